import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCreditDeal, getEarlyRepayment, listCreditDeals, listCreditTerms, type AnswerOf } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { dealKeys } from './deal-keys';
import { answerQuery, useAnswer, type FailedAnswer } from './use-answer';

export function useCreditDeals() {
  const { api, session } = useSteadyShell();
  return useAnswer(dealKeys.credits(session.companyRef), (signal) => api.call(listCreditDeals, {}, { signal }));
}

/** Loads one deal with its schedule, debts and payments. @param number null: none is asked for */
export function useCreditDeal(number: string | null) {
  const { api, session } = useSteadyShell();
  return useAnswer(
    dealKeys.credit(session.companyRef, number ?? ''),
    (signal) => api.call(getCreditDeal, { number: number ?? '' }, { signal }),
    { enabled: number !== null },
  );
}

/** Loads the effect of an early repayment; keeps the previous answer meanwhile. @param wish null: none yet */
export function useEarlyRepayment(number: string, wish: { readonly amount: string; readonly day: string } | null) {
  const { api, session } = useSteadyShell();
  const { amount, day } = wish ?? { amount: '', day: '' };
  return useQuery<AnswerOf<typeof getEarlyRepayment>, FailedAnswer>({
    ...answerQuery(dealKeys.early(session.companyRef, number, amount, day), (signal) =>
      api.call(getEarlyRepayment, { number, amount, day }, { signal }),
    ),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
  });
}

export function useCreditTerms() {
  const { api, session } = useSteadyShell();
  return useAnswer(dealKeys.creditTerms(session.companyRef), (signal) => api.call(listCreditTerms, {}, { signal }));
}
