import { browserStore } from '../browser';

/** Names of cards only: the browser's storage holds no customer data, so the company is not stored. */
const STORE_KEY = 'ncb.urgentCards';

/** Returns the cards that were urgent when they were last loaded in this browser. */
export function readUrgentCards(): ReadonlySet<string> {
  return new Set(browserStore.get(STORE_KEY)?.split(' '));
}

export function storeUrgentCard(part: string, isUrgent: boolean): void {
  const others = [...readUrgentCards()].filter((other) => other !== part);
  browserStore.set(STORE_KEY, [...others, ...(isUrgent ? [part] : [])].join(' '));
}
