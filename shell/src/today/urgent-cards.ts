import type { ClientInfo } from '@ncb/shared-kernel/api/contract';

type Owner = Pick<ClientInfo, 'companyRef'> & { readonly user: Pick<ClientInfo['user'], 'userId'> };

/**
 * Urgent cards by company and user. In memory, not in the browser's storage: the next person at this computer must not
 * learn that something is overdue.
 */
const urgentCards = new Map<string, ReadonlySet<string>>();

const toKey = ({ companyRef, user }: Owner) => `${companyRef} ${user.userId}`;

/** Returns the cards that were urgent when they were last loaded since the page was opened. */
export function getUrgentCards(owner: Owner): ReadonlySet<string> {
  return urgentCards.get(toKey(owner)) ?? new Set();
}

export function setUrgentCard(owner: Owner, part: string, isUrgent: boolean): void {
  const others = [...getUrgentCards(owner)].filter((other) => other !== part);
  urgentCards.set(toKey(owner), new Set(isUrgent ? [...others, part] : others));
}
