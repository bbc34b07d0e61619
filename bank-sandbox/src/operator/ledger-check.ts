import { sql } from 'drizzle-orm';
import { firstBrokenAuditRow } from '../audit';
import { rowsOf, type Queries } from '../db';
import { ledgerFaults, type LedgerFault } from '../ledger';
import type { Told } from './actions';

const WHAT: Readonly<Record<LedgerFault['what'], string>> = {
  currencyNotZero: 'сума валюти не нуль',
  balanceIsNotSumOfEntries: 'залишок рахунку не дорівнює сумі проводок',
  heldIsNotSumOfHolds: 'зарезервоване на рахунку не дорівнює резервам документів',
  holdOutlivesDocument: 'резерв пережив свій документ',
};

/** Checks the ledger and the chain of the audit trail. */
export async function checkLedger(queries: Queries): Promise<Told> {
  const faults = await ledgerFaults(queries);
  const brokenRow = await firstBrokenAuditRow(queries);
  const lines = [
    ...(await currencySums(queries)).map(({ currency, sum }) => `${currency} Σ = ${sum}`),
    ...faults.map(({ what, where }) => `ПОМИЛКА: ${WHAT[what]} (${where})`),
    ...(brokenRow === null ? [] : [`ПОМИЛКА: журнал аудиту порушено, запис ${brokenRow}`]),
  ];
  const ok = faults.length === 0 && brokenRow === null;
  return { ok, text: [...lines, ok ? 'Книга й журнал аудиту цілі.' : 'Є порушення.'].join('\n') };
}

/** Sums each currency: zero if all is well. */
export async function currencySums(
  queries: Queries,
): Promise<readonly { readonly currency: string; readonly sum: string }[]> {
  return rowsOf(
    queries,
    sql`SELECT a.currency_letters AS currency, sum(e.amount)::text AS sum
      FROM gl_entry e JOIN account a ON a.id = e.account_id GROUP BY 1 ORDER BY 1`,
  );
}
