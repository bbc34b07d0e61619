import { getMenuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { toCardPart, type CardEntry, type Registry } from '../registry';

export interface DeclaredCard extends CardEntry {
  readonly remote: string;
  readonly part: string;
}

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

export type CardState = 'loading' | 'failed' | 'content';
