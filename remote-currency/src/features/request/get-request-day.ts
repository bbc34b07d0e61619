import { getTimeOfBankDay } from '@ncb/shared-kernel/domain/dates';
import { fixValueDate } from '@ncb/shared-kernel/domain/rules';
import type { RequestType } from '@ncb/shared-kernel/domain/vocabulary';

/** Returns the value date of a request saved today: the chosen day, or the next working one. */
export function getRequestDay(type: RequestType, chosen: string, bankDay: string): string {
  return fixValueDate({ type }, chosen, { bankDay, time: getTimeOfBankDay(bankDay) });
}
