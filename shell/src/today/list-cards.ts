import { getMenuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { toCardPart, type CardEntry, type Registry } from '../registry';

export interface DeclaredCard extends CardEntry {
  readonly remote: string;
  readonly part: string;
}

/** Cards shown even if empty. */
const ALWAYS_SHOWN = 2;

/**
 * Lists the cards that role, company and payroll right allow, in order.
 * @param registry as the company sees it
 */
export function listCards(registry: Registry, viewer: MenuViewer): readonly DeclaredCard[] {
  return registry.entries
    .filter(({ enabled }) => enabled)
    .flatMap(({ name: remote, cards = [] }) =>
      cards.map((card) => ({ ...card, remote, part: toCardPart({ remote, name: card.name }) })),
    )
    .filter(({ access }) => getMenuAccess(access, viewer) === 'enabled')
    .sort((a, b) => a.order - b.order || (a.part < b.part ? -1 : 1));
}

export type CardState = 'loading' | 'failed' | 'empty' | 'content';

/** Finds empty cards to hide; none until all have loaded or failed, so that the grid changes once. */
export function findHiddenCards(
  cards: readonly DeclaredCard[],
  states: Readonly<Record<string, CardState>>,
): ReadonlySet<string> {
  const getState = ({ part }: DeclaredCard) => states[part] ?? 'loading';
  if (cards.some((card) => getState(card) === 'loading')) return new Set();
  const empty = cards.filter((card, index) => index >= ALWAYS_SHOWN && getState(card) === 'empty');
  return new Set(empty.map(({ part }) => part));
}
