import type { Account } from '@ncb/shared-kernel/api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';

export function useCopyIban(): (account: Pick<Account, 'iban'>) => Promise<void> {
  const { notify } = useSteadyShell();
  const { t } = useTexts();
  return async ({ iban }) => {
    try {
      await navigator.clipboard.writeText(iban);
      notify('success', t('copyIban.done', { iban }));
    } catch {
      // The browser denies clipboard access.
      notify('error', t('copyIban.failed', { iban }));
    }
  };
}
