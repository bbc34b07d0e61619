import type { ImportColumn } from '../../domain/rules';
import { columnPlacesIn } from './corp2';
import type { Layout } from './layout';

const COLUMNS: Readonly<Record<string, ImportColumn>> = {
  nd: 'oper_n',
  datad: 'oper_date',
  mfo: 'mfo_d',
  ac: 'acn_d',
  okpo: 'okpo_d',
  name: 'name_d',
  mfokor: 'mfo_c',
  ackor: 'acn_c',
  okpokor: 'okpo_c',
  namekor: 'name_c',
  curcode: 'cur_ref',
  sumpdnom: 'sum_cur',
  purpose: 'pay_purp',
};

/** The client is debited; with another mark somebody has paid to him. */
const DEBIT = '2';

/** Ukrgasbank's statement. Source: reference/banking 4.1 */
export function ukrgasbankLayout(names: readonly string[]): Layout | null {
  const isComplete = ['ac', 'dk', 'ackor', 'sumpdnom'].every((name) => names.includes(name));
  if (!isComplete) return null;
  const side = names.indexOf('dk');
  return {
    format: 'statement',
    columns: columnPlacesIn(COLUMNS, names),
    purposeParts: [],
    isTurned: ({ cells }) => String(cells[side] ?? '').trim() !== DEBIT,
  };
}
