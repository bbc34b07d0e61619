import { useQuery, type Query, type QueryKey, type QueryMeta, type UseQueryResult } from '@tanstack/react-query';
import type { ApiFailure, Outcome } from '../api/client';

/** Carries an expected failure through the query cache, which knows success and error only. */
export class FailedAnswer extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Marks a query of the kernel, to distinguish it from a foreign one under the same key. */
export const KERNEL_QUERY = { owner: 'kernel' } as const;

export function isKernelQuery(meta: QueryMeta | undefined): boolean {
  return meta?.['owner'] === KERNEL_QUERY.owner;
}

export interface AnswerOptions<Answer> {
  refetchInterval?: (query: Query<Answer, FailedAnswer>) => number | false;
  enabled?: boolean;
  staleTime?: number;
  /** `always`: refetches whenever the tab comes to the front, even if the answer is fresh. */
  refetchOnWindowFocus?: 'always';
  /** The form starts with this answer: a cached version may be outdated, and the bank refuses to change an old one. */
  beginsForm?: boolean;
}

export function answerQuery<Answer>(queryKey: QueryKey, ask: (signal: AbortSignal) => Promise<Outcome<Answer>>) {
  return {
    queryKey,
    meta: KERNEL_QUERY,
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<Answer> {
      const outcome = await ask(signal);
      if (!outcome.ok) throw new FailedAnswer(outcome.failure);
      return outcome.value;
    },
  };
}

/** Loads and caches the bank's answer under a key; failures are typed. */
export function useAnswer<Answer>(
  queryKey: QueryKey,
  ask: (signal: AbortSignal) => Promise<Outcome<Answer>>,
  { beginsForm = false, ...options }: AnswerOptions<Answer> = {},
): UseQueryResult<Answer, FailedAnswer> {
  return useQuery<Answer, FailedAnswer>({
    ...answerQuery(beginsForm ? [...queryKey, 'form'] : queryKey, ask),
    ...options,
    ...(beginsForm && { gcTime: 0 }),
  });
}
