import { useEffect, useEffectEvent } from 'react';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { loadShortcuts } from '../shortcuts';
import { PanelGuard } from './PanelGuard';
import { isAnyDialogVisible, useLazyDialog } from './use-lazy-dialog';

/** Returns the dialog of all keys, opened by a question mark outside text fields; forms have one of their own. */
export function useShortcutsHelp(services: Pick<ShellServices, 'notify'>) {
  const { Dialog, open, close } = useLazyDialog(loadDialog, services);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.defaultPrevented || isTyping(event.target) || isAnyDialogVisible()) return;
    open();
  });
  useEffect(() => {
    // On the window: a page's own handler on the document comes first.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    Dialog && (
      <PanelGuard name="shortcuts">
        <Dialog onClose={close} />
      </PanelGuard>
    )
  );
}

async function loadDialog() {
  const { ShortcutsDialog } = await loadShortcuts();
  return ShortcutsDialog;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
