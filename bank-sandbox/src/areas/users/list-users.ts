import type { AnswerOf, listUsers, RequestOf, UserRow } from '@ncb/shared-kernel/api/contract';
import { joinFullName, seesAllUsers } from '@ncb/shared-kernel/domain/rules';
import { Role, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq, inArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyIdsOf } from './members';

const { appUser, company, membership } = schema;

/** Far more people than any customer has; the call has no paging. */
const ROWS_MAX = 5000;
const MAY_WORK: readonly UserStatus[] = [UserStatus.active, UserStatus.temporaryPassword];

/** `get_users_list`: the company's people; a director may ask for those of all companies that he directs. */
export async function users(
  { db }: Services,
  { userId, membership: own }: CompanyCaller,
  { needAll }: RequestOf<typeof listUsers>,
): Promise<Outcome<AnswerOf<typeof listUsers>>> {
  const seesAll = needAll && seesAllUsers(own.role);
  const companyIds = seesAll ? await companyIdsOf(db.queries, userId, Role.director) : [own.companyId];
  const seats = await seatsIn(db.queries, companyIds);
  const people = new Map<number, Seat[]>();
  for (const seat of seats) people.set(seat.user.id, [...(people.get(seat.user.id) ?? []), seat]);
  return done({ users: [...people.values()].map((seatsOfOne) => toRow(seatsOfOne, own.companyId)) });
}

async function seatsIn(queries: Queries, companyIds: readonly number[]) {
  return queries
    .select({ user: appUser, membership, company: company.shortName })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(company, eq(company.id, membership.companyId))
    .where(inArray(membership.companyId, [...companyIds]))
    .orderBy(asc(appUser.lastName), asc(appUser.firstName), asc(appUser.id), asc(company.id))
    .limit(ROWS_MAX);
}

type Seat = Awaited<ReturnType<typeof seatsIn>>[number];

/** One row per person: what he is in the selected company, else in the first one that the asking director sees. */
function toRow(seats: readonly Seat[], companyId: number): UserRow {
  const shown = seats.find((seat) => seat.membership.companyId === companyId) ?? seats[0];
  if (!shown) throw new Error('a person without a seat');
  const { user, membership: seat } = shown;
  return {
    id: String(user.id),
    name: joinFullName(user),
    position: seat.position,
    status: user.status,
    role: seat.role,
    signatureRight: seat.signatureRight,
    taxCode: user.taxCode,
    company: shown.company,
    companies: seats.map((item) => String(item.membership.companyId)),
    payrollAccess: seat.payrollAccess,
    isGranted: seat.rightsValid && MAY_WORK.includes(user.status),
  };
}
