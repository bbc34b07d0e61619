import { Role, UserStatus, type UserChangeKind } from '@ncb/shared-kernel/domain/vocabulary';
import { canSignTogether, joinFullName } from '@ncb/shared-kernel/domain/rules';
import type { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import type { WantedChange } from '../../db/schema';
import { succeed, refuse, type Outcome } from '../../outcome';
import { storeDeclaration } from '../declarations/store-declaration';
import { formatShortName } from '../identity/users';
import { SUBJECTS } from './rights-texts';
import { buildSignerCondition, MAY_WORK } from './members';

const { appUser, company, membership, userChange } = schema;

export type UserChangeRow = typeof userChange.$inferSelect;

const COUNTED: readonly UserStatus[] = [...MAY_WORK, UserStatus.blocked];

/**
 * True if the company has a manager beside author and subject. A blocked one counts, or blocking would bypass the
 * second signature. Source: docs/requirements/keys-and-users.md#second-manager.
 */
export async function requiresSecondManager(
  tx: Queries,
  companyId: number,
  people: readonly number[],
): Promise<boolean> {
  const [found] = await tx
    .select({ id: appUser.id })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(
      and(
        eq(membership.companyId, companyId),
        or(eq(membership.role, Role.director), eq(membership.isAdministrator, true)),
        notInArray(membership.userId, [...people]),
        inArray(appUser.status, [...COUNTED]),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Outcome of a change that a second manager refuses or the requester withdraws. */
export const OUTCOME_OF_DECISION = { refuse: 'refused', withdraw: 'withdrawn' } as const;

interface PendingChange {
  readonly user: Pick<typeof appUser.$inferSelect, 'id' | 'lastName' | 'firstName' | 'middleName' | 'taxCode'>;
  readonly kind: UserChangeKind;
  readonly wanted: WantedChange;
  /** Changes such as `Право підпису: другий підпис → перший підпис`. */
  readonly lines: readonly string[];
}

/** Stores a change for a second manager, who signs a declaration; at most one of each kind per user. */
export async function storePendingChange(
  tx: Queries,
  caller: CompanyCaller,
  { user, kind, wanted, lines }: PendingChange,
): Promise<Outcome<{ readonly waits: true }>> {
  const { companyId } = caller.membership;
  const values = { companyId, userId: user.id, kind, wanted, askedBy: caller.userId, askedAt: caller.at };
  const [stored] = await tx.insert(userChange).values(values).onConflictDoNothing().returning({ id: userChange.id });
  if (!stored) return refuse('changeWaits');
  await storeDeclaration(tx, caller, {
    kind: 'rights',
    objectId: stored.id,
    subject: `${SUBJECTS[kind]}: ${formatShortName(user)}`,
    lines: [`Особа: ${joinFullName(user)}`, `Податковий номер: ${user.taxCode}`, ...lines],
    payload: {},
  });
  return succeed({ waits: true });
}

export async function findOpenChanges(
  queries: Queries,
  companyId: number,
  userId?: number,
): Promise<readonly UserChangeRow[]> {
  return queries
    .select()
    .from(userChange)
    .where(
      and(
        eq(userChange.companyId, companyId),
        isNull(userChange.outcome),
        userId === undefined ? undefined : eq(userChange.userId, userId),
      ),
    )
    .orderBy(userChange.id);
}

/** Withdraws waiting changes: revoked rights must not return with them. */
export async function withdrawChanges(
  tx: Queries,
  { at, userId: decidedBy }: Pick<CompanyCaller, 'at' | 'userId'>,
  filter: { readonly userId: number; readonly companyId?: number; readonly kinds?: readonly UserChangeKind[] },
): Promise<void> {
  await tx
    .update(userChange)
    .set({ outcome: 'withdrawn', decidedAt: at, decidedBy })
    .where(
      and(
        eq(userChange.userId, filter.userId),
        isNull(userChange.outcome),
        filter.companyId === undefined ? undefined : eq(userChange.companyId, filter.companyId),
        filter.kinds === undefined ? undefined : inArray(userChange.kind, [...filter.kinds]),
      ),
    );
}

type FutureSigner = { readonly signatureRight: SignatureRight; readonly rightsUntil: string | null } | null;

/** True if the company can still sign today and after all limited rights end, or could not before. */
export async function hasSignersWithout(
  tx: Queries,
  { companyId, bankDay }: { readonly companyId: number; readonly bankDay: string },
  userId: number,
  future: FutureSigner,
): Promise<boolean> {
  const rows = await tx
    .select({
      userId: membership.userId,
      right: membership.signatureRight,
      until: membership.rightsUntil,
      scheme: company.signScheme,
    })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(company, eq(company.id, membership.companyId))
    .where(buildSignerCondition(companyId, bankDay));
  const scheme = rows[0]?.scheme;
  if (scheme === undefined) return true;
  const works = rows.some((row) => row.userId === userId);
  const others = rows.filter((row) => row.userId !== userId);
  const own = works && future ? [{ right: future.signatureRight, until: future.rightsUntil }] : [];
  const after = [...others, ...own];
  const canSign = (seats: readonly SeatOfSigner[]) =>
    canSignTogether(
      scheme,
      seats.map(({ right }) => right),
    );
  const keeps = (before: readonly SeatOfSigner[], then: readonly SeatOfSigner[]) => !canSign(before) || canSign(then);
  return keeps(rows, after) && keeps(rows.filter(isUnlimited), after.filter(isUnlimited));
}

interface SeatOfSigner {
  readonly right: SignatureRight;
  readonly until: string | null;
}

const isUnlimited = ({ until }: SeatOfSigner) => until === null;
