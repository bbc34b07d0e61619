import { menuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import type { CardEntry } from '../remotes/extensions';
import { cardPart } from '../remotes/parts';
import type { Registry } from '../remotes/registry';

/** A card with the remote that it comes from. */
export interface DeclaredCard extends CardEntry {
  readonly remote: string;
  /** Of all cards. */
  readonly part: string;
}

/** These are there also when they have nothing to show. Source: design/look, section 7 */
export const ALWAYS_SHOWN = 2;

/**
 * The cards that a person gets, in their order: those of deployed remotes that his role, his company and his right to
 * payrolls allow.
 * @param registry as the company sees it
 */
export function declaredCards(registry: Registry, viewer: MenuViewer): readonly DeclaredCard[] {
  return registry.entries
    .filter(({ enabled }) => enabled)
    .flatMap(({ name: remote, cards = [] }) =>
      cards.map((card) => ({ ...card, remote, part: cardPart({ remote, name: card.name }) })),
    )
    .filter(({ access }) => menuAccess(access, viewer) === 'enabled')
    .sort((a, b) => a.order - b.order || (a.part < b.part ? -1 : 1));
}

export type CardState = 'loading' | 'failed' | 'empty' | 'content';

/**
 * Which cards are left out because they have nothing to show. None before all have come or failed: the grid is put in
 * order once, not once for each.
 */
export function leftOut(
  cards: readonly DeclaredCard[],
  states: Readonly<Record<string, CardState>>,
): ReadonlySet<string> {
  const stateOf = ({ part }: DeclaredCard) => states[part] ?? 'loading';
  if (cards.some((card) => stateOf(card) === 'loading')) return new Set();
  const empty = cards.filter((card, index) => index >= ALWAYS_SHOWN && stateOf(card) === 'empty');
  return new Set(empty.map(({ part }) => part));
}
