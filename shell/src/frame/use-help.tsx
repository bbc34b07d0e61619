import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { usePageHelp } from './use-page-help';
import { useShortcutsHelp } from './use-shortcuts-help';

/** Returns the dialogs of the help menu: the open page, all keys. */
export function useHelp(page: string, canOpen: (page: string) => boolean, services: Pick<ShellServices, 'notify'>) {
  const shortcuts = useShortcutsHelp(services);
  const pageHelp = usePageHelp(page, canOpen, services);
  return {
    openPageHelp: pageHelp.open,
    openShortcuts: shortcuts.open,
    dialogs: (
      <>
        {shortcuts.dialog}
        {pageHelp.dialog}
      </>
    ),
  };
}
