import { call } from './call';
import { date, id, list, money, text, whole, withDefault, type Value } from './codec';
import { documentKind, documentStatus } from './document-parts';
import { letterRow } from './mail';
import { at, record } from './record';

const foundDocument = record({
  id: at('pmt_id', id),
  kind: at('pmt_type', documentKind),
  number: at('pmt_num', text),
  documentDate: at('pmt_date', date),
  status: at('status', documentStatus),
  receiverName: at('name_co', text),
  purpose: at('pay_purp', withDefault(text, '')),
  amount: at('amount', money),
  currencyLetters: at('sim_cur', text),
});

const foundUser = record({
  id: at('user_id', id),
  name: at('user_name', text),
  position: at('user_position', text),
});

/**
 * Finds over all time by number, amount, account, receiver or purpose: the newest documents and how many there are,
 * payrolls, letters; also users. By POST, as a typed account must not be logged.
 */
export const findDocuments = call({
  method: 'POST',
  path: '/find_docs',
  summary: 'Find documents over all time',
  origin: 'ours',
  request: record({ text: at('find', text) }),
  answer: record({
    rows: at('paydoc_list', list(foundDocument)),
    total: at('total', whole),
    payrolls: at('payroll_list', withDefault(list(foundDocument), [])),
    payrollTotal: at('payroll_total', withDefault(whole, 0)),
    letters: at('mail_list', withDefault(list(letterRow), [])),
    users: at('user_list', withDefault(list(foundUser), [])),
  }),
});

export type FoundDocument = Value<typeof foundDocument>;
