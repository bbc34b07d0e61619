import type { UserChange } from '@ncb/shared-kernel/api/contract';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { kyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { shortName } from '../identity/users';
import type { UserChangeRow } from './second-manager';

const { appUser, declaration } = schema;

/** Lists waiting changes by user. */
export async function shownChanges(
  queries: Queries,
  { userId, membership: { companyId } }: Pick<CompanyCaller, 'userId' | 'membership'>,
  open: readonly UserChangeRow[],
): Promise<ReadonlyMap<number, readonly UserChange[]>> {
  const askers = await namesOf(queries, [...new Set(open.map(({ askedBy }) => askedBy))]);
  const texts = await declarationsOf(queries, companyId, open);
  const changes = new Map<number, UserChange[]>();
  for (const row of open) {
    const change = toChange(row, userId, askers, texts);
    changes.set(row.userId, [...(changes.get(row.userId) ?? []), change]);
  }
  return changes;
}

async function namesOf(queries: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(appUser)
    .where(inArray(appUser.id, [...ids]));
  return new Map(rows.map((user) => [user.id, shortName(user)]));
}

async function declarationsOf(
  queries: Queries,
  companyId: number,
  open: readonly UserChangeRow[],
): Promise<ReadonlyMap<number, number>> {
  if (open.length === 0) return new Map();
  const rows = await queries
    .select({ id: declaration.id, changeId: declaration.objectId })
    .from(declaration)
    .where(
      and(
        eq(declaration.companyId, companyId),
        eq(declaration.kind, 'rights'),
        isNull(declaration.acceptedAt),
        isNull(declaration.withdrawnAt),
        inArray(
          declaration.objectId,
          open.map(({ id }) => id),
        ),
      ),
    );
  return new Map(rows.map(({ id, changeId }) => [changeId, id]));
}

function toChange(
  row: UserChangeRow,
  callerId: number,
  askers: ReadonlyMap<number, string>,
  texts: ReadonlyMap<number, number>,
): UserChange {
  const { wanted, askedBy, userId } = row;
  const waitsForMe = askedBy !== callerId && userId !== callerId;
  const text = texts.get(row.id);
  return {
    id: String(row.id),
    declarationId: waitsForMe && text !== undefined ? String(text) : null,
    kind: row.kind,
    role: wanted.role ?? null,
    signatureRight: wanted.signatureRight ?? null,
    payrollAccess: wanted.payrollAccess ?? null,
    isAdministrator: wanted.isAdministrator ?? null,
    ...(wanted.rightsUntil !== undefined && { rightsUntil: wanted.rightsUntil }),
    email: wanted.email ?? null,
    phone: wanted.phone ?? null,
    ...(wanted.lastName !== undefined && { name: nameOf(wanted) }),
    ...(wanted.taxCode !== undefined && { taxCode: wanted.taxCode }),
    askedBy: askers.get(askedBy) ?? '',
    askedAt: kyivMoment(row.askedAt),
    waitsForMe,
    isMine: askedBy === callerId,
  };
}

function nameOf({ lastName = '', firstName = '', middleName = '' }: UserChangeRow['wanted']): string {
  return joinFullName({ lastName, firstName, middleName });
}
