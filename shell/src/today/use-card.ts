import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { cardKeys, KERNEL_QUERY } from '@ncb/shared-kernel/queries';
import { useShell, type RemoteCard } from '@ncb/shared-kernel/remote-contract';
import type { PageFault, PageLoader, StyleSheet } from '../federation';
import { withTimeout } from '../browser';
import { createCacheAsker } from './create-cache-asker';
import type { CardState, DeclaredCard } from './list-cards';

/** Limit for a card that never answers, ms; the API client ends calls after 60 s. */
export const CARD_LIMIT = 62_000;

const REFRESH_MS = 60_000;

/** Reason of a missing card. `code`: its code failed to load or threw; `bank`: its API call failed. */
export type CardFault =
  | { readonly kind: 'code'; readonly fault: PageFault }
  | { readonly kind: 'bank'; readonly failure: ApiFailure };

class FailedCard extends Error {
  readonly fault: CardFault;

  constructor(fault: CardFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

interface LoadedCard {
  readonly card: RemoteCard;
  readonly styles: StyleSheet | null;
  readonly content: unknown;
  readonly isUrgent: boolean;
}

interface CardAnswer {
  readonly state: CardState;
  readonly loaded: LoadedCard | undefined;
  /** Together with `loaded`: reason of the failed refresh. */
  readonly fault: CardFault | null;
  /** Milliseconds since 1970; 0 before the first answer. */
  readonly asOf: number;
  readonly isBusy: boolean;
  refresh(): Promise<void>;
}

/** Loads a card's code, then its content, independent of other cards. */
export function useCard({ remote, name, part }: DeclaredCard, loader: PageLoader): CardAnswer {
  const { session, language, api } = useShell();
  const cache = useQueryClient();
  const [asker] = useState(() => createCacheAsker(cache));
  const answer = useQuery<LoadedCard>({
    queryKey: cardKeys.one(session.companyRef, part, language),
    meta: KERNEL_QUERY,
    // Stored answers are shown at once and refetched.
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    async queryFn() {
      const code = await loader.loadCard({ remote, name });
      if (!code.ok) throw new FailedCard({ kind: 'code', fault: code.fault });
      const outcome = await withTimeout(
        CARD_LIMIT,
        code.card.load({ session, language, api, ask: asker.ask }),
        throwTimeout,
      );
      if (!outcome.ok) throw new FailedCard({ kind: 'bank', failure: outcome.failure });
      const { value: content } = outcome;
      const isUrgent = content !== null && (code.card.isUrgent?.(content) ?? false);
      return { card: code.card, styles: code.styles, content, isUrgent };
    },
  });
  const { data, error, isFetching, dataUpdatedAt, refetch } = answer;
  const isCrashed = error !== null && !(error instanceof FailedCard);

  const onInvalidated = useEffectEvent(() => void refetch());
  useEffect(() => asker.onInvalidated(() => onInvalidated()), [asker]);
  // Counts against its version, like a page that throws.
  const reportCrash = useEffectEvent(() => {
    console.error(`card ${part}: ${String(error)}`);
    loader.noteCrash(part);
  });
  useEffect(() => {
    if (isCrashed) reportCrash();
  }, [isCrashed, error]);

  return {
    state: getState(data, error),
    loaded: data,
    fault: getFault(error),
    asOf: dataUpdatedAt,
    isBusy: isFetching,
    async refresh() {
      await asker.invalidate();
      await refetch();
    },
  };
}

/** Fails a card that does not answer: the whole grid would wait. */
function throwTimeout(): never {
  throw new FailedCard({ kind: 'code', fault: 'timeout' });
}

function getFault(error: Error | null): CardFault | null {
  if (error instanceof FailedCard) return error.fault;
  return error && { kind: 'code', fault: 'render' };
}

function getState(data: LoadedCard | undefined, error: Error | null): CardState {
  if (data) return 'content';
  return error ? 'failed' : 'loading';
}
