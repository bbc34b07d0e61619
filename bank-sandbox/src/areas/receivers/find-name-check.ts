import type { ReceiverNameCheck, StoredNameCheck } from '@ncb/shared-kernel/api/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { checkInOwnBank } from './check-receiver-name';
import type { NameRequest } from './name-request';

const { receiverNameCheck } = schema;

/** Age in ms up to which a document takes over a result of another bank; older rows are deleted by housekeeping. */
export const NAME_CHECKS_KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the result to store with a document: our bank compares again, another bank's last answer of the day counts.
 * Undefined if no name was compared. Saves are not counted: they tell a verified name only to a company that has it already.
 */
export async function findNameCheck(
  queries: Queries,
  caller: Pick<CompanyCaller, 'membership' | 'at'>,
  request: NameRequest,
): Promise<StoredNameCheck | undefined> {
  const ours = await checkInOwnBank(queries, request);
  if (ours?.verifiedName === null) return { ...ours, checkedAt: toKyivMoment(caller.at) };
  const last = await findLastCheck(queries, caller, request, NAME_CHECKS_KEPT_MS);
  if (ours) {
    const isTold = last?.answer.verifiedName === ours.verifiedName;
    return { ...ours, verifiedName: isTold ? ours.verifiedName : null, checkedAt: toKyivMoment(caller.at) };
  }
  return last && { ...last.answer, checkedAt: toKyivMoment(last.checkedAt) };
}

export async function findLastCheck(
  queries: Queries,
  { membership, at }: Pick<CompanyCaller, 'membership' | 'at'>,
  { account, code, hasCode, name }: NameRequest,
  ageMs: number,
): Promise<Pick<typeof receiverNameCheck.$inferSelect, 'answer' | 'checkedAt' | 'inBackground'> | undefined> {
  const { answer, checkedAt, inBackground } = receiverNameCheck;
  const [last] = await queries
    .select({ answer, checkedAt, inBackground })
    .from(receiverNameCheck)
    .where(
      and(
        eq(receiverNameCheck.companyId, membership.companyId),
        eq(receiverNameCheck.iban, account),
        eq(receiverNameCheck.code, code),
        eq(receiverNameCheck.hasCode, hasCode),
        eq(receiverNameCheck.name, name),
        gt(receiverNameCheck.checkedAt, new Date(at.getTime() - ageMs)),
      ),
    );
  return last;
}

/** @param counts if it stays among the questions of the user */
export async function storeLastCheck(
  tx: Queries,
  { membership: { companyId }, userId, at }: CompanyCaller,
  { account, code, hasCode, name }: NameRequest,
  answer: ReceiverNameCheck,
  counts: boolean,
): Promise<void> {
  const result = { answer, checkedAt: at, countedFor: counts ? userId : null, inBackground: false };
  const { companyId: byCompany, iban: byIban, code: byCode, hasCode: byKind, name: byName } = receiverNameCheck;
  await tx
    .insert(receiverNameCheck)
    .values({ companyId, iban: account, code, hasCode, name, ...result })
    .onConflictDoUpdate({ target: [byCompany, byIban, byCode, byKind, byName], set: result });
}
