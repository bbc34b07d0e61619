import { sql } from 'drizzle-orm';
import { findBrokenAuditRow } from '../audit';
import { selectRows, type Queries } from '../db';
import { findLedgerFaults, type LedgerFault } from '../ledger';
import type { ActionResult } from './actions';

const FAULT_TEXTS: Readonly<Record<LedgerFault['what'], string>> = {
  currencyNotZero: 'сума валюти не нуль',
  balanceIsNotSumOfEntries: 'залишок рахунку не дорівнює сумі проводок',
  reservedIsNotSumOfHolds: 'зарезервоване на рахунку не дорівнює резервам документів',
  holdOutlivesDocument: 'резерв пережив свій документ',
};

/** Checks the ledger and the chain of the audit trail. */
export async function checkLedger(queries: Queries): Promise<ActionResult> {
  const faults = await findLedgerFaults(queries);
  const brokenRow = await findBrokenAuditRow(queries);
  const lines = [
    ...(await sumCurrencies(queries)).map(({ currency, sum }) => `${currency} Σ = ${sum}`),
    ...faults.map(({ what, where }) => `ПОМИЛКА: ${FAULT_TEXTS[what]} (${where})`),
    ...(brokenRow === null ? [] : [`ПОМИЛКА: журнал аудиту порушено, запис ${brokenRow}`]),
  ];
  const ok = faults.length === 0 && brokenRow === null;
  return { ok, text: [...lines, ok ? 'Книга й журнал аудиту цілі.' : 'Є порушення.'].join('\n') };
}

/** Sums each currency: zero if all is well. */
export async function sumCurrencies(
  queries: Queries,
): Promise<readonly { readonly currency: string; readonly sum: string }[]> {
  return selectRows(
    queries,
    sql`SELECT a.currency_letters AS currency, sum(e.amount)::text AS sum
      FROM gl_entry e JOIN account a ON a.id = e.account_id GROUP BY 1 ORDER BY 1`,
  );
}
