import { StructuredPurposeKind } from '../../domain/remittance';
import { flag, id, optional, withDefault, text, typedDate, word } from './codec';
import { at } from './record';

const { none, budget, singleAccount, stateProperty } = StructuredPurposeKind;

/** Fields with XML text, read and written by `domain/rules` (`readPaymentXml`, `writePaymentXml`). */
export const xmlFields = {
  structuredPurposeKind: at('sppType', optional(word([none, budget, singleAccount, stateProperty]))),
  structuredPurposeXml: at('rmtStrd', optional(text)),
  ultimateDebtorXml: at('ultmtDbtr', optional(text)),
  ultimateCreditorXml: at('ultmtCdtr', optional(text)),
} as const;

/**
 * Fields of a hryvnia payment. Typed values are text in any form, so that the rules refuse them by field, not the codec
 * with "bad request". Source: docs/requirements/hryvnia-payments.md#payment-on-the-wire.
 */
export const draftFields = {
  number: at('pmt_num', withDefault(text, '')),
  documentDate: at('doc_date', withDefault(typedDate, '')),
  valueDate: at('val_date', withDefault(typedDate, '')),
  debitAccountId: at('acn_id', withDefault(id, '')),
  creditIban: at('acnt_co', withDefault(text, '')),
  receiverName: at('name_co', withDefault(text, '')),
  receiverCode: at('okpo_co', withDefault(text, '')),
  receiverIsResident: at('is_resident', withDefault(flag, true)),
  receiverHasCode: at('has_code', withDefault(flag, true)),
  amount: at('amount', withDefault(text, '')),
  purpose: at('pay_purp', withDefault(text, '')),
  /** Ours: the specification has the field but a wire name only in import files. */
  standardPurposeCode: at('std_purp_r', optional(text)),
  /** Country of a non-resident receiver, a number of the bank's catalogue. */
  receiverCountry: at('country_co', optional(id)),
  /** Ours: instant payment. Source: docs/requirements/law-2026.md#instant-payments. */
  isInstant: at('is_instant', optional(flag)),
  currencyCode: at('cur_ref', optional(id)),
  ...xmlFields,
} as const;
