import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshButton } from '../RefreshButton';

export interface AnswerRefreshProps {
  answer: Pick<UseQueryResult, 'isFetching' | 'isPending' | 'dataUpdatedAt' | 'refetch'>;
}

export function AnswerRefresh({ answer: { isFetching, isPending, dataUpdatedAt, refetch } }: AnswerRefreshProps) {
  return <RefreshButton isBusy={isFetching && !isPending} asOf={dataUpdatedAt} onRefresh={() => void refetch()} />;
}
