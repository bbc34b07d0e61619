import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { CertificateRequestStatus, CompanyStatus, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, isNull, notExists } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { selectUnapproved } from './user-registrations';

const { appUser, certificateRequest, company, membership, registration } = schema;

/** Rows shown, the oldest first, so that none is forgotten. */
const ROWS_MAX = 100;

export interface WaitingItem {
  readonly id: number;
  readonly company: string;
  /** State register code, tax number or passport of the company. */
  readonly code: string;
  readonly person: string;
  readonly since: Date | null;
}

/** Companies without users are not ready. */
export async function findWaitingCompanies(queries: Queries): Promise<readonly WaitingItem[]> {
  const rows = await queries
    .selectDistinctOn([registration.startedAt, company.id], { company, user: appUser, since: registration.startedAt })
    .from(registration)
    .innerJoin(company, eq(company.id, registration.companyId))
    .innerJoin(membership, eq(membership.companyId, company.id))
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(isNull(registration.outcome))
    .orderBy(asc(registration.startedAt), asc(company.id), asc(membership.role), asc(appUser.id))
    .limit(ROWS_MAX);
  return rows.map(({ company: of, user, since }) => toWaiting(of.id, of, user, since));
}

export async function findWaitingUsers(queries: Queries): Promise<readonly WaitingItem[]> {
  const rows = await queries
    .select({ company, user: appUser })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(company, eq(company.id, membership.companyId))
    .where(
      and(
        eq(appUser.status, UserStatus.registered),
        eq(company.status, CompanyStatus.active),
        notExists(selectUnapproved(queries)),
      ),
    )
    .orderBy(asc(appUser.id), asc(company.id))
    .limit(ROWS_MAX);
  return rows.map(({ company: of, user }) => toWaiting(user.id, of, user, null));
}

export async function findWaitingCertificates(queries: Queries): Promise<readonly WaitingItem[]> {
  const rows = await queries
    .select({ request: certificateRequest, company, user: appUser })
    .from(certificateRequest)
    .innerJoin(appUser, eq(appUser.id, certificateRequest.userId))
    .innerJoin(company, eq(company.id, certificateRequest.companyId))
    .where(eq(certificateRequest.status, CertificateRequestStatus.requested))
    .orderBy(asc(certificateRequest.id))
    .limit(ROWS_MAX);
  return rows.map(({ request, company: of, user }) => toWaiting(request.id, of, user, request.createdAt));
}

function toWaiting(
  id: number,
  { shortName, code }: typeof company.$inferSelect,
  user: typeof appUser.$inferSelect,
  since: Date | null,
): WaitingItem {
  return { id, company: shortName, code, person: joinFullName(user), since };
}
