import type { TFunction } from 'i18next';
import { findRefusalReason } from '../../domain';
import type { KERNEL_NAMESPACE } from '../../i18n';

export function translateReason(t: TFunction<typeof KERNEL_NAMESPACE>, sentence: string): string {
  const reason = findRefusalReason(sentence);
  return reason ? t(`refusalReasons.${reason}`) : sentence;
}
