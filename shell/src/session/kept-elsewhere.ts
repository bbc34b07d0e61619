import type { Tabs } from './tabs';

/** A tab that ends the session waits no longer for the others, milliseconds. */
const LIMIT_MS = 1_000;
const TYPING = 'ncb-typing-';

/** The name that a tab keeps while something is typed in it that is not saved. */
export function typingLock(tab: string): string {
  return TYPING + tab;
}

/** Lets the other tabs hand to the bank what is being typed there, before the session that all of them share ends. */
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
