import { call } from './call';
import { changeOfCatalogue, insertIntoCatalogue, listOfCatalogue } from './client-catalogue';
import { flag, id, list, maybe, money, optional, or, text, whole, type Value } from './codec';
import { alsoNamed, at, jsonAt, record } from './record';

/** Wire names of the company's catalogues. Source: docs/requirements/hryvnia-payments.md#catalogue-rows. */
const CORRESPONDENTS = 'ncb_correspondents_c';
const PURPOSES = 'ncb_ppurps_c';

const correspondentFields = {
  code: at('CODE', text),
  name: at('NAME', text),
  iban: at('IBAN', text),
  isResident: at('IS_RESIDENT', or(flag, true)),
  hasCode: at('HAS_CODE', or(flag, true)),
  maximum: at('SAL', maybe(money)),
} as const;

export const newCorrespondent = record(correspondentFields);
const correspondent = record({ id: at('RECORD_ID', id), ...correspondentFields });

/** The specification writes this name in both cases. Source: docs/requirements/hryvnia-payments.md#catalogue-rows. */
const OTHER_NAMES = { ppurp_text: 'PPURP_TEXT' };
const newPurpose = alsoNamed(record({ text: at('PPURP_TEXT', text) }), OTHER_NAMES);
const purpose = alsoNamed(record({ id: at('RECORD_ID', id), text: at('PPURP_TEXT', text) }), OTHER_NAMES);

export const listCorrespondents = listOfCatalogue(CORRESPONDENTS, correspondent, 'Correspondents');
export const insertCorrespondent = insertIntoCatalogue(CORRESPONDENTS, newCorrespondent, 'Add a correspondent');
export const changeCorrespondents = changeOfCatalogue(CORRESPONDENTS, correspondent, 'Change correspondents');

export const listPurposes = listOfCatalogue(PURPOSES, purpose, 'Payment purposes');
export const insertPurpose = insertIntoCatalogue(PURPOSES, newPurpose, 'Add a payment purpose');
export const changePurposes = changeOfCatalogue(PURPOSES, purpose, 'Change payment purposes');

/** Adds the counterparties of a file; `added` (ours) is the number of new ones. */
export const importCorrespondents = call({
  method: 'POST',
  path: '/imp_corr_list',
  summary: 'Add the correspondents of a file',
  request: record({ rows: jsonAt('cdata', list(newCorrespondent)) }),
  answer: record({ added: at('added', optional(whole)) }),
});

export type Correspondent = Value<typeof correspondent>;
export type NewCorrespondent = Value<typeof newCorrespondent>;
export type CataloguePurpose = Value<typeof purpose>;
