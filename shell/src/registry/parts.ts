import type { Registry, RegistryEntry } from './registry';

export interface CardPlace {
  readonly remote: string;
  readonly name: string;
}

/** Page names have no slash. */
const CARDS = '/cards/';

/** Returns the loader's name of a card: `accounts/cards/money`. */
export function toCardPart({ remote, name }: CardPlace): string {
  return `${remote}${CARDS}${name}`;
}

/** Parses a part name; null for a page. */
export function parseCardPart(part: string): CardPlace | null {
  const [remote = '', name] = part.split(CARDS);
  return name === undefined ? null : { remote, name };
}

export function getModuleName(part: string): string {
  const card = parseCardPart(part);
  return card ? `cards/${card.name}` : part;
}

export function hasPart({ name, pages, cards = [] }: RegistryEntry, part: string): boolean {
  const card = parseCardPart(part);
  if (card) return card.remote === name && cards.some((one) => one.name === card.name);
  return pages.some((page) => page.name === part);
}

export function findOffering(registry: Registry, part: string): RegistryEntry | null {
  return parseCardPart(part)
    ? (registry.entries.find((entry) => hasPart(entry, part)) ?? null)
    : registry.findByPage(part);
}
