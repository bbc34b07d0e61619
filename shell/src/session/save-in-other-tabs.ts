import type { Tabs } from './tabs';

const LIMIT_MS = 1_000;
const TYPING = 'ncb-typing-';

/** Returns the lock held while a tab has unsaved input. */
export function getTypingLock(tab: string): string {
  return TYPING + tab;
}

/** Waits until other tabs have saved their forms. */
export async function saveInOtherTabs(tabs: Tabs): Promise<void> {
  const own = getTypingLock(tabs.id);
  const unsavedTabs = new Set([...(await tabs.getClaimed())].filter((name) => name.startsWith(TYPING) && name !== own));
  if (unsavedTabs.size === 0) return;
  await new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(limit);
      unlisten();
      resolve();
    };
    const limit = setTimeout(settle, LIMIT_MS);
    const unlisten = tabs.listen((message) => {
      if (message.kind === 'kept' && unsavedTabs.delete(getTypingLock(message.tab)) && unsavedTabs.size === 0) settle();
    });
    tabs.send({ kind: 'ending' });
  });
}
