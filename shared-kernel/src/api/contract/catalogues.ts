import { call } from './call';
import { declareChangeCall, declareInsertCall, declareListCall } from './client-catalogue';
import { changedText } from './changed-text';
import { flag, id, list, nullable, money, optional, withDefault, text, whole, type Value } from './codec';
import { fieldName } from './field-names';
import { withAliases, at, jsonAt, record } from './record';

/** Wire names of the company's catalogues. Source: docs/requirements/hryvnia-payments.md#catalogue-rows. */
const CORRESPONDENTS = 'ncb_correspondents_c';
const PURPOSES = 'ncb_ppurps_c';

const correspondentFields = {
  code: at('CODE', text),
  name: at('NAME', text),
  iban: at('IBAN', text),
  isResident: at('IS_RESIDENT', withDefault(flag, true)),
  hasCode: at('HAS_CODE', withDefault(flag, true)),
  maximum: at('SAL', nullable(money)),
  /** Ours: number to call before a changed account is paid; '' for none. */
  phone: at('PHONE', withDefault(text, '')),
} as const;

export const newCorrespondent = record(correspondentFields);
const correspondent = record({ id: at('RECORD_ID', id), ...correspondentFields });
/** Without a phone, as clients before 1.56 send it, the stored one stays. */
const changedCorrespondent = record({
  id: at('RECORD_ID', id),
  ...correspondentFields,
  phone: at('PHONE', changedText),
});

/** The specification writes this name in both cases. Source: docs/requirements/hryvnia-payments.md#catalogue-rows. */
const OTHER_NAMES = { ppurp_text: 'PPURP_TEXT' };
const newPurpose = withAliases(record({ text: at('PPURP_TEXT', text) }), OTHER_NAMES);
const purpose = withAliases(record({ id: at('RECORD_ID', id), text: at('PPURP_TEXT', text) }), OTHER_NAMES);

export const listCorrespondents = declareListCall(CORRESPONDENTS, correspondent, 'Correspondents');
export const insertCorrespondent = declareInsertCall(CORRESPONDENTS, newCorrespondent, 'Add a correspondent');
export const changeCorrespondents = declareChangeCall(CORRESPONDENTS, changedCorrespondent, 'Change correspondents');

export const listPurposes = declareListCall(PURPOSES, purpose, 'Payment purposes');
export const insertPurpose = declareInsertCall(PURPOSES, newPurpose, 'Add a payment purpose');
export const changePurposes = declareChangeCall(PURPOSES, purpose, 'Change payment purposes');

const importedRows = record({ rows: jsonAt('cdata', list(newCorrespondent)) });

/** Adds the counterparties of a file; `added` (ours) is the number of new ones. */
export const importCorrespondents = call({
  method: 'POST',
  path: '/imp_corr_list',
  summary: 'Add the correspondents of a file',
  problemField: fieldName(importedRows),
  request: importedRows,
  answer: record({ added: at('added', optional(whole)) }),
});

export type Correspondent = Value<typeof correspondent>;
export type NewCorrespondent = Value<typeof newCorrespondent>;
export type CataloguePurpose = Value<typeof purpose>;
