import type { CurrencyRequestDraft } from '../../domain/rules';
import { FeeMode, RateType, REQUEST_TYPES } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  decimal,
  id,
  nullable,
  money,
  oneOf,
  optional,
  withDefault,
  text,
  whole,
  word,
  type Codec,
  type Value,
} from './codec';
import {
  basisFields,
  contractShares,
  countedFigures,
  documentFields,
  savedDocument,
  storedFields,
  type CountedFigures,
} from './currency-parts';
import { fieldName } from './field-names';
import { at, jsonAt, record } from './record';
import { withParts } from './record-parts';

const variant = { parameter: 'pmt_type', values: REQUEST_TYPES.map(String) } as const;
const type = at('pmt_type', oneOf(REQUEST_TYPES));

/** Wire value of the bank's rate; other rates have the same numbers as in the form. */
const BANK_RATE_ON_WIRE = 0;
const rateOnWire = oneOf([BANK_RATE_ON_WIRE, ...Object.values(RateType)]);

/** Converts the rate type. Source: docs/requirements/banking-rules.md#rate-type. */
const rateType: Codec<RateType> = {
  wire: rateOnWire.wire,
  decode: (wire) => rateOnWire.decode(wire) || RateType.bank,
  encode: (value) => (value === RateType.bank ? BANK_RATE_ON_WIRE : value),
};

const draftFields = {
  ...documentFields,
  ...basisFields,
  type: at('request_type', oneOf(REQUEST_TYPES)),
  targetCurrencyCode: at('target_cur_ref', withDefault(id, '')),
  restAccountId: at('acn_rest_id', withDefault(id, '')),
  creditAccountId: at('acnt_c_id', withDefault(id, '')),
  rateType: at('rate_type', nullable(rateType)),
  customerRate: at('customer_rate', withDefault(text, '')),
  /** IBANs of the accounts for display; the ids decide. */
  debitIban: at('acnt_d', withDefault(text, '')),
  restIban: at('acn_r', withDefault(text, '')),
  creditIban: at('acnt_co', withDefault(text, '')),
  /** The company itself, as named in the request. */
  companyCode: at('okpo_co', withDefault(text, '')),
  companyName: at('name_co', withDefault(text, '')),
} as const;

/** Request to be stored: `id` is null for a new one. */
export interface CurrencyRequestToSave extends CurrencyRequestDraft {
  readonly id: string | null;
  /** Ours: version that is changed. The bank refuses to change an older one (`documentChanged`). */
  readonly version?: number;
  /** Our own field: sums that the user has confirmed; absent from programs that show none. */
  readonly confirmedFigures?: CountedFigures;
  readonly debitIban: string;
  readonly restIban: string;
  readonly creditIban: string;
  readonly companyCode: string;
  readonly companyName: string;
}

export const currencyRequest: Codec<CurrencyRequestToSave> = withParts(
  record({
    id: at('pmt_id', nullable(id)),
    version: at('version', optional(whole)),
    confirmedFigures: at('confirmed_figures', optional(countedFigures)),
    ...draftFields,
  }),
  { contracts: contractShares },
);

/**
 * Stores a new request to buy, sell or convert, or a new version of one in status 0; `pmt_type` and `request_type` are
 * the same number. Source: docs/requirements/currency-payroll-credits-statements.md#currency-request,
 * docs/requirements/currency-payroll-credits-statements.md#document-calls.
 */
export const saveCurrencyRequest = call({
  method: 'POST',
  path: '/save_pmt',
  summary: 'Store a request to buy, sell or convert currency',
  variant,
  acceptsIdempotencyKey: true,
  request: record({ type, currencyRequest: jsonAt('pmt_data', currencyRequest) }),
  problemField: fieldName(currencyRequest),
  answer: savedDocument,
});

/**
 * Bank's fee for a request, in the read-back fields. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-request.
 */
const requestFee = record({
  minimum: at('feeMinSum', nullable(money)),
  percent: at('feeSize', nullable(decimal)),
  currencyLetters: at('feeSimCur', withDefault(text, '')),
  /** Ours: mode of the fee, and the sum calculated when the request was saved, with its currency. */
  mode: at('feeType', optional(word([FeeMode.debit, FeeMode.withhold, FeeMode.transfer]))),
  sum: at('feeSum', optional(money)),
  sumLetters: at('feeSumCur', optional(text)),
});

/** Ours: deal made by the bank. Sums are in hryvnias, for a conversion in the target currency. */
const deal = record({
  /** Hryvnias for the units that the bank quotes; for a conversion the target currency for one unit. */
  rate: at('rate', decimal),
  /** Cost or proceeds of the currency. */
  sum: at('sum', money),
  fee: at('fee', money),
  feeLetters: at('fee_cur', text),
  rest: at('rest', optional(money)),
});

const storedRequest = withParts(
  record({
    ...draftFields,
    ...storedFields,
    confirmDate: at('confirm_date', nullable(date)),
    creditAccountNumber: at('acnt_c', withDefault(text, '')),
    /** Hryvnias that a purchase takes. */
    hryvnias: at('c_amount', nullable(money)),
    fee: at('fee', nullable(requestFee)),
    officialRate: at('nbu_rate', nullable(decimal)),
    /** Bank's transit account for the hryvnias of a purchase, IBAN. */
    transitIban: at('spec_acn', withDefault(text, '')),
    /** Ours: the bank's own rate when the request was saved, and the sum by it, in the units of `deal`. */
    quotedRate: at('quoted_rate', optional(decimal)),
    quotedSum: at('quoted_sum', optional(money)),
    /** Ours: hryvnias that a purchase still lacks at the current rate; '0.00' if none. */
    missing: at('need_amount', optional(money)),
    /** Ours: bank day on which the request expires if its money or its rate has not come. */
    lastDay: at('valid_to', optional(date)),
    deal: at('deal', optional(deal)),
  }),
  { contracts: contractShares },
);

/** Request in full. `pmt_type` in the query is ours: it selects the form of the answer. */
export const getCurrencyRequest = call({
  method: 'GET',
  path: '/get_pmt_info',
  summary: 'One request to buy, sell or convert currency',
  variant,
  request: record({ type, id: at('pmt_id', id) }),
  answer: record({ currencyRequest: at('pmt_info', storedRequest) }),
});

export type CurrencyRequest = Value<typeof storedRequest>;
export type CurrencyDeal = Value<typeof deal>;
