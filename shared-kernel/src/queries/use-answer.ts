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

/** Marks a query of the kernel, so that one under the same key that is not its own can be told from it. */
export const KERNEL_QUERY = { owner: 'kernel' } as const;

export function isKernelQuery(meta: QueryMeta | undefined): boolean {
  return meta?.['owner'] === KERNEL_QUERY.owner;
}

export interface AnswerOptions<Answer> {
  /** Asks again after so many milliseconds while it gives a number. */
  refetchInterval?: (query: Query<Answer, FailedAnswer>) => number | false;
  enabled?: boolean;
  /** Milliseconds for which the answer is as good as new. */
  staleTime?: number;
  /** `always`: asks again whenever the tab comes to the front, however new the answer is. */
  refetchOnWindowFocus?: 'always';
  /**
   * A form begins with the answer and keeps it: it is asked for when the form is opened. What was kept from before may have
   * been changed by somebody else since, and the bank refuses a change of that.
   */
  beginsForm?: boolean;
}

/** The query of an answer, for those who ask outside of a render (`cache.fetchQuery`). */
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

/** What the bank knows under a key: asked once, kept, and told apart by its failure. */
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
