import { listPayments, type JournalRow } from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { listTaxReminders, type TaxReminder } from '@ncb/shared-kernel/domain/rules';
import { documentKeys } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import { buildOwnTaxesRequest, listOwnTaxes } from '../../features/taxes';

export interface DueTax extends TaxReminder {
  /** Last payment of this tax to the Treasury; null within the last year none. */
  readonly lastPayment: Pick<JournalRow, 'id' | 'documentDate'> | null;
  /** Its last working day has come. */
  readonly isLate: boolean;
}

export type TaxesContent = readonly DueTax[];

const HORIZON_DAYS = 60;
const ROWS_SHOWN = 4;

/** Loads the next usual days of the taxes that the user has chosen for the company; null without any. */
export async function loadTaxes({ session, api, ask }: CardServices): Promise<Outcome<TaxesContent | null>> {
  const { companyRef, bankDay, user } = session;
  const reminders = listTaxReminders(user.settings.taxReminders?.[companyRef] ?? [], bankDay, HORIZON_DAYS);
  if (reminders.length === 0) return { ok: true, value: null };
  const request = buildOwnTaxesRequest(bankDay);
  const answer = await ask(documentKeys.journal(companyRef, request), (signal) =>
    api.call(listPayments, request, { signal }),
  );
  if (!answer.ok) return answer;
  const own = listOwnTaxes(answer.value.rows, bankDay);
  const value = reminders.slice(0, ROWS_SHOWN).map((reminder) => ({
    ...reminder,
    lastPayment: own.find(({ tax }) => tax === reminder.tax)?.payment ?? null,
    isLate: reminder.payBy <= bankDay,
  }));
  return { ok: true, value };
}
