import type { CurrencyPaymentDraft, PaymentParts, PaymentXml } from '../../domain/rules';
import { CurrencyPaymentKind, DocumentType, FeePayer, FundsSource } from '../../domain/vocabulary';
import { call } from './call';
import { id, nullable, oneOf, optional, withDefault, text, whole, word, type Codec, type Value } from './codec';
import {
  beneficiaryParts,
  basisFields,
  contractShares,
  countedFigures,
  documentFields,
  savedDocument,
  storedFields,
  type CountedFigures,
} from './currency-parts';
import { fieldName } from './field-names';
import { xmlFields } from './payment-fields';
import { xmlPartNames } from './payment-problems';
import { at, jsonAt, record } from './record';
import { withParts } from './record-parts';

const variant = { parameter: 'pmt_type', values: [String(DocumentType.currencyPayment)] } as const;
const type = at('pmt_type', oneOf([DocumentType.currencyPayment]));

const draftFields = {
  ...documentFields,
  ...basisFields,
  ...xmlFields,
  kind: at('cur_pmt_type', nullable(word([CurrencyPaymentKind.own, CurrencyPaymentKind.external]))),
  fundsSource: at('funds_src', nullable(word([FundsSource.own, FundsSource.bought]))),
  feePayer: at('fee_type', nullable(word([FeePayer.payer, FeePayer.beneficiary, FeePayer.shared]))),
  comment: at('pmt_comment', withDefault(text, '')),
  requestId: at('cur_req_id', withDefault(id, '')),
} as const;

const parts = {
  contracts: contractShares,
  ...beneficiaryParts,
} as const;

/** Payment to be stored: `id` is null for a new one. */
export interface CurrencyPaymentToSave extends Omit<CurrencyPaymentDraft, keyof PaymentParts>, PaymentXml {
  readonly id: string | null;
  /** Ours: version that is changed. The bank refuses to change an older one (`documentChanged`). */
  readonly version?: number;
  /** Our own field: sums that the user has confirmed; absent from programs that show none. */
  readonly confirmedFigures?: CountedFigures;
}

export const currencyPayment: Codec<CurrencyPaymentToSave> = withParts(
  record({
    id: at('pmt_id', nullable(id)),
    version: at('version', optional(whole)),
    confirmedFigures: at('confirmed_figures', optional(countedFigures)),
    ...draftFields,
  }),
  parts,
);

/** Names of a currency payment's fields in problems. */
export const currencyPaymentField = fieldName(xmlPartNames, currencyPayment);

/**
 * Stores a new currency payment, or a new version of one in status 0. A second document with the same company, number
 * and date is refused (`duplicateNumber`). Source:
 * docs/requirements/currency-payroll-credits-statements.md#payment-in-currency,
 * docs/requirements/currency-payroll-credits-statements.md#document-calls.
 */
export const saveCurrencyPayment = call({
  method: 'POST',
  path: '/save_pmt',
  summary: 'Store a currency payment',
  variant,
  acceptsIdempotencyKey: true,
  request: record({ type, payment: jsonAt('pmt_data', currencyPayment) }),
  problemField: currencyPaymentField,
  answer: savedDocument,
});

const storedPayment = withParts(
  record({
    ...draftFields,
    ...storedFields,
    type,
    debitIban: at('acnt_c', text),
    /** Ours: UETR that the bank assigned on acceptance, lower case. */
    uetr: at('uetr', optional(text)),
  }),
  parts,
);

/** Currency payment in full. `pmt_type` in the query is ours: it selects the form of the answer. */
export const getCurrencyPayment = call({
  method: 'GET',
  path: '/get_pmt_info',
  summary: 'One currency payment',
  variant,
  request: record({ type, id: at('pmt_id', id) }),
  answer: record({ payment: at('pmt_info', storedPayment) }),
});

export type CurrencyPayment = Value<typeof storedPayment>;
