import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { FURTHER_PAGES, PAGES, TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { isAnyDialogVisible } from '@ncb/shared-kernel/ui';
import { useLanguage } from '../languages';
import { loadPageHelp, loadPageHelpTexts, type HelpedPage } from '../page-help';
import { PanelGuard } from './PanelGuard';
import { useLazyDialog } from './use-lazy-dialog';
import { loadShortcuts } from '../shortcuts';

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

const HELPED_PAGES: readonly HelpedPage[] = [TODAY_PAGE, ...PAGES, ...FURTHER_PAGES];

/**
 * Returns the dialog that explains the open page.
 * @param page open page; `open` is null for one that the shell does not know
 */
function usePageHelp(page: string, canOpen: (page: string) => boolean, services: Pick<ShellServices, 'notify'>) {
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const [{ PageHelpDialog }, { default: texts }] = await Promise.all([loadPageHelp(), loadPageHelpTexts[language]()]);
    return (props: { page: HelpedPage; canOpen: (page: string) => boolean; onClose: () => void }) => (
      <PageHelpDialog {...props} texts={texts} />
    );
  }, [language]);
  const { Dialog, open, close } = useLazyDialog(load, services);
  const helped = HELPED_PAGES.find((name) => name === page);
  return {
    open: helped ? open : null,
    dialog: helped && Dialog && (
      <PanelGuard name="pageHelp">
        <Dialog page={helped} canOpen={canOpen} onClose={close} />
      </PanelGuard>
    ),
  };
}

/** Returns the dialog of all keys, opened by a question mark outside text fields and from the help menu. */
function useShortcutsHelp(services: Pick<ShellServices, 'notify'>) {
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
