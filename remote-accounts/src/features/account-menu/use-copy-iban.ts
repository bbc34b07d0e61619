import type { Account } from '@ncb/shared-kernel/api/contract';
import { useCopy } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export function useCopyIban(): (account: Pick<Account, 'iban'>) => Promise<void> {
  const { t } = useTexts();
  const copy = useCopy();
  return ({ iban }) => copy(iban, { done: t('copyIban.done', { iban }), failed: t('copyIban.failed', { iban }) });
}
