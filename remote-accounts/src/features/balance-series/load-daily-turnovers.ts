import { getTurnovers, type TurnoverRow } from '@ncb/shared-kernel/api/contract';
import type { ApiClient, Outcome } from '@ncb/shared-kernel/api/client';
import { TurnoverType } from '@ncb/shared-kernel/domain/vocabulary';
import { getTrendStart } from './build-balance-series';

/**
 * Loads the daily turnovers of a trend.
 * @param accountIds without any, of all accounts
 */
export async function loadDailyTurnovers(
  api: ApiClient,
  bankDay: string,
  accountIds: readonly string[],
  signal?: AbortSignal,
): Promise<Outcome<readonly TurnoverRow[]>> {
  const outcome = await api.call(
    getTurnovers,
    {
      accountIds,
      start: getTrendStart(bankDay),
      end: bankDay,
      type: TurnoverType.day,
      withRevaluation: false,
      // Without it the bank omits closed accounts even when they are requested by id.
      withClosed: true,
    },
    { ...(signal && { signal }) },
  );
  return outcome.ok ? { ok: true, value: outcome.value.rows } : outcome;
}
