import { useCallback } from 'react';
import { FURTHER_PAGES, PAGES, TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { useLanguage } from '../languages';
import { loadPageHelp, loadPageHelpTexts, type HelpedPage } from '../page-help';
import { PanelGuard } from './PanelGuard';
import { useLazyDialog } from './use-lazy-dialog';

const HELPED_PAGES: readonly HelpedPage[] = [TODAY_PAGE, ...PAGES, ...FURTHER_PAGES];

/**
 * Returns the dialog that explains the open page.
 * @param page open page; `open` is null for one that the shell does not know
 */
export function usePageHelp(page: string, canOpen: (page: string) => boolean, services: Pick<ShellServices, 'notify'>) {
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
