import type { Tabs } from './tabs';

const LIMIT_MS = 1_000;
const TYPING = 'ncb-typing-';

/** Returns the lock held while a tab has unsaved input. */
export function typingLock(tab: string): string {
  return TYPING + tab;
}

/** Waits until other tabs have saved their forms. */
export async function keptElsewhere(tabs: Tabs): Promise<void> {
  const own = typingLock(tabs.id);
  const typing = new Set([...(await tabs.claimed())].filter((name) => name.startsWith(TYPING) && name !== own));
  if (typing.size === 0) return;
  await new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(limit);
      deaf();
      resolve();
    };
    const limit = setTimeout(settle, LIMIT_MS);
    const deaf = tabs.listen((message) => {
      if (message.kind === 'kept' && typing.delete(typingLock(message.tab)) && typing.size === 0) settle();
    });
    tabs.tell({ kind: 'ending' });
  });
}
