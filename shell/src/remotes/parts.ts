import type { Registry, RegistryEntry } from './registry';

/** A card: whose it is, and what it is called there. */
export interface CardPlace {
  readonly remote: string;
  readonly name: string;
}

/** In a card's part name; no page has it. */
const CARDS = '/cards/';

/**
 * The name by which the loader knows a part of a remote: a page's own, for a card `accounts/cards/money`. Two remotes may
 * have cards of one name, and pages have no slash.
 */
export function cardPart({ remote, name }: CardPlace): string {
  return `${remote}${CARDS}${name}`;
}

/** The card that a part is; null for a page. */
export function cardOf(part: string): CardPlace | null {
  const [remote = '', name] = part.split(CARDS);
  return name === undefined ? null : { remote, name };
}

/** The name under which a remote exposes a part. */
export function moduleOf(part: string): string {
  const card = cardOf(part);
  return card ? `cards/${card.name}` : part;
}

/** Whether a version of a remote has a part. */
export function offers({ name, pages, cards = [] }: RegistryEntry, part: string): boolean {
  const card = cardOf(part);
  if (card) return card.remote === name && cards.some((one) => one.name === card.name);
  return pages.some((page) => page.name === part);
}

/** The entry that has a part; null if none is deployed. */
export function offering(registry: Registry, part: string): RegistryEntry | null {
  return cardOf(part) ? (registry.entries.find((entry) => offers(entry, part)) ?? null) : registry.serving(part);
}
