import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';

/** Returns a function that writes a limit, as `до 5 000,00 UAH`. */
export function useLimitText(): (limit: string | null) => string {
  const { language } = useShell();
  const { t } = useTexts();
  return (limit) =>
    limit === null ? t('limits.none') : t('limits.upTo', { max: `${formatAmount(limit, language)}\u00a0UAH` });
}
