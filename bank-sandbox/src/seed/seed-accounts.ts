import { addDays, parseDotted } from '@ncb/shared-kernel/domain/dates';
import { addAmounts, compareAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { ensureInternalAccount, post } from '../ledger';
import { getExecutedPayments } from './seed-payments';
import { SEED, type SeedAccount } from './seed-data';

const OPENED_DAYS_BACK = 60;
const DAY_MS = 24 * 60 * 60_000;

/** Posts opening balances as real movements: after the executed payments each account has the balance of the data. */
export async function seedAccounts(tx: Queries, bankDay: string, now: Date): Promise<void> {
  await tx.insert(schema.account).values(SEED.accounts.map(toRow));
  for (const item of SEED.accounts) await postOpening(tx, item, bankDay, now);
  for (const { acn_id, blocked_amount } of SEED.accounts.filter((item) => Number(item.blocked_amount) > 0)) {
    // An empty account with a blocked amount would be overdrawn.
    await tx
      .update(schema.account)
      .set({ blockedAmount: blocked_amount })
      .where(eq(schema.account.id, Number(acn_id)));
  }
}

/** Opens an account; an existing one stays unchanged. */
export async function openSeedAccount(tx: Queries, item: SeedAccount, bankDay: string, now: Date): Promise<void> {
  const opened = await tx.insert(schema.account).values(toRow(item)).onConflictDoNothing().returning();
  if (opened.length > 0) await postOpening(tx, item, bankDay, now);
}

function toRow(item: SeedAccount) {
  return {
    id: Number(item.acn_id),
    kind: item.type,
    companyId: Number(item.company),
    iban: item.iban,
    number: item.acn_n,
    currencyCode: item.cur_ref,
    currencyLetters: item.sim_cur,
    status: item.status_ref,
    paymentsAllowed: item.pmt_allowed,
    balance: '0.00',
    minBalance: item.min_saldo,
    overdraftLimit: item.overdraft_limit,
    overdraftUsed: subtractAmounts(item.overdraft_limit, item.unused_over),
    interestRate: item.percent,
    opened: parseDotted(item.date_open),
    closed: parseDotted(item.date_close),
    comment: item.comment,
  };
}

async function postOpening(tx: Queries, item: SeedAccount, bankDay: string, now: Date): Promise<void> {
  const amount = getOpeningBalance(item);
  if (compareAmounts(amount, '0.00') === 0) return;
  const equity = await ensureInternalAccount(tx, 'equity', { code: item.cur_ref, letters: item.sim_cur });
  await post(tx, {
    kind: 'opening',
    documentId: null,
    bankDay: addDays(bankDay, -OPENED_DAYS_BACK),
    at: new Date(now.getTime() - OPENED_DAYS_BACK * DAY_MS),
    movements: [
      { accountId: Number(item.acn_id), amount },
      { accountId: equity, amount: subtractAmounts('0.00', amount) },
    ],
  });
}

function getOpeningBalance({ acn_id, iban, cur_ref, sal }: SeedAccount): string {
  return getExecutedPayments().reduce((balance, payment) => {
    if (payment.acn_id === acn_id) return addAmounts(balance, payment.amount);
    return payment.acnt_co === iban && cur_ref === '980' ? subtractAmounts(balance, payment.amount) : balance;
  }, sal);
}
