import type { OperationBasis } from '../../vocabulary';
import { getBasisChoices, REQUEST_BASIS_CHOICES, NO_BASIS, type BasisDraft } from './basis';
import {
  BUY_REQUEST,
  CONVERT_REQUEST,
  EXTERNAL_PAYMENT,
  OWN_PAYMENT,
  findPaymentProblems,
  findRequestProblems,
  SALE_REQUEST,
} from './testing';

const AGREEMENT: BasisDraft = { ...NO_BASIS, basis: 'agreement', agreementNumber: '7', agreementDate: '2026-07-15' };
const OTHER: BasisDraft = { ...NO_BASIS, basis: 'other', basisText: 'Invoice 5' };

describe('the choices of a basis', () => {
  it('within the bank are agreement and other, outside contract and other, in requests all', () => {
    expect(getBasisChoices('own')).toEqual(['agreement', 'other']);
    expect(getBasisChoices('ext')).toEqual(['contract', 'other']);
    expect(getBasisChoices(null)).toEqual([]);
    expect(REQUEST_BASIS_CHOICES).toEqual(['contract', 'agreement', 'other', 'nobase']);
  });

  it.each<[string, OperationBasis]>([
    ['own', 'contract'],
    ['own', 'nobase'],
    ['ext', 'agreement'],
    ['ext', 'nobase'],
  ])('refuse for a payment of kind %s the basis %s', (kind, basis) => {
    const payment = kind === 'own' ? OWN_PAYMENT : EXTERNAL_PAYMENT;
    const parts = {
      contracts: EXTERNAL_PAYMENT.contracts,
      agreementNumber: '1',
      agreementDate: '2026-01-01',
      basisText: 'x',
    };
    expect(findPaymentProblems(payment, { ...parts, basis })).toEqual([{ field: 'basis', key: 'basisNotAllowed' }]);
  });

  it('are asked of payments and of requests to buy; a sale or a conversion needs none', () => {
    const missing = [{ field: 'basis', key: 'emptyField' }];
    expect(findPaymentProblems(EXTERNAL_PAYMENT, NO_BASIS)).toEqual(missing);
    expect(findPaymentProblems(OWN_PAYMENT, NO_BASIS)).toEqual(missing);
    expect(findRequestProblems(BUY_REQUEST, NO_BASIS)).toEqual(missing);
    expect(findRequestProblems(SALE_REQUEST, NO_BASIS)).toEqual([]);
    expect(findRequestProblems(CONVERT_REQUEST, NO_BASIS)).toEqual([]);
  });
});

describe('an agreement', () => {
  it('has number and date, the date today at the latest', () => {
    expect(findPaymentProblems(OWN_PAYMENT, AGREEMENT)).toEqual([]);
    expect(findRequestProblems(SALE_REQUEST, AGREEMENT)).toEqual([]);
  });

  it.each([
    [{ agreementNumber: '' }, { field: 'agreementNumber', key: 'emptyField' }],
    [
      { agreementNumber: '7'.repeat(23) },
      { field: 'agreementNumber', key: 'tooLongText', params: { length: '23', max: '22' } },
    ],
    [{ agreementDate: '' }, { field: 'agreementDate', key: 'emptyField' }],
    [{ agreementDate: '2026-07-16' }, { field: 'agreementDate', key: 'incorrectAgreementDate' }],
    [{ agreementDate: '2026-06-31' }, { field: 'agreementDate', key: 'incorrectAgreementDate' }],
  ])('with %j is refused', (changes, problem) => {
    expect(findPaymentProblems(OWN_PAYMENT, { ...AGREEMENT, ...changes })).toEqual([problem]);
    expect(findRequestProblems(BUY_REQUEST, { ...AGREEMENT, ...changes })).toEqual([problem]);
  });

  it('may have a number of 22 characters', () => {
    expect(findPaymentProblems(OWN_PAYMENT, { ...AGREEMENT, agreementNumber: '7'.repeat(22) })).toEqual([]);
  });
});

describe('another basis, or none', () => {
  it.each(['other', 'nobase'] as const)('(%s) needs a text of at most 60 characters', (basis) => {
    const findProblems = (basisText: string) => findRequestProblems(BUY_REQUEST, { ...OTHER, basis, basisText });
    expect(findProblems('x'.repeat(60))).toEqual([]);
    expect(findProblems('')).toEqual([{ field: 'basisText', key: 'emptyField' }]);
    const tooLong = { field: 'basisText', key: 'tooLongText', params: { length: '61', max: '60' } };
    expect(findProblems('x'.repeat(61))).toEqual([tooLong]);
  });

  it('does not look at what belongs to another basis', () => {
    const leftOver = { contracts: [{ contractId: 'x', amount: '?' }], agreementNumber: '', agreementDate: 'вчора' };
    expect(findPaymentProblems(EXTERNAL_PAYMENT, { ...OTHER, ...leftOver })).toEqual([]);
  });
});
