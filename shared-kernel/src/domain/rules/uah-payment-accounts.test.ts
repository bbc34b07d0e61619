import { AccountStatus } from '../vocabulary';
import { canPayFrom, canPayHryvniaFrom, type DebitAccount } from './debit-account';
import { findProblems, VALID_ACCOUNT } from './testing';

const TREASURY = 'UA418999980314841496578039516';

describe('the account that pays', () => {
  it.each<[string, Partial<DebitAccount>]>([
    ['closed', { status: AccountStatus.closed }],
    ['closed in the other way', { status: AccountStatus.closedToo }],
    ['arrested', { status: AccountStatus.blocked }],
    ['waiting for the bank’s confirmation', { status: AccountStatus.pending }],
    ['not allowed for payments', { paymentsAllowed: false }],
    ['in dollars', { currencyCode: '840' }],
  ])('is refused when it is %s', (_, account) => {
    expect(findProblems({}, account)).toEqual([{ field: 'debitAccountId', key: 'accountNotAllowed' }]);
  });

  it('has to be chosen, and without it there are no funds to compare with', () => {
    expect(findProblems({ amount: '999999999.99' }, null)).toEqual([
      { field: 'debitAccountId', key: 'chooseDebitAccount' },
    ]);
  });

  it('in dollars may pay, though not in hryvnias', () => {
    const dollars = { ...VALID_ACCOUNT, currencyCode: '840' };
    expect([canPayFrom(dollars), canPayHryvniaFrom(dollars)]).toEqual([true, false]);
  });
});

describe('the account that is paid', () => {
  it.each([
    ['empty', '', 'emptyField'],
    ['too short', 'UA98305299000002600813804371', 'invalidIban'],
    ['foreign', 'DE003052990000026008138043718', 'nonUkrainianIban'],
    ['mistyped', 'UA983052990000026008138043719', 'invalidIban'],
    ['the one that pays', VALID_ACCOUNT.iban, 'sameAccount'],
  ] as const)('is refused when it is %s', (_, creditIban, key) => {
    expect(findProblems({ creditIban })).toEqual([{ field: 'creditIban', key }]);
  });

  it('may be another account of our bank', () => {
    expect(findProblems({ creditIban: 'UA913516070000026006999000020' })).toEqual([]);
  });

  it('is not compared with an account that is not chosen', () => {
    expect(findProblems({ creditIban: VALID_ACCOUNT.iban }, null)).toEqual([
      { field: 'debitAccountId', key: 'chooseDebitAccount' },
    ]);
  });

  it('cannot be one of the Treasury without a structured purpose', () => {
    expect(findProblems({ creditIban: TREASURY })).toEqual([{ field: 'structuredPurpose', key: 'sep4.spp.fillSpp' }]);
  });

  it('is one of the Treasury by its bank code alone, not by digits elsewhere', () => {
    expect(findProblems({ creditIban: 'UA033052990000026008138899998' })).toEqual([]);
  });
});
