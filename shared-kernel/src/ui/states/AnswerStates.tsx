import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiFailure } from '../../api/client';
import { FailureView } from './states';
import { Waiting } from './Waiting';

export interface AnswerStatesProps<Answer> {
  answer: UseQueryResult<Answer, Error & { readonly failure: ApiFailure }>;
  /** Whether there is nothing to show in the answer. */
  isEmpty: (answer: Answer) => boolean;
  /** Why there is nothing, and the next step. */
  empty: ReactNode;
  children: ReactNode;
}

export interface AnswerFailureProps {
  /** It has failed; for one that has not there is nothing to show. */
  answer: {
    readonly error: { readonly failure: ApiFailure } | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What it was asked for. */
  title?: string;
}

/** What the bank refused, with a retry that asks again. */
export function AnswerFailure({ answer: { error, isFetching, refetch }, title }: AnswerFailureProps) {
  return (
    error && (
      <FailureView
        failure={error.failure}
        {...(title !== undefined && { title })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  );
}

/** A list in one of its states: loading in its final shape, refused with a retry that works, empty, or there. */
export function AnswerStates<Answer>({ answer, isEmpty, empty, children }: AnswerStatesProps<Answer>) {
  if (answer.isPending) return <Waiting rows={8} hasTitle />;
  if (answer.isError) return <AnswerFailure answer={answer} />;
  return isEmpty(answer.data) ? empty : children;
}
