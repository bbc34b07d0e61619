import { PRINTOUT_KINDS, PRINTOUT_STATES } from '../../domain/vocabulary';
import { call } from './call';
import { date, id, idList, list, moment, money, nullable, text, withDefault, word } from './codec';
import { documentKind } from './document-parts';
import { at, jsonAt, record } from './record';

const documentRef = record({ id: at('id', id), type: at('type', documentKind) });

/** Number in groups of four, address of the public page, and the sum that it asks for. */
const reference = {
  number: at('prn_num', text),
  address: at('verify_url', text),
  amount: at('amount', money),
  currencyLetters: at('sim_cur', text),
};

/**
 * Ours: numbers for printouts of documents. Documents that the bank has not received have none. Source: docs/requirements/files-and-printing.md#numbered-printouts.
 */
export const issuePrintouts = call({
  method: 'POST',
  path: '/issue_printouts',
  summary: 'Numbers for printouts of documents',
  origin: 'ours',
  request: record({ documents: jsonAt('pmt_ids', list(documentRef)) }),
  answer: record({ printouts: at('printouts', list(record({ documentId: at('pmt_id', id), ...reference }))) }),
});

/**
 * Ours: number for a printed statement; its sum is the closing balance of the first account, without a sign. The answer
 * has the closing balances of all accounts, so that the page prints no others.
 */
export const issueStatementPrintout = call({
  method: 'POST',
  path: '/issue_statement',
  summary: 'Number for a printed statement',
  origin: 'ours',
  request: record({ accountIds: at('acn_ids', idList), start: at('fdate', date), end: at('ldate', date) }),
  answer: record({
    ...reference,
    closings: at('closings', list(record({ accountId: at('acn_id', id), closing: at('closing', money) }))),
  }),
});

/**
 * Ours: confirms to anyone that the bank issued a printout with this number and sum. A wrong sum is answered as an
 * unknown number. Source: docs/requirements/files-and-printing.md#numbered-printouts.
 */
export const verifyPrintout = call({
  method: 'POST',
  path: '/verify_printout',
  summary: 'Confirm a printout by its number and sum',
  origin: 'ours',
  access: 'public',
  request: record({ number: at('prn_num', withDefault(text, '')), amount: at('amount', nullable(money)) }),
  answer: record({
    kind: at('prn_kind', word(PRINTOUT_KINDS)),
    issued: at('issued', moment),
    state: at('state', word(PRINTOUT_STATES)),
  }),
});
