import { getMenuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { toCardPart, type CardEntry, type Registry } from '../registry';

export interface DeclaredCard extends CardEntry {
  readonly remote: string;
  readonly part: string;
}

/**
 * Lists the cards that role, company, payroll right and the user's choice allow, in order, urgent ones first.
 * @param registry as the company sees it
 * @param urgent known before the visit: a card that becomes urgent during it would move the others
 */
export function listCards(
  registry: Registry,
  viewer: MenuViewer,
  { user, companyRef }: Pick<ClientInfo, 'user' | 'companyRef'>,
  urgent: ReadonlySet<string>,
): readonly DeclaredCard[] {
  return registry.entries
    .filter(({ enabled }) => enabled)
    .flatMap(({ name: remote, cards = [] }) =>
      cards.map((card) => ({ ...card, remote, part: toCardPart({ remote, name: card.name }) })),
    )
    .filter(({ access }) => getMenuAccess(access, viewer) === 'enabled')
    .filter(({ setting }) => !setting || (user.settings[setting]?.[companyRef] ?? []).length > 0)
    .sort(
      (a, b) =>
        Number(urgent.has(b.part)) - Number(urgent.has(a.part)) || a.order - b.order || (a.part < b.part ? -1 : 1),
    );
}

export function hasTaxCard(registry: Registry): boolean {
  return registry.entries.some(
    ({ enabled, cards = [] }) => enabled && cards.some(({ setting }) => setting === 'taxReminders'),
  );
}

export type CardState = 'loading' | 'failed' | 'content';
