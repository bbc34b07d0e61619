import { VALID_ACCOUNT } from '../testing';
import { EMPTY_BANK } from './bank-part';
import type { BackingContract } from './contracts';
import type { CurrencyPaymentDraft } from './check-payment-data';
import type { CurrencyRequestDraft } from './check-currency-request';
import {
  BUY_REQUEST,
  CONTRACT,
  CONVERT_REQUEST,
  EURO_ACCOUNT,
  EXTERNAL_PAYMENT,
  OWN_PAYMENT,
  PAYMENT_CONTEXT,
  requestContext,
  SALE_REQUEST,
} from './testing';
import { getCurrencyPaymentWarnings } from './get-currency-payment-warnings';
import { getCurrencyRequestWarnings } from './get-currency-request-warnings';

function ofPayment(
  changes: Partial<CurrencyPaymentDraft>,
  contract: Partial<BackingContract> = {},
  available = '1000.00',
) {
  const context = { contracts: [{ ...CONTRACT, ...contract }], debitAccount: { ...EURO_ACCOUNT, available } };
  return getCurrencyPaymentWarnings({ ...EXTERNAL_PAYMENT, ...changes }, { ...PAYMENT_CONTEXT, ...context });
}

function ofRequest(
  draft: CurrencyRequestDraft,
  contract: Partial<BackingContract> = {},
  hryvnias: string | null = null,
) {
  const contracts = [{ ...CONTRACT, ...contract }];
  return getCurrencyRequestWarnings(draft, { ...requestContext(draft), contracts }, hryvnias);
}

const insufficient = [{ field: 'amount', key: 'insufficientFunds' }];
const otherCurrency = [{ field: 'contracts', key: 'contractsOfDifferentCurrency' }];
const integrity = [{ field: 'contracts', key: 'contractsIntegrity' }];
const otherCountry = [{ field: 'beneficiary.account', key: 'ibanOfDifferentCountry' }];

describe('before a currency payment', () => {
  it('nothing is asked when everything fits', () => {
    expect(ofPayment({})).toEqual([]);
  });

  it('too little money is confirmed, one cent is enough', () => {
    expect(ofPayment({}, {}, '100.00')).toEqual([]);
    expect(ofPayment({}, {}, '99.99')).toEqual(insufficient);
    expect(ofPayment({ amount: '100,00' }, {}, '99.99')).toEqual(insufficient);
  });

  it('nothing is said of an amount or an account that is missing: those are problems', () => {
    expect(ofPayment({ amount: '' }, {}, '0.00')).toEqual([]);
    expect(getCurrencyPaymentWarnings(EXTERNAL_PAYMENT, { ...PAYMENT_CONTEXT, debitAccount: null })).toEqual([]);
  });

  it('a contract in another currency is confirmed', () => {
    expect(ofPayment({}, { currencyCode: '840' })).toEqual(otherCurrency);
  });

  it.each([
    ['is with somebody else', { beneficiary: 'EXAMPLE INC.' }],
    ['is with somebody in another country', { beneficiaryCountry: '840' }],
    ['ended the day before', { endDate: '2026-07-14' }],
  ])('a contract that %s is confirmed', (_, contract) => {
    expect(ofPayment({}, contract)).toEqual(integrity);
  });

  it.each([
    ['ends on the day of the payment', { endDate: '2026-07-15' }],
    ['has no end', { endDate: null }],
    ['spells the name in small letters', { beneficiary: 'Test Handel GmbH' }],
  ])('a contract that %s is not asked about', (_, contract) => {
    expect(ofPayment({}, contract)).toEqual([]);
  });

  it('a British IBAN at a bank of Guernsey is not asked about, a Polish BIC with it is', () => {
    const paid = (swift: string, country: string) =>
      ofPayment({
        basis: 'other',
        basisText: 'x',
        beneficiary: { ...EXTERNAL_PAYMENT.beneficiary, account: 'GB29NWBK60161331926819' },
        beneficiaryBank: { ...EXTERNAL_PAYMENT.beneficiaryBank, swift, country },
      });
    expect(paid('NWBKGGSP', '831')).toEqual([]);
    expect(paid('NWBKGGSP', '826')).toEqual([]);
    expect(paid('WBKPPLPP', '826')).toEqual(otherCountry);
  });

  it('contracts left over from another basis are not asked about', () => {
    expect(ofPayment({ basis: 'other' }, { currencyCode: '840', beneficiary: 'X' })).toEqual([]);
  });
});

describe('the countries of account and bank', () => {
  const withBank = (changes: Partial<CurrencyPaymentDraft['beneficiaryBank']>) =>
    ofPayment({ beneficiaryBank: { ...EXTERNAL_PAYMENT.beneficiaryBank, ...changes } });

  it('that differ are confirmed', () => {
    expect(withBank({ swift: 'WBKPPLPPXXX' })).toEqual(otherCountry);
    expect(withBank({ country: '616' })).toEqual(otherCountry);
  });

  it('are not compared while one of them is wrong, or the account is no IBAN', () => {
    expect(withBank({ swift: 'WBKPPLP' })).toEqual([]);
    expect(withBank({ country: '' })).toEqual([]);
    const account = '000123456789';
    expect(ofPayment({ beneficiary: { ...EXTERNAL_PAYMENT.beneficiary, account } })).toEqual([]);
  });

  it('are not compared within the bank', () => {
    const beneficiaryBank = { ...EMPTY_BANK, swift: 'WBKPPLPPXXX', name: 'x', country: '616' };
    expect(getCurrencyPaymentWarnings({ ...OWN_PAYMENT, beneficiaryBank }, PAYMENT_CONTEXT)).toEqual([]);
  });
});

describe('before a request', () => {
  it.each([BUY_REQUEST, SALE_REQUEST, CONVERT_REQUEST])('nothing is asked when everything fits', (request) => {
    expect(ofRequest(request, {}, '1000.00')).toEqual([]);
  });

  it('the hryvnias that a purchase takes are compared, once the rate is known', () => {
    expect(ofRequest(BUY_REQUEST, {}, '1000.01')).toEqual(insufficient);
    expect(ofRequest({ ...BUY_REQUEST, amount: '5000.00' }, {}, null)).toEqual([]);
  });

  it('the amount of a sale or a conversion is compared', () => {
    expect(VALID_ACCOUNT.available).toBe('1000.00');
    expect(ofRequest({ ...SALE_REQUEST, amount: '1000.01' }, {}, '1.00')).toEqual(insufficient);
    expect(ofRequest({ ...CONVERT_REQUEST, amount: '1000.01' })).toEqual(insufficient);
  });

  it('contracts that do not fit are confirmed; whose they are does not matter yet', () => {
    expect(ofRequest(BUY_REQUEST, { currencyCode: '840' })).toEqual(otherCurrency);
    expect(ofRequest(BUY_REQUEST, { endDate: '2026-07-14' })).toEqual(integrity);
    expect(ofRequest(BUY_REQUEST, { beneficiary: 'X' })).toEqual([]);
  });
});
