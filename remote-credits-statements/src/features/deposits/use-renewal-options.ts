import { DEPOSIT_RENEWALS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useTexts } from '../../texts';

export function useRenewalOptions() {
  const { t } = useTexts();
  return Array.from({ length: DEPOSIT_RENEWALS_MAX + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? t('deposits.returns') : t('deposits.renews', { count }),
  }));
}
