import type { TabMessage, Tabs } from './tabs';

/** Tabs of one browser for tests: what one tells, the others hear at once. */
export function tabsOfOneBrowser(): () => Tabs & { readonly told: TabMessage[] } {
  const all = new Set<{ owner: object; listener: (message: TabMessage) => void }>();
  const names = new Set<string>();
  const waiting = new Set<{ name: string; settle: (isFree: boolean) => void }>();
  const free = (name: string) => {
    names.delete(name);
    waiting.forEach((entry) => entry.name === name && entry.settle(true));
  };
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
      claim(name) {
        if (names.has(name)) return Promise.resolve(null);
        names.add(name);
        return Promise.resolve(() => free(name));
      },
      claimed: () => Promise.resolve(new Set(names)),
      freed: (name, signal) =>
        new Promise((settle) => {
          if (!names.has(name)) return settle(true);
          waiting.add({ name, settle });
          signal.addEventListener('abort', () => settle(false));
        }),
    };
  };
}
