import { browserStore } from '../browser';

const KEY = 'ncb.urgentCards';

/** Returns the cards of a company that were urgent when they were last loaded in this browser. */
export function readUrgentCards(companyRef: string): ReadonlySet<string> {
  return new Set(browserStore.get(`${KEY}.${companyRef}`)?.split(' '));
}

export function storeUrgentCard(companyRef: string, part: string, isUrgent: boolean): void {
  const others = [...readUrgentCards(companyRef)].filter((other) => other !== part);
  browserStore.set(`${KEY}.${companyRef}`, [...others, ...(isUrgent ? [part] : [])].join(' '));
}
