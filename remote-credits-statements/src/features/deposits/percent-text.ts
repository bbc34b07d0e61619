import { formatAmount } from '@ncb/shared-kernel/domain/money';
import type { Language } from '@ncb/shared-kernel/domain/vocabulary';

/** `12,50 %`, in the user's language; number and sign never part. */
export function percentText(rate: string, language: Language): string {
  return `${formatAmount(rate, language)}\u00a0%`;
}
