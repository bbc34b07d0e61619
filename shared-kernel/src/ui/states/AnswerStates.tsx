import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiFailure } from '../../api/client';
import { useTranslation } from 'react-i18next';
import { FailureView } from './FailureView';
import { Waiting } from './Waiting';

export interface AnswerStatesProps<Answer> {
  answer: UseQueryResult<Answer, Error & { readonly failure: ApiFailure }>;
  isEmpty: (answer: Answer) => boolean;
  empty: ReactNode;
  /** Placeholder in the shape of the content. */
  waiting?: ReactNode;
  children: ReactNode;
}

export interface AnswerFailureProps {
  answer: {
    readonly error: { readonly failure: ApiFailure } | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  title?: string;
}

/** Failed read: it has changed nothing at the bank, and says so. */
export function AnswerFailure({ answer: { error, isFetching, refetch }, title }: AnswerFailureProps) {
  const { t } = useTranslation('kernel');
  return (
    error && (
      <FailureView
        failure={error.failure}
        {...(title !== undefined && { title })}
        note={t('common.untouched')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  );
}

export function AnswerStates<Answer>({ answer, isEmpty, empty, waiting, children }: AnswerStatesProps<Answer>) {
  if (answer.isPending) return waiting ?? <Waiting rows={8} hasTitle />;
  if (answer.isError) return <AnswerFailure answer={answer} />;
  return isEmpty(answer.data) ? empty : children;
}
