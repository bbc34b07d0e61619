import { getDirectionOfWord, type ImportColumn, type MoneyDirection } from '../../domain/rules';
import { findPlacesIn } from './get-corp2-layout';
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

/** Values of the direction: 2 debits the client, 1 credits the client. */
const DIRECTIONS: Readonly<Partial<Record<string, MoneyDirection>>> = { '2': 'outgoing', '1': 'incoming' };

/** Layout of Ukrgasbank's statement. Source: docs/requirements/banking-rules.md#file-layouts. */
export function getUkrgasbankLayout(names: readonly string[]): Layout | null {
  const isComplete = ['ac', 'dk', 'ackor', 'sumpdnom'].every((name) => names.includes(name));
  if (!isComplete) return null;
  return {
    format: 'statement',
    columns: findPlacesIn(COLUMNS, names),
    purposeParts: [],
    isOfProgram: true,
    sideColumn: {
      place: names.indexOf('dk'),
      directionsOf: (values) => new Map(values.map((value) => [value, DIRECTIONS[value] ?? getDirectionOfWord(value)])),
    },
  };
}
