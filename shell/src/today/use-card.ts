import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { cardKeys, KERNEL_QUERY } from '@ncb/shared-kernel/queries';
import { useShell, type RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { CARD_LIMIT } from '../remotes/limits';
import type { PageFault, PageLoader } from '../remotes/loader';
import type { StyleSheet } from '../remotes/style-sheets';
import { within } from '../remotes/within';
import { askThroughCache } from './ask-through-cache';
import type { CardState, DeclaredCard } from './declared-cards';

/** What a card shows does not grow older than this while somebody looks at it. */
const RENEWED_EVERY_MS = 60_000;

/** Why a card is not there: its code did not come, its question failed, or it threw. */
export type CardFault =
  | { readonly kind: 'code'; readonly fault: PageFault }
  | { readonly kind: 'bank'; readonly failure: ApiFailure };

/** Carries it through the query cache. */
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
}

export interface CardAnswer {
  readonly state: CardState;
  readonly loaded: LoadedCard | undefined;
  /** Why it failed; beside `loaded`: why it was not renewed. */
  readonly fault: CardFault | null;
  /** When the bank told what is shown, ms since 1970; 0: not yet. */
  readonly asOf: number;
  readonly isBusy: boolean;
  /** Asks the bank anew; a part of it that did not come is loaded again. */
  renew(): Promise<void>;
}

/** A card with what it shows: its code, then its question to the bank. Neither waits for another card. */
export function useCard({ remote, name, part }: DeclaredCard, loader: PageLoader): CardAnswer {
  const { session, language, api } = useShell();
  const cache = useQueryClient();
  const [asker] = useState(() => askThroughCache(cache));
  const answer = useQuery<LoadedCard>({
    queryKey: cardKeys.one(session.companyRef, part, language),
    meta: KERNEL_QUERY,
    // What is known is shown at once, and asked for again.
    staleTime: 0,
    refetchInterval: RENEWED_EVERY_MS,
    async queryFn() {
      const code = await loader.loadCard({ remote, name });
      if (!code.ok) throw new FailedCard({ kind: 'code', fault: code.fault });
      const outcome = await within(CARD_LIMIT, code.card.load({ session, language, api, ask: asker.ask }), tooLate);
      if (!outcome.ok) throw new FailedCard({ kind: 'bank', failure: outcome.failure });
      return { card: code.card, styles: code.styles, content: outcome.value };
    },
  });
  const { data, error, isFetching, dataUpdatedAt, refetch } = answer;
  const thrown = error !== null && !(error instanceof FailedCard);

  const onOld = useEffectEvent(() => void refetch());
  useEffect(() => asker.onOld(() => onOld()), [asker]);
  // It threw instead of answering: that counts for its version, as a page does that throws.
  const tellCrash = useEffectEvent(() => {
    console.error(`card ${part}: ${String(error)}`);
    loader.crashed(part);
  });
  useEffect(() => {
    if (thrown) tellCrash();
  }, [thrown, error]);

  return {
    state: stateOf(data, error),
    loaded: data,
    fault: error instanceof FailedCard ? error.fault : thrown ? { kind: 'code', fault: 'render' } : null,
    asOf: dataUpdatedAt,
    isBusy: isFetching,
    async renew() {
      await asker.renew();
      await refetch();
    },
  };
}

/** A card that never answers would keep all others from being put in order. */
function tooLate(): never {
  throw new FailedCard({ kind: 'code', fault: 'timeout' });
}

function stateOf(data: LoadedCard | undefined, error: Error | null): CardState {
  if (data) return data.content === null ? 'empty' : 'content';
  return error ? 'failed' : 'loading';
}
