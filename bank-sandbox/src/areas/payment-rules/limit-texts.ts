import type { InstantLimits } from '@ncb/shared-kernel/domain/rules';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';

/** Subject of the text that a second manager signs. */
export const SUBJECT = 'Зміна лімітів миттєвих платежів';

const NAMES = {
  perPayment: JOURNAL_DETAILS.instantPerPayment,
  perDay: JOURNAL_DETAILS.instantPerDay,
} as const;

/** Lists changed limits, as `Ліміт миттєвого платежу: 10 000,00 UAH → без обмеження`. */
export function listLimitChanges(before: InstantLimits, after: InstantLimits): readonly string[] {
  return (['perPayment', 'perDay'] as const)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${NAMES[name]}: ${formatLimit(before[name])} → ${formatLimit(after[name])}`);
}

function formatLimit(limit: string | null): string {
  return limit === null ? JOURNAL_DETAILS.endless : `${formatAmount(limit, 'ua')} UAH`;
}
