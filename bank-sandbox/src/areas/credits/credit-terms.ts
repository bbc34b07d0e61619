import type { AnswerOf, CreditTermsOffered, listCreditTerms } from '@ncb/shared-kernel/api/contract';
import { DayCount } from '@ncb/shared-kernel/domain/interest';
import { CREDIT_TERM_MAX_MONTHS } from '@ncb/shared-kernel/domain/vocabulary';
import { succeed, type Outcome } from '../../outcome';

const SHARED = { basis: DayCount.act365, longest: CREDIT_TERM_MAX_MONTHS, graceMax: 12 } as const;

/** Credit terms, invented like the whole bank. */
export const CREDIT_TERMS: readonly CreditTermsOffered[] = [
  {
    currencyCode: '980',
    currencyLetters: 'UAH',
    rate: '18.50',
    minimum: '50000.00',
    maximum: '50000000.00',
    ...SHARED,
  },
  {
    currencyCode: '840',
    currencyLetters: 'USD',
    rate: '8.50',
    minimum: '5000.00',
    maximum: '1000000.00',
    ...SHARED,
  },
  {
    currencyCode: '978',
    currencyLetters: 'EUR',
    rate: '7.90',
    minimum: '5000.00',
    maximum: '1000000.00',
    ...SHARED,
  },
];

export const PENALTY_RATE = '30.00';

/** Answers `get_credit_terms`. */
export function findCreditTerms(): Promise<Outcome<AnswerOf<typeof listCreditTerms>>> {
  return Promise.resolve(succeed({ terms: CREDIT_TERMS }));
}
