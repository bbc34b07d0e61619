import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { FailureView } from './states';
import type { FailedAnswer } from './use-answer';

export interface AnswerStatesProps<Answer> {
  answer: UseQueryResult<Answer, FailedAnswer>;
  /** Whether there is nothing to show in the answer. */
  isEmpty: (answer: Answer) => boolean;
  /** Why there is nothing, and the next step. */
  empty: ReactNode;
  children: ReactNode;
}

/** A list in one of its states: loading in its final shape, refused with a retry that works, empty, or there. */
export function AnswerStates<Answer>({ answer, isEmpty, empty, children }: AnswerStatesProps<Answer>) {
  if (answer.isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (answer.isError) {
    return (
      <FailureView
        failure={answer.error.failure}
        onRetry={() => void answer.refetch()}
        isRetrying={answer.isFetching}
      />
    );
  }
  return isEmpty(answer.data) ? empty : children;
}
