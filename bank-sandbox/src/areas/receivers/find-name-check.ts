import type { ReceiverNameCheck, StoredNameCheck } from '@ncb/shared-kernel/api/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { checkInOwnBank } from './check-receiver-name';
import type { NameRequest } from './name-request';

const { receiverNameCheck } = schema;

/** Age in ms up to which a document takes over a result of another bank. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the result to store with a document: our bank compares again, another bank's last answer of the day counts.
 * Undefined if no name was compared.
 */
export async function findNameCheck(
  queries: Queries,
  caller: Pick<CompanyCaller, 'membership' | 'at'>,
  request: NameRequest,
): Promise<StoredNameCheck | undefined> {
  const ours = await checkInOwnBank(queries, request);
  if (ours) return { ...ours, checkedAt: toKyivMoment(caller.at) };
  const last = await findLastCheck(queries, caller, request, KEPT_MS);
  return last && { ...last.answer, checkedAt: toKyivMoment(last.checkedAt) };
}

export async function findLastCheck(
  queries: Queries,
  { membership, at }: Pick<CompanyCaller, 'membership' | 'at'>,
  { account, code, name }: NameRequest,
  ageMs: number,
): Promise<{ readonly answer: ReceiverNameCheck; readonly checkedAt: Date } | undefined> {
  const [last] = await queries
    .select({ answer: receiverNameCheck.answer, checkedAt: receiverNameCheck.checkedAt })
    .from(receiverNameCheck)
    .where(
      and(
        eq(receiverNameCheck.companyId, membership.companyId),
        eq(receiverNameCheck.iban, account),
        eq(receiverNameCheck.code, code),
        eq(receiverNameCheck.name, name),
        gt(receiverNameCheck.checkedAt, new Date(at.getTime() - ageMs)),
      ),
    );
  return last;
}

/** Stores a result, and deletes those of the company that no document takes over any more. */
export async function storeLastCheck(
  queries: Queries,
  { membership, at }: CompanyCaller,
  { account, code, name }: NameRequest,
  answer: ReceiverNameCheck,
): Promise<void> {
  const { companyId } = membership;
  const isOld = lt(receiverNameCheck.checkedAt, new Date(at.getTime() - KEPT_MS));
  await queries.delete(receiverNameCheck).where(and(eq(receiverNameCheck.companyId, companyId), isOld));
  const { iban: byIban, code: byCode, name: byName } = receiverNameCheck;
  await queries
    .insert(receiverNameCheck)
    .values({ companyId, iban: account, code, name, answer, checkedAt: at })
    .onConflictDoUpdate({
      target: [receiverNameCheck.companyId, byIban, byCode, byName],
      set: { answer, checkedAt: at },
    });
}
