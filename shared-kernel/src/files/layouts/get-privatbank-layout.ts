import type { ImportColumn } from '../../domain/rules';
import { findPlacesIn } from './get-corp2-layout';
import type { Layout } from './layout';

const COLUMNS: Readonly<Record<string, ImportColumn>> = {
  nd: 'oper_n',
  date: 'oper_date',
  summa: 'sum_cur',
  namea: 'name_d',
  counta: 'acn_d',
  mfoa: 'mfo_d',
  okpoa: 'okpo_d',
  nameb: 'name_c',
  countb: 'acn_c',
  mfob: 'mfo_c',
  okpob: 'okpo_c',
  np: 'pay_purp',
  val: 'cur_ref',
};

/**
 * Layout of PrivatBank's old table of outgoing payments; amounts in hryvnias. Source:
 * docs/requirements/banking-rules.md#file-layouts.
 */
export function getPrivatbankLayout(names: readonly string[]): Layout | null {
  const isComplete = ['counta', 'countb', 'summa', 'np'].every((name) => names.includes(name));
  return isComplete
    ? { format: 'privatbank', columns: findPlacesIn(COLUMNS, names), purposeParts: [], isOfProgram: true }
    : null;
}
