import * as z from 'zod/mini';
import { isEmptyAddress, type AddressParts, type ContractShare } from '../../domain/rules';
import { BuyBasis, FeeMode } from '../../domain/vocabulary';
import { documentStatus, signatureMark } from './document-parts';
import { flag, id, list, maybe, moment, money, optional, or, text, typedDate, whole, word, type Value } from './codec';
import { at, record, type RecordCodec } from './record';

/** What currency payments and requests have in common. */

/** Fields that a person types in both; the rules refuse what is wrong with a key and a field. Source: spec 3 §3 */
export const documentFields = {
  number: at('pmt_num', or(text, '')),
  documentDate: at('doc_date', or(typedDate, '')),
  valueDate: at('val_date', or(typedDate, '')),
  currencyCode: at('cur_ref', or(id, '')),
  debitAccountId: at('acn_id', or(id, '')),
  amount: at('amount', or(text, '')),
  purpose: at('pay_purp', or(text, '')),
} as const;

export const basisFields = {
  basis: at('buy_base', maybe(word([BuyBasis.contract, BuyBasis.agreement, BuyBasis.other, BuyBasis.none]))),
  agreementNumber: at('dog_num', or(text, '')),
  agreementDate: at('dog_date', or(typedDate, '')),
  basisText: at('customer_buy_base', or(text, '')),
} as const;

const countedFee = record({
  mode: at('fee_mode', word([FeeMode.debit, FeeMode.withhold, FeeMode.transfer])),
  amount: at('fee_amount', money),
  currencyLetters: at('fee_cur', text),
  /** The account that it is debited from; '' in other modes. */
  iban: at('fee_acnt', or(text, '')),
});

/** What the bank adds to a stored document. */
export const storedFields = {
  id: at('pmt_id', id),
  status: at('status', documentStatus),
  version: at('version', whole),
  currencyLetters: at('sim_cur', text),
  creator: at('user_name', text),
  abortReason: at('reason', maybe(text)),
  confirmed: at('time_e', maybe(moment)),
  /** Ours: when it was sent to the bank, and the bank's fee as it was counted and signed. */
  sent: at('sent_time', optional(moment)),
  countedFee: at('bank_fee', optional(countedFee)),
  signatures: at('signatures', or(list(signatureMark), [])),
  /** Our own field: true if the bank fixed the value date because the user chose none. */
  isValueDateFixed: at('val_date_fixed', optional(flag)),
} as const;

/**
 * Our own field: sums that depend on rates. A save sends those that the user has confirmed, and the bank refuses it if its own
 * differ (`figuresChanged`); an answer has the stored ones.
 */
export const countedFigures = record({
  /** Bank's fee, in the currency in which it is charged. */
  fee: at('fee_amount', optional(money)),
  /** Hryvnias that a purchase costs. */
  hryvnias: at('c_amount', optional(money)),
  /** Cost or proceeds of the currency by the bank's own rate: in hryvnias, for a conversion in the target currency. */
  quotedSum: at('quoted_sum', optional(money)),
});

export type CountedFigures = Value<typeof countedFigures>;

/** The answer to a saved document. */
export const savedDocument = record({
  id: at('pmt_id', id),
  status: at('pmt_status', documentStatus),
  figures: at('figures', optional(countedFigures)),
});

/** A list, or the text with commas that some forms make of one. */
const manyTexts = z.optional(z.nullable(z.union([z.string(), z.array(z.string())])));

const parallelList = {
  wire: manyTexts,
  decode: (wire: unknown): readonly string[] => {
    if (typeof wire === 'string') return wire === '' ? [] : wire.split(',');
    return Array.isArray(wire) ? (wire as readonly string[]) : [];
  },
  encode: (value: readonly string[]): unknown => value,
};

const parallelLists = record({ ids: at('contracts', parallelList), amounts: at('contracts_amounts', parallelList) });

/**
 * The contracts behind a document: `contracts` has their ids and `contracts_amounts`, in the same order, the amounts
 * (the form of both is ours). An amount without a contract, or a contract without one, stays for the rules to refuse.
 */
export const contractShares: RecordCodec<readonly ContractShare[]> = {
  ...parallelLists,
  decode: (wire) => {
    const { ids, amounts } = parallelLists.decode(wire);
    const length = Math.max(ids.length, amounts.length);
    return Array.from({ length }, (_, index) => ({ contractId: ids[index] ?? '', amount: amounts[index] ?? '' }));
  },
  encode: (shares) =>
    parallelLists.encode({
      ids: shares.map(({ contractId }) => contractId),
      amounts: shares.map(({ amount }) => amount),
    }),
};

/**
 * A bank of the payment's way.
 * @param prefix what its names on the wire begin with: `ben_bank_`, `int_bank_`
 * @param country how the rest of its country's name is written
 */
export function bankPart(prefix: string, country = 'cntry') {
  return record({
    swift: at(`${prefix}swift`, or(text, '')),
    name: at(`${prefix}name`, or(text, '')),
    country: at(prefix + country, or(text, '')),
    address: at(`${prefix}addr`, or(text, '')),
    correspondentAccount: at(`${prefix}coracn`, or(text, '')),
    nationalCode: at(`${prefix}bic`, or(text, '')),
  });
}

const addressRecord = record({
  town: at('ben_town', or(text, '')),
  street: at('ben_street', or(text, '')),
  building: at('ben_bldg', or(text, '')),
  postCode: at('ben_pcode', or(text, '')),
  region: at('ben_region', or(text, '')),
});

/**
 * The beneficiary's address in parts (ours), beside the one line of the specification; undefined where only that is known.
 * Source: reference/areas C4
 */
export const addressParts: RecordCodec<AddressParts | undefined> = {
  ...addressRecord,
  decode: (wire) => {
    const parts = addressRecord.decode(wire);
    return isEmptyAddress(parts) ? undefined : parts;
  },
  // Whoever knows one line alone sends no empty parts, which would say that there is none.
  encode: (parts) => (parts ? addressRecord.encode(parts) : {}),
};
