import type { ComponentType } from 'react';
import type { ApiClient, Outcome } from '../api/client';
import type { ClientInfo } from '../api/contract';
import type { Language } from '../domain/vocabulary';
import type { RemoteTexts } from './page';

export interface CardServices {
  readonly session: ClientInfo;
  readonly language: Language;
  readonly api: ApiClient;
  /** Loads through the query cache of all pages; the card reloads when a page invalidates its answers. */
  ask<Answer>(
    key: readonly unknown[],
    call: (signal: AbortSignal) => Promise<Outcome<Answer>>,
  ): Promise<Outcome<Answer>>;
}

/**
 * Card of the page "today". The shell renders frame, title, loading and error states; `remote.json` declares place and
 * access.
 */
export interface RemoteCard<Content = unknown> {
  /** Loads the content; null if there is nothing to show. An exception counts as a failure of the card. */
  load(services: CardServices): Promise<Outcome<Content | null>>;
  /** True if the card comes first at the next visit of the page. Since 1.50. */
  isUrgent?(content: Content): boolean;
  readonly Body: ComponentType<{ readonly content: Content }>;
  readonly More?: ComponentType<{ readonly content: Content }>;
  /** Texts of the card in a file of their own, apart from those of the pages. */
  readonly texts: RemoteTexts | readonly RemoteTexts[];
}

export interface RemoteCardModule {
  readonly card: RemoteCard;
}
