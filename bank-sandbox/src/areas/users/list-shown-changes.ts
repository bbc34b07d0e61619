import type { UserChange } from '@ncb/shared-kernel/api/contract';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { findShortNames } from '../identity/users';
import type { UserChangeRow } from './second-manager';

const { declaration } = schema;

/** Lists waiting changes by user. */
export async function listShownChanges(
  queries: Queries,
  { userId, membership: { companyId } }: Pick<CompanyCaller, 'userId' | 'membership'>,
  open: readonly UserChangeRow[],
): Promise<ReadonlyMap<number, readonly UserChange[]>> {
  const authors = await findShortNames(
    queries,
    open.map(({ askedBy }) => askedBy),
  );
  const texts = await findDeclarations(queries, companyId, open);
  const changes = new Map<number, UserChange[]>();
  for (const row of open) {
    const change = toChange(row, userId, authors, texts);
    changes.set(row.userId, [...(changes.get(row.userId) ?? []), change]);
  }
  return changes;
}

async function findDeclarations(
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
  authors: ReadonlyMap<number, string>,
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
    ...(wanted.lastName !== undefined && { name: getFullName(wanted) }),
    ...(wanted.taxCode !== undefined && { taxCode: wanted.taxCode }),
    askedBy: authors.get(askedBy) ?? '',
    askedAt: toKyivMoment(row.askedAt),
    waitsForMe,
    isMine: askedBy === callerId,
  };
}

function getFullName({ lastName = '', firstName = '', middleName = '' }: UserChangeRow['wanted']): string {
  return joinFullName({ lastName, firstName, middleName });
}
