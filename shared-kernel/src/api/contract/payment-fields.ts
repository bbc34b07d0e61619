import type { PaymentParts, PaymentXml, UahPaymentDraft } from '../../domain/rules';
import { StructuredPurposeKind } from '../../domain/remittance';
import { UAH } from '../../domain/vocabulary';
import { callBack } from './call-back';
import { flag, id, nullable, oneOf, optional, withDefault, text, typedDate, whole, word, type Codec } from './codec';
import { at, record } from './record';

const { none, budget, singleAccount, stateProperty } = StructuredPurposeKind;

/** Fields with XML text, read and written by `domain/rules` (`readPaymentXml`, `writePaymentXml`). */
export const xmlFields = {
  structuredPurposeKind: at('sppType', optional(word([none, budget, singleAccount, stateProperty]))),
  structuredPurposeXml: at('rmtStrd', optional(text)),
  ultimateDebtorXml: at('ultmtDbtr', optional(text)),
  ultimateCreditorXml: at('ultmtCdtr', optional(text)),
} as const;

/** Codec that accepts only the hryvnia: a payment of 100 dollars must not become one of 100 hryvnias. */
const hryvnia: Codec<string> = { ...oneOf([Number(UAH.code)]), decode: String, encode: (code) => code };

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

/** Payment to be stored: `id` is null for a new one. */
export interface UahPaymentToSave extends Omit<UahPaymentDraft, keyof PaymentParts | 'isVatIncluded'>, PaymentXml {
  readonly id: string | null;
  /** Ours: version that is changed. The bank refuses to change an older one (`documentChanged`). */
  readonly version?: number;
  readonly currencyCode?: string;
  /** Currency request for which this payment provides the hryvnias. */
  readonly requestId?: string;
}

export const uahPayment: Codec<UahPaymentToSave> = record({
  id: at('pmt_id', nullable(id)),
  version: at('version', optional(whole)),
  ...draftFields,
  currencyCode: at('cur_ref', optional(hryvnia)),
  callBack: at('call_back', optional(callBack)),
  requestId: at('cur_req_id', optional(id)),
});
