import { DayCount } from '../../interest';
import { AccountStatus, InterestPayout } from '../../vocabulary';
import { VALID_ACCOUNT } from '../testing';
import {
  checkDepositApplication,
  checkTopUp,
  checkRenewals,
  type DepositApplicationContext,
  type DepositApplicationDraft,
} from './deposits';

const DRAFT: DepositApplicationDraft = {
  offerId: '1',
  currencyCode: '980',
  amount: '10 000,00',
  term: '12',
  renewals: '1',
  hasAgreed: true,
  debitAccountId: VALID_ACCOUNT.id,
  interestAccountId: VALID_ACCOUNT.id,
  returnAccountId: VALID_ACCOUNT.id,
};
const OFFER = {
  currencyCode: '980',
  minimum: '10000.00',
  maximum: '50000.00',
  validUntil: '2026-12-31',
  isRenewable: true,
  payout: InterestPayout.monthly,
  basis: DayCount.act365,
  rates: [12, 36].map((months) => ({ fromAmount: '0.00', months, rate: '12.00' })),
};
const ACCOUNT = { ...VALID_ACCOUNT, available: '1000000.00' };
const CONTEXT: DepositApplicationContext = {
  offer: OFFER,
  debitAccount: ACCOUNT,
  interestAccount: ACCOUNT,
  returnAccount: ACCOUNT,
  bankDay: '2026-07-15',
};

const check = (changes: Partial<DepositApplicationDraft>, context: Partial<DepositApplicationContext> = {}) =>
  checkDepositApplication({ ...DRAFT, ...changes }, { ...CONTEXT, ...context });

describe('an application for a deposit', () => {
  it.each([{}, { amount: '50000.00' }, { term: '36' }, { renewals: '0' }, { renewals: '12' }])(
    'with %j keeps every rule',
    (changes) => {
      expect(check(changes)).toEqual([]);
    },
  );

  it.each([
    [{ currencyCode: '643' }, { field: 'currencyCode', key: 'fillThisField' }],
    [{ currencyCode: '840' }, { field: 'currencyCode', key: 'currencyOfOtherOffers' }],
    [{ amount: 'сто' }, { field: 'amount', key: 'incorrectAmount' }],
    [{ amount: '0' }, { field: 'amount', key: 'lessThan1' }],
    [{ amount: '9999.99' }, { field: 'amount', key: 'depositTooSmall', params: { min: '10000.00' } }],
    [{ amount: '50000.01' }, { field: 'amount', key: 'depositTooLarge', params: { max: '50000.00' } }],
    [{ term: '' }, { field: 'term', key: 'incorrectTerm', params: { max: '36' } }],
    [{ term: '37' }, { field: 'term', key: 'incorrectTerm', params: { max: '36' } }],
    [{ term: '6' }, { field: 'term', key: 'termNotOffered' }],
    [{ renewals: '13' }, { field: 'renewals', key: 'incorrectRenewals', params: { max: '12' } }],
    [{ renewals: '' }, { field: 'renewals', key: 'incorrectRenewals', params: { max: '12' } }],
    [{ renewals: '-1' }, { field: 'renewals', key: 'incorrectRenewals', params: { max: '12' } }],
    [{ hasAgreed: false }, { field: 'hasAgreed', key: 'consentRequired' }],
  ])('with %j is refused', (changes, problem) => {
    expect(check(changes)).toContainEqual(problem);
  });

  it('names an offer of the bank that still stands', () => {
    expect(check({}, { offer: null })).toEqual([{ field: 'offerId', key: 'chooseOffer' }]);
    expect(check({}, { bankDay: '2027-01-01' })).toEqual([{ field: 'offerId', key: 'offerEnded' }]);
    expect(check({}, { bankDay: '2026-12-31' })).toEqual([]);
  });

  it('is placed again only where the offer says so', () => {
    const offer = { ...OFFER, isRenewable: false };
    expect(check({}, { offer })).toEqual([{ field: 'renewals', key: 'renewalNotOffered' }]);
    expect(check({ renewals: '0' }, { offer })).toEqual([]);
  });

  it('is paid from an account in its currency that may pay and holds the amount', () => {
    const of = (changes: Partial<typeof ACCOUNT>) => check({}, { debitAccount: { ...ACCOUNT, ...changes } });
    const refused = [{ field: 'debitAccountId', key: 'accountNotAllowed' }];
    expect(check({}, { debitAccount: null })).toEqual([{ field: 'debitAccountId', key: 'chooseDebitAccount' }]);
    expect(of({ currencyCode: '840' })).toEqual(refused);
    expect(of({ status: AccountStatus.blocked })).toEqual(refused);
    expect(of({ paymentsAllowed: false })).toEqual(refused);
    expect(of({ available: '10000.00' })).toEqual([]);
    expect(of({ available: '9999.99' })).toEqual([{ field: 'amount', key: 'insufficientFunds' }]);
  });

  it('names accounts of the company for what comes back, in its currency and open', () => {
    const refused = (field: string, key = 'accountNotAllowed') => [{ field, key }];
    expect(check({}, { interestAccount: null })).toEqual(refused('interestAccountId', 'notOwnAccount'));
    expect(check({}, { returnAccount: null })).toEqual(refused('returnAccountId', 'notOwnAccount'));
    const foreign = { ...ACCOUNT, currencyCode: '840' };
    expect(check({}, { interestAccount: foreign })).toEqual(refused('interestAccountId'));
    expect(check({}, { returnAccount: { ...ACCOUNT, status: AccountStatus.closed } })).toEqual(
      refused('returnAccountId'),
    );
  });
});

describe('what is added to a deposit', () => {
  const topUp = (amount: string, debitAccount: typeof ACCOUNT | null = ACCOUNT) =>
    checkTopUp({ amount, debitAccountId: '1' }, { currencyCode: '980', minimum: '1000.00', debitAccount });

  it('is at least the contract’s minimum and at most what the account holds', () => {
    expect(topUp('1000.00')).toEqual([]);
    expect(topUp('1000000.00')).toEqual([]);
    expect(topUp('999.99')).toEqual([{ field: 'amount', key: 'topUpTooSmall', params: { min: '1000.00' } }]);
    expect(topUp('1000000.01')).toEqual([{ field: 'amount', key: 'insufficientFunds' }]);
    expect(topUp('')).toEqual([{ field: 'amount', key: 'incorrectAmount' }]);
  });

  it('comes from an account that may pay', () => {
    expect(topUp('1000.00', null)).toEqual([{ field: 'debitAccountId', key: 'chooseDebitAccount' }]);
    expect(topUp('1000.00', { ...ACCOUNT, currencyCode: '840' })).toEqual([
      { field: 'debitAccountId', key: 'accountNotAllowed' },
    ]);
  });
});

test('a renewal is switched off by none', () => {
  expect([checkRenewals('0', false), checkRenewals('1', true)]).toEqual([null, null]);
});
