import type { Account } from '@ncb/shared-kernel/api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';

/** Copies an account's IBAN, and says that it did. */
export function useCopyIban(): (account: Pick<Account, 'iban'>) => Promise<void> {
  const { notify } = useSteadyShell();
  const { t } = useTexts();
  return async ({ iban }) => {
    try {
      await navigator.clipboard.writeText(iban);
      notify('success', t('copyIban.done', { iban }));
    } catch {
      // Somebody forbade the page the clipboard; the account is there to be copied by hand.
      notify('error', t('copyIban.failed', { iban }));
    }
  };
}
