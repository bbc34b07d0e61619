import type { CreditTermsOffered } from '@ncb/shared-kernel/api/contract';
import { calculateCredit, type CalculationInput } from './calculate-credit';

const TERMS: CreditTermsOffered = {
  currencyCode: '980',
  currencyLetters: 'UAH',
  rate: '18.00',
  basis: '30/360',
  minimum: '50000.00',
  maximum: '5000000.00',
  longest: 120,
  graceMax: 12,
};
const WISH: CalculationInput = { currencyCode: '980', amount: '240 000', term: '12', scheme: 'annuity', grace: '0' };

test('counts as the bank does', () => {
  expect(calculateCredit(WISH, TERMS, '2026-02-05')).toMatchObject({
    interest: '24038.36',
    total: '264038.36',
    first: { payment: '22003.20', payOn: '2026-03-05' },
    last: { payment: '22003.16', payOn: '2027-02-05' },
  });
});

test('a grace brings interest alone at first', () => {
  expect(calculateCredit({ ...WISH, grace: '3' }, TERMS, '2026-02-05')?.first).toMatchObject({
    principal: '0.00',
    payment: '3600.00',
  });
});

test.each([
  [{ amount: '' }],
  [{ amount: 'сто' }],
  [{ term: '' }],
  [{ term: '0' }],
  [{ term: '121' }],
  [{ term: '1.5' }],
  [{ grace: '' }],
])('waits while %p is typed', (changes) => {
  expect(calculateCredit({ ...WISH, ...changes }, TERMS, '2026-02-05')).toBeNull();
  expect(calculateCredit(WISH, undefined, '2026-02-05')).toBeNull();
});
