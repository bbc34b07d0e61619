import type { useAnswer } from './use-answer';

type AskedAnswer = ReturnType<typeof useAnswer>;
export type AnyAnswer = Pick<AskedAnswer, 'isError' | 'data'>;

/** Returns the first answer that failed without earlier data; a form keeps its data when a later refetch fails. */
export function findFailed(answers: readonly AnyAnswer[]): AskedAnswer | null {
  return (answers.find(({ isError, data }) => isError && data === undefined) as AskedAnswer | undefined) ?? null;
}
