import type { TabMessage, Tabs } from './tabs';

/** Tabs of one browser for tests: what one tells, the others hear at once. */
export function tabsOfOneBrowser(): () => Tabs & { readonly told: TabMessage[] } {
  const all = new Set<{ owner: object; listener: (message: TabMessage) => void }>();
  return () => {
    const owner = {};
    const told: TabMessage[] = [];
    return {
      told,
      tell(message) {
        told.push(message);
        all.forEach((other) => other.owner !== owner && other.listener(message));
      },
      listen(listener) {
        const entry = { owner, listener };
        all.add(entry);
        return () => all.delete(entry);
      },
    };
  };
}
