import { useEffect, useEffectEvent } from 'react';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { loadShortcuts } from '../shortcuts';
import { PanelGuard } from './PanelGuard';
import { isAnyDialogVisible } from '@ncb/shared-kernel/ui';
import { useLazyDialog } from './use-lazy-dialog';

/** Returns the dialog of all keys, opened by a question mark outside text fields and from the help menu. */
export function useShortcutsHelp(services: Pick<ShellServices, 'notify'>) {
  const { Dialog, open, close } = useLazyDialog(loadDialog, services);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.defaultPrevented || isTyping(event.target) || isAnyDialogVisible()) return;
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return {
    open,
    dialog: Dialog && (
      <PanelGuard name="shortcuts">
        <Dialog onClose={close} />
      </PanelGuard>
    ),
  };
}

async function loadDialog() {
  const { ShortcutsDialog } = await loadShortcuts();
  return ShortcutsDialog;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
