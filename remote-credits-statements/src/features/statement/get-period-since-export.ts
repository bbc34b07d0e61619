import type { NamedPeriod } from '@ncb/shared-kernel/domain/dates';

/**
 * Returns the period since the accounts' last export; includes its last day, which may have had operations later. Of
 * several accounts the earliest counts; null if one was never exported.
 * @param accountIds empty means all exported accounts
 */
export function getPeriodSinceExport(
  exports: readonly { readonly accountId: string; readonly until: string }[],
  accountIds: readonly string[],
  bankDay: string,
): NamedPeriod | null {
  const relevant = exports.filter(({ accountId }) => accountIds.length === 0 || accountIds.includes(accountId));
  if (relevant.length === 0 || relevant.length < accountIds.length) return null;
  const start = relevant.reduce((earliest, { until }) => (until < earliest ? until : earliest), bankDay);
  return { start, end: bankDay };
}
