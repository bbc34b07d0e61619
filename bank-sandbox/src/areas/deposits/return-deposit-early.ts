import type { AnswerOf, breakDepositEarly, RequestOf } from '@ncb/shared-kernel/api/contract';
import { breakDeposit } from '@ncb/shared-kernel/domain/interest';
import { compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DepositOperationKind, DepositStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { withIdempotency } from '../documents/with-idempotency';
import { lockRunning, readRunning } from './running-deposit';
import { storeOperation, postDeposit } from './post-deposit';

const { deposit } = schema;

/** Answers `break_deposit`: interest paid at the higher rate is withheld; capitalised interest stays with the bank. */
export async function returnDepositEarly(
  { db }: Services,
  caller: CompanyCaller,
  { id, returned: confirmedAmount }: RequestOf<typeof breakDepositEarly>,
): Promise<Outcome<AnswerOf<typeof breakDepositEarly>>> {
  const { membership, bankDay, at } = caller;
  return withIdempotency(db, caller, async (tx) => {
    const found = await lockRunning(tx, membership.companyId, id);
    if (!found.ok) return found;
    const row = found.value;
    if (bankDay >= row.endDate) return refuse('depositClosed');
    if (row.earlyRate === null) return refuse('depositTermsForbid');
    const { returned } = breakDeposit(await readRunning(tx, row), row.earlyRate, bankDay);
    if (compareAmounts(returned, confirmedAmount) !== 0) return refuse('depositChanged');
    const moment = { bankDay, now: at };
    await postDeposit(tx, row, moment, {
      balanceChange: subtractAmounts('0.00', row.amount),
      interest: subtractAmounts(returned, row.amount),
      accounts: [{ accountId: row.accountId, amount: returned }],
    });
    await storeOperation(tx, row.id, { day: bankDay, at, kind: DepositOperationKind.broken, amount: returned });
    const status = DepositStatus.closed;
    await tx.update(deposit).set({ status, dueDate: bankDay }).where(eq(deposit.id, row.id));
    await writeAudit(tx, buildAuditEntry(caller, 'breakDeposit', 'deposit', row.id));
    return succeed({ id, returned });
  });
}
