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

const RENEWED_EVERY_MS = 60_000;

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
}

export interface CardAnswer {
  readonly state: CardState;
  readonly loaded: LoadedCard | undefined;
  /** Together with `loaded`: reason of the failed refresh. */
  readonly fault: CardFault | null;
  /** Milliseconds since 1970; 0 before the first answer. */
  readonly asOf: number;
  readonly isBusy: boolean;
  renew(): Promise<void>;
}

/** Loads a card's code, then its content, independent of other cards. */
export function useCard({ remote, name, part }: DeclaredCard, loader: PageLoader): CardAnswer {
  const { session, language, api } = useShell();
  const cache = useQueryClient();
  const [asker] = useState(() => askThroughCache(cache));
  const answer = useQuery<LoadedCard>({
    queryKey: cardKeys.one(session.companyRef, part, language),
    meta: KERNEL_QUERY,
    // Stored answers are shown at once and refetched.
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
  // Counts against its version, like a page that throws.
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

/** Fails a card that does not answer: the whole grid would wait. */
function tooLate(): never {
  throw new FailedCard({ kind: 'code', fault: 'timeout' });
}

function stateOf(data: LoadedCard | undefined, error: Error | null): CardState {
  if (data) return data.content === null ? 'empty' : 'content';
  return error ? 'failed' : 'loading';
}
