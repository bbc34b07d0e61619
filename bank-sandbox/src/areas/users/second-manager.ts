import { RIGHTS_OF_ROLE, Role, UserStatus, type UserChangeKind } from '@ncb/shared-kernel/domain/vocabulary';
import { canSignTogether, joinFullName } from '@ncb/shared-kernel/domain/rules';
import type { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import type { WantedChange } from '../../db/schema';
import { done, refuse, type Outcome } from '../../outcome';
import { storeDeclaration } from '../declarations/store-declaration';
import { shortName } from '../identity/users';
import { SUBJECTS } from './change-words';
import { holdsOn, MAY_WORK } from './members';

const { appUser, company, membership, userChange } = schema;

export type UserChangeRow = typeof userChange.$inferSelect;

/** Managers whose word counts now or as soon as they are unblocked. */
const COUNTED: readonly UserStatus[] = [...MAY_WORK, UserStatus.blocked];

/**
 * True if what gives power waits for somebody else: the company has a manager beside the one who asks and the person
 * whom it is about. A blocked one counts, or blocking him would be the way round his signature. Source: reference/areas D7
 */
export async function needsSecond(tx: Queries, companyId: number, people: readonly number[]): Promise<boolean> {
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

export interface ChangeToHold {
  readonly user: Pick<typeof appUser.$inferSelect, 'id' | 'lastName' | 'firstName' | 'middleName' | 'taxCode'>;
  readonly kind: UserChangeKind;
  readonly wanted: WantedChange;
  /** What changes, for people: `Право підпису: другий підпис → перший підпис`. */
  readonly lines: readonly string[];
}

/**
 * Keeps a change until a second manager decides; one of a kind at a time waits for a person. The manager agrees by signing
 * a declaration that says what changes.
 */
export async function holdChange(
  tx: Queries,
  caller: CompanyCaller,
  { user, kind, wanted, lines }: ChangeToHold,
): Promise<Outcome<{ readonly waits: true }>> {
  const { companyId } = caller.membership;
  const asked = { companyId, userId: user.id, kind, wanted, askedBy: caller.userId, askedAt: caller.at };
  const [held] = await tx.insert(userChange).values(asked).onConflictDoNothing().returning({ id: userChange.id });
  if (!held) return refuse('changeWaits');
  await storeDeclaration(tx, caller, {
    kind: 'rights',
    objectId: held.id,
    subject: `${SUBJECTS[kind]}: ${shortName(user)}`,
    lines: [`Особа: ${joinFullName(user)}`, `Податковий номер: ${user.taxCode}`, ...lines],
    payload: {},
  });
  return done({ waits: true });
}

/** Open changes of a company, the oldest first; of one person where he is named. */
export async function openChanges(
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

/** Ends what waits for a person: power that was taken away since must not come back with an older wish. */
export async function dropChanges(
  tx: Queries,
  { at, userId: decidedBy }: Pick<CompanyCaller, 'at' | 'userId'>,
  which: { readonly userId: number; readonly companyId?: number; readonly kinds?: readonly UserChangeKind[] },
): Promise<void> {
  await tx
    .update(userChange)
    .set({ outcome: 'withdrawn', decidedAt: at, decidedBy })
    .where(
      and(
        eq(userChange.userId, which.userId),
        isNull(userChange.outcome),
        which.companyId === undefined ? undefined : eq(userChange.companyId, which.companyId),
        which.kinds === undefined ? undefined : inArray(userChange.kind, [...which.kinds]),
      ),
    );
}

/** What somebody may sign from now on; null: nothing. */
export type SignerToBe = { readonly signatureRight: SignatureRight; readonly rightsUntil: string | null } | null;

/**
 * True if the company can still bring a document to the bank after a person has other rights to sign, or none: today, and
 * when all rights that end have ended. A company that could not before loses nothing.
 */
export async function keepsSigners(
  tx: Queries,
  { companyId, bankDay }: { readonly companyId: number; readonly bankDay: string },
  userId: number,
  toBe: SignerToBe,
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
    .where(
      and(
        eq(membership.companyId, companyId),
        holdsOn(bankDay),
        inArray(appUser.status, [...MAY_WORK]),
        ne(membership.signatureRight, RIGHTS_OF_ROLE[Role.operator][0]),
      ),
    );
  const scheme = rows[0]?.scheme;
  if (scheme === undefined) return true;
  const works = rows.some((row) => row.userId === userId);
  const others = rows.filter((row) => row.userId !== userId);
  const own = works && toBe ? [{ right: toBe.signatureRight, until: toBe.rightsUntil }] : [];
  const after = [...others, ...own];
  const canSign = (seats: readonly SeatOfSigner[]) =>
    canSignTogether(
      scheme,
      seats.map(({ right }) => right),
    );
  const keeps = (before: readonly SeatOfSigner[], then: readonly SeatOfSigner[]) => !canSign(before) || canSign(then);
  return keeps(rows, after) && keeps(rows.filter(lasts), after.filter(lasts));
}

interface SeatOfSigner {
  readonly right: SignatureRight;
  readonly until: string | null;
}

const lasts = ({ until }: SeatOfSigner) => until === null;
