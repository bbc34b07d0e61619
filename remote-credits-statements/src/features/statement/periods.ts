import type { NamedPeriod } from '@ncb/shared-kernel/domain/dates';

/**
 * From the day up to which the accounts were last exported: it may have had operations after that. Of several accounts
 * the earliest counts, so that none is left out; null where one of them was never exported.
 * @param accountIds none means all that were exported
 */
export function daysSinceExport(
  exports: readonly { readonly accountId: string; readonly until: string }[],
  accountIds: readonly string[],
  bankDay: string,
): NamedPeriod | null {
  const meant = exports.filter(({ accountId }) => accountIds.length === 0 || accountIds.includes(accountId));
  if (meant.length === 0 || meant.length < accountIds.length) return null;
  const start = meant.reduce((earliest, { until }) => (until < earliest ? until : earliest), bankDay);
  return { start, end: bankDay };
}
