import type { AnswerOf, RequestOf, topUpDeposit } from '@ncb/shared-kernel/api/contract';
import { addAmounts, parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkTopUp } from '@ncb/shared-kernel/domain/rules';
import { DepositOperationKind } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { toDebitAccount, findCompanyAccount } from '../accounts/company-account';
import { withIdempotency } from '../documents/with-idempotency';
import { lockRunning } from './running-deposit';
import { storeOperation, postDeposit } from './post-deposit';

const { deposit } = schema;

/** Answers `top_up_deposit`; the money earns from the next day. */
export async function topUp(
  { db }: Services,
  caller: CompanyCaller,
  draft: RequestOf<typeof topUpDeposit>,
): Promise<Outcome<AnswerOf<typeof topUpDeposit>>> {
  const { membership, bankDay, at } = caller;
  return withIdempotency(db, caller, async (tx) => {
    const found = await lockRunning(tx, membership.companyId, draft.id);
    if (!found.ok) return found;
    const row = found.value;
    const { topUpMinimum: minimum, topUpUntil: until } = row;
    if (minimum === null || until === null || bankDay > until) return refuse('depositTermsForbid');
    const debit = await findCompanyAccount(tx, membership.companyId, draft.debitAccountId);
    const context = { currencyCode: row.currencyCode, minimum, debitAccount: debit && toDebitAccount(debit) };
    const problems = checkTopUp(draft, context);
    const parsed = parseAmount(draft.amount);
    if (problems.length > 0 || !parsed.ok || !debit) return refuseFields(problems);
    const { amount } = parsed;
    const accounts = [{ accountId: debit.id, amount: `-${amount}` }];
    await postDeposit(tx, row, { bankDay, now: at }, { balanceChange: amount, interest: '0.00', accounts });
    await storeOperation(tx, row.id, { day: bankDay, at, kind: DepositOperationKind.added, amount });
    await tx
      .update(deposit)
      .set({ amount: addAmounts(row.amount, amount) })
      .where(eq(deposit.id, row.id));
    await writeAudit(tx, buildAuditEntry(caller, 'topUpDeposit', 'deposit', row.id));
    return succeed({ id: draft.id });
  });
}
