import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useOfflineNotice } from './states/use-online';

/** Delay of the spinner: a faster answer needs none. */
const BUSY_AFTER_MS = 300;

export interface MoreButtonProps {
  answer: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Button that loads the next portion of a list. Without animations: each frame would repaint the whole list beside it.
 */
export function MoreButton({ answer, isWide = false, children }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  const tellWithoutNetwork = useOfflineNotice();
  if (!hasNextPage) return null;
  const loadMore = () => {
    tellWithoutNetwork();
    // React Query would request the portion in progress again.
    if (!isFetchingNextPage) void fetchNextPage();
  };
  return (
    <Button
      className="ncb-more"
      block={isWide}
      loading={isFetchingNextPage && { delay: BUSY_AFTER_MS }}
      aria-busy={isFetchingNextPage}
      onClick={loadMore}
      data-action="more"
    >
      {children}
    </Button>
  );
}
