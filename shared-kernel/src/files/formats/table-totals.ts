import { addAmounts, parseAmount } from '../../domain/money';
import { toImportRow, type Layout } from '../layouts';
import type { Table, TableRow } from '../table';

/** Total of a file and the sum of its rows, as decimal strings. */
export interface TotalDifference {
  readonly said: string;
  readonly found: string;
}

const TOTAL = /^\s*(?:разом|усього|всього|підсумок|итого|всего|итог|total|sum total)(?![\p{L}])/iu;

interface WithoutTotals {
  readonly rows: readonly TableRow[];
  readonly totals: readonly string[];
}

export function removeTotals(layout: Layout, table: Table): WithoutTotals {
  const totals: string[] = [];
  const rows = table.rows.filter((row) => {
    if (!row.cells.some((cell) => typeof cell === 'string' && TOTAL.test(cell))) return true;
    const said = toImportRow(layout, table, row);
    const [account = '', code = ''] = [said.acn_c, said.okpo_c].map((text) => (TOTAL.test(text ?? '') ? '' : text));
    if (/[0-9]/.test(`${account}${code}`)) return true;
    totals.push(said.sum_cur ?? '');
    return false;
  });
  return { rows, totals };
}

/** Returns the last total, unless one equals the sum of all rows. */
export function findTotalDifference(totals: readonly string[], amounts: readonly string[]): TotalDifference | null {
  const said = parseAmounts(totals).at(-1);
  if (said === undefined) return null;
  const found = parseAmounts(amounts).reduce((sum, amount) => addAmounts(sum, amount), '0.00');
  return parseAmounts(totals).includes(found) ? null : { said, found };
}

function parseAmounts(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => {
    const parsed = parseAmount(text);
    return parsed.ok ? [parsed.amount] : [];
  });
}
