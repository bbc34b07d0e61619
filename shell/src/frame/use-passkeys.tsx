import { useCallback } from 'react';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { useLanguage } from '../languages';
import { addPasskeyTexts, loadPasskeysDialog } from '../passkeys';
import { PanelGuard } from './PanelGuard';
import { useLazyDialog } from './use-lazy-dialog';

/** Returns the dialog of the user's passkeys. */
export function usePasskeys(services: Pick<ShellServices, 'notify'>) {
  const { translations } = useLanguage();
  const load = useCallback(async () => {
    const [{ PasskeysDialog }] = await Promise.all([loadPasskeysDialog(), addPasskeyTexts(translations)]);
    return PasskeysDialog;
  }, [translations]);
  const { Dialog, open, close } = useLazyDialog(load, services);
  return {
    open,
    dialog: Dialog && (
      <PanelGuard name="passkeys">
        <Dialog onClose={close} />
      </PanelGuard>
    ),
  };
}
