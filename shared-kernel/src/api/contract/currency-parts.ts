import * as z from 'zod/mini';
import { isEmptyAddress, type AddressParts, type ContractShare } from '../../domain/rules';
import { OperationBasis, FeeMode } from '../../domain/vocabulary';
import { documentStatus, nextSigners, signatureMark } from './document-parts';
import {
  flag,
  id,
  list,
  nullable,
  moment,
  money,
  optional,
  withDefault,
  text,
  typedDate,
  whole,
  word,
  type Value,
} from './codec';
import { at, record, type RecordCodec } from './record';

/** Fields that currency payments and requests share. */

/**
 * Fields typed by the user; invalid texts pass the codec, and the rules refuse them by field. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payment-in-currency.
 */
export const documentFields = {
  number: at('pmt_num', withDefault(text, '')),
  documentDate: at('doc_date', withDefault(typedDate, '')),
  valueDate: at('val_date', withDefault(typedDate, '')),
  currencyCode: at('cur_ref', withDefault(id, '')),
  debitAccountId: at('acn_id', withDefault(id, '')),
  amount: at('amount', withDefault(text, '')),
  purpose: at('pay_purp', withDefault(text, '')),
} as const;

export const basisFields = {
  basis: at(
    'buy_base',
    nullable(word([OperationBasis.contract, OperationBasis.agreement, OperationBasis.other, OperationBasis.none])),
  ),
  agreementNumber: at('dog_num', withDefault(text, '')),
  agreementDate: at('dog_date', withDefault(typedDate, '')),
  basisText: at('customer_buy_base', withDefault(text, '')),
} as const;

const countedFee = record({
  mode: at('fee_mode', word([FeeMode.debit, FeeMode.withhold, FeeMode.transfer])),
  amount: at('fee_amount', money),
  currencyLetters: at('fee_cur', text),
  /** Account that is debited for the fee; '' in other modes. */
  iban: at('fee_acnt', withDefault(text, '')),
});

export const storedFields = {
  id: at('pmt_id', id),
  status: at('status', documentStatus),
  version: at('version', whole),
  currencyLetters: at('sim_cur', text),
  creator: at('user_name', text),
  abortReason: at('reason', nullable(text)),
  confirmed: at('time_e', nullable(moment)),
  /** Ours: time of sending, and the bank's fee as calculated and signed. */
  sent: at('sent_time', optional(moment)),
  countedFee: at('bank_fee', optional(countedFee)),
  signatures: at('signatures', withDefault(list(signatureMark), [])),
  nextSigners: at('next_signers', nextSigners),
  /** Our own field: true if the bank fixed the value date because the user chose none. */
  isValueDateFixed: at('val_date_fixed', optional(flag)),
} as const;

/**
 * Our own field: sums that depend on rates, as the user has confirmed them; the bank refuses a save if its own differ
 * (`figuresChanged`). An answer has the stored ones.
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

export const savedDocument = record({
  id: at('pmt_id', id),
  status: at('pmt_status', documentStatus),
  figures: at('figures', optional(countedFigures)),
});

/** List, or a comma-separated text as some forms send it. */
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
 * Contracts of a document: ids in `contracts`, amounts in the same order in `contracts_amounts` (their form is ours).
 * An amount without a contract, or the reverse, is left for the rules to refuse.
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
  // The list itself is named by its ids.
  rename: (path, to) => {
    const names = to === 'wire' && path.length === 0 ? ['ids'] : path;
    const renamed = parallelLists.rename?.(names, to) ?? null;
    return to === 'ours' && renamed?.[0] === 'ids' ? renamed.slice(1) : renamed;
  },
};

/**
 * Declares the fields of a bank on the payment's route.
 * @param prefix of its wire names: `ben_bank_`, `int_bank_`
 * @param country rest of the wire name of its country
 */
export function bankPart(prefix: string, country = 'cntry') {
  return record({
    swift: at(`${prefix}swift`, withDefault(text, '')),
    name: at(`${prefix}name`, withDefault(text, '')),
    country: at(prefix + country, withDefault(text, '')),
    address: at(`${prefix}addr`, withDefault(text, '')),
    correspondentAccount: at(`${prefix}coracn`, withDefault(text, '')),
    nationalCode: at(`${prefix}bic`, withDefault(text, '')),
  });
}

const addressRecord = record({
  town: at('ben_town', withDefault(text, '')),
  street: at('ben_street', withDefault(text, '')),
  building: at('ben_bldg', withDefault(text, '')),
  postCode: at('ben_pcode', withDefault(text, '')),
  region: at('ben_region', withDefault(text, '')),
});

/**
 * Structured address of the beneficiary (ours); undefined if only the single line is known. Source:
 * docs/requirements/currency.md#address.
 */
export const addressParts: RecordCodec<AddressParts | undefined> = {
  ...addressRecord,
  decode: (wire) => {
    const parts = addressRecord.decode(wire);
    return isEmptyAddress(parts) ? undefined : parts;
  },
  // A caller that knows only the line sends no empty parts, which would delete the stored ones.
  encode: (parts) => (parts ? addressRecord.encode(parts) : {}),
};

/** Beneficiary of a payment and the banks on its route. */
export const beneficiaryParts = {
  beneficiary: record({
    name: at('name_co', withDefault(text, '')),
    code: at('okpo_co', withDefault(text, '')),
    secondCode: at('kpp_code', withDefault(text, '')),
    account: at('acnt_co', withDefault(text, '')),
    country: at('ben_country', withDefault(text, '')),
    address: at('ben_addr', withDefault(text, '')),
  }),
  addressParts,
  beneficiaryBank: bankPart('ben_bank_'),
  intermediaryBank: bankPart('int_bank_'),
} as const;
