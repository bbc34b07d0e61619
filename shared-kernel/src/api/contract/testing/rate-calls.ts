import fc from 'fast-check';
import { DocumentType, FeeMode, RateSide, REQUEST_TYPES } from '../../../domain/vocabulary';
import { bankBySwift } from '../banks';
import {
  changeBeneficiaries,
  insertBeneficiary,
  listBeneficiaries,
  type CatalogueBeneficiary,
  type NewBeneficiary,
} from '../beneficiaries';
import type { AnswerOf, RequestOf } from '../call';
import { listCountries, listCurrencies, type CountryRow, type CurrencyRow } from '../currency-catalogues';
import { getCurrencyFee, makeCurrencyFee, type FeeSettings } from '../fees';
import { getRate, listRates, type PanelRate } from '../rates';
import { addressParts, banks, beneficiaries } from './currency-calls';
import {
  anyDecimal,
  anyId,
  anyMoney,
  anyOf,
  anyText,
  filledText,
  listOf,
  nullable,
  nothing,
  optionally,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const feeOperation = anyOf([DocumentType.currencyPayment, ...REQUEST_TYPES]);
const feeSettings = recordOf<FeeSettings>({
  mode: anyOf(Object.values(FeeMode)),
  currencyLetters: filledText,
  minimum: nullable(anyMoney),
  percent: nullable(anyDecimal),
  value: nullable(anyMoney),
  account: anyText,
});
const panelRates = recordOf<PanelRate>({ buy: anyDecimal, sale: anyDecimal, official: optionally(anyDecimal) });
const catalogue = fc.constant('ncb_beneficiary_c' as const);
const row = {
  beneficiary: beneficiaries,
  beneficiaryBank: banks,
  intermediaryBank: banks,
  addressParts,
  maximum: optionally(anyMoney),
};
const newRows = recordOf<NewBeneficiary>(row);
const rows = recordOf<CatalogueBeneficiary>({ ...row, id: anyId });

export const RATE_CALLS = [
  roundTrip(listRates, nothing, recordOf({ USD: panelRates, EUR: panelRates })),
  roundTrip(
    getRate,
    recordOf({ currencyCode: anyId, side: anyOf(Object.values(RateSide)) }),
    recordOf<AnswerOf<typeof getRate>>({
      rate: anyDecimal,
      currencyLetters: anyText,
      currencyName: anyText,
      officialRate: optionally(anyDecimal),
      units: anyDecimal,
    }),
  ),
  roundTrip(
    makeCurrencyFee,
    recordOf<RequestOf<typeof makeCurrencyFee>>({
      operation: feeOperation,
      accountId: anyId,
      currencyCode: anyId,
      amount: anyMoney,
    }),
    recordOf({ fee: anyMoney }),
  ),
  roundTrip(
    getCurrencyFee,
    recordOf({ accountId: anyId, operation: optionally(feeOperation) }),
    recordOf({
      settings: feeSettings,
      tariffs: optionally(listOf(recordOf({ operation: feeOperation, settings: feeSettings }))),
    }),
  ),
  roundTrip(
    bankBySwift,
    recordOf({ swift: filledText }),
    recordOf({ bank: recordOf({ country: anyId, name: anyText }) }),
  ),
];

export const BENEFICIARY_CALLS = [
  roundTrip(
    listBeneficiaries,
    recordOf<RequestOf<typeof listBeneficiaries>>({ catalogue, search: optionally(recordOf({ text: anyText })) }),
    recordOf({ rows: listOf(rows) }),
  ),
  roundTrip(insertBeneficiary, recordOf({ catalogue, row: newRows }), recordOf({ id: anyId })),
  roundTrip(
    changeBeneficiaries,
    recordOf<RequestOf<typeof changeBeneficiaries>>({
      catalogue,
      change: recordOf({ operation: anyOf(['update', 'delete']), row: nullable(rows), ids: listOf(anyId) }),
    }),
    nothing,
  ),
  roundTrip(
    listCountries,
    recordOf({ catalogue: fc.constant('countries' as const) }),
    recordOf({ rows: listOf(recordOf<CountryRow>({ code: anyId, nameInEnglish: anyText, name: anyText })) }),
  ),
  roundTrip(
    listCurrencies,
    recordOf({ catalogue: fc.constant('currencies' as const) }),
    recordOf({ rows: listOf(recordOf<CurrencyRow>({ code: anyId, letters: anyText, name: anyText })) }),
  ),
];
