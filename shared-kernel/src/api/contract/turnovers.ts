import { TurnoverType } from '../../domain/vocabulary';
import { call } from './call';
import { date, flag, id, idList, list, nullable, money, oneOf, withDefault, text, type Value } from './codec';
import { fieldName } from './field-names';
import { at, record } from './record';

/**
 * Turnovers of one account for a day or the whole period. Amounts are in the account's currency, the "equivalent" ones
 * in hryvnias. Source: docs/requirements/currency-payroll-credits-statements.md#turnover-row.
 */
const turnover = record({
  account: at('acn_n', text),
  accountId: at('acn_id', id),
  /** Ours. */
  iban: at('iban', withDefault(text, '')),
  currencyLetters: at('sim_cur', text),
  opening: at('prev_sal', money),
  openingEquivalent: at('prev_c_sal', money),
  closing: at('sal', money),
  closingEquivalent: at('c_sal', money),
  debit: at('debit', money),
  debitEquivalent: at('c_debit', money),
  credit: at('credit', money),
  creditEquivalent: at('c_credit', money),
  /** Day of a daily row; null in a row of the whole period. */
  day: at('sal_date', nullable(date)),
  currentBalance: at('cur_sal', nullable(money)),
});

const turnoverSearch = record({
  accountIds: at('acn_ids', withDefault(idList, [])),
  start: at('fdate', date),
  end: at('ldate', date),
  type: at('type', withDefault(oneOf(Object.values(TurnoverType)), TurnoverType.day)),
  withRevaluation: at('reval', withDefault(flag, true)),
  withClosed: at('closed', withDefault(flag, false)),
});

/** Turnovers of a period; without `accountIds` of all accounts. */
export const getTurnovers = call({
  method: 'GET',
  path: '/get_turnovers',
  summary: 'Turnovers of accounts',
  problemField: fieldName(turnoverSearch),
  request: turnoverSearch,
  answer: record({ rows: at('turnovers', list(turnover)) }),
});

export type TurnoverRow = Value<typeof turnover>;
