import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTellWithoutNetwork } from './states/use-online';

/** An answer that comes sooner shows itself by its rows. */
const BUSY_AFTER_MS = 300;

export interface MoreButtonProps {
  answer: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** As wide as the list above it. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * Brings the next portion of a list; gone where there is none. Pressed a hundred times it moves nothing of its own: each
 * frame of a spinner or of a fading ring has the whole list beside it painted again.
 */
export function MoreButton({ answer, isWide = false, children }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  const tellWithoutNetwork = useTellWithoutNetwork();
  if (!hasNextPage) return null;
  const ask = () => {
    tellWithoutNetwork();
    // The library would ask again for the portion that is on its way.
    if (!isFetchingNextPage) void fetchNextPage();
  };
  return (
    <Button
      className="ncb-more"
      block={isWide}
      loading={isFetchingNextPage && { delay: BUSY_AFTER_MS }}
      aria-busy={isFetchingNextPage}
      onClick={ask}
      data-action="more"
    >
      {children}
    </Button>
  );
}
