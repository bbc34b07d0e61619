import type { ComponentType } from 'react';
import type { ApiClient, Outcome } from '../api/client';
import type { ClientInfo } from '../api/contract';
import type { Language } from '../domain/vocabulary';
import type { RemoteTexts } from './page';

/** What a card of the page "today" asks the bank with. */
export interface CardServices {
  readonly session: ClientInfo;
  readonly language: Language;
  readonly api: ApiClient;
  /**
   * Asks under a key of the query cache that all pages share: what is known and not old is not asked for again, and the card
   * is loaded anew when a page says that the answer is old.
   */
  ask<Answer>(
    key: readonly unknown[],
    call: (signal: AbortSignal) => Promise<Outcome<Answer>>,
  ): Promise<Outcome<Answer>>;
}

/**
 * A card of the page "today". The shell draws its frame, its title and what is seen while it loads or after it failed;
 * place, title and access are declared in `remote.json`.
 */
export interface RemoteCard<Content = unknown> {
  /** What the card shows; null if there is nothing to be shown. What it throws is taken for a failure of the card. */
  load(services: CardServices): Promise<Outcome<Content | null>>;
  /** Draws the rows, no more than were declared. */
  readonly Body: ComponentType<{ readonly content: Content }>;
  /** At the right of the title: a link that leads on. */
  readonly More?: ComponentType<{ readonly content: Content }>;
  /** Its words; few, in a file of their own: those of the pages would come along. */
  readonly texts: RemoteTexts | readonly RemoteTexts[];
}

/** What a remote exposes under `./cards/<name>` for each card that its `remote.json` declares. */
export interface RemoteCardModule {
  readonly card: RemoteCard;
}
