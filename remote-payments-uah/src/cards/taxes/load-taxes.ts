import { listPayments, type JournalRow } from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { getTaxPeriod, listTaxReminders, type TaxReminder } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, TAX_TERMS, type TaxGroup } from '@ncb/shared-kernel/domain/vocabulary';
import { documentKeys } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import { buildOwnTaxesRequest, listOwnTaxes, type OwnTax } from '../../features/taxes';

export interface DueTax extends TaxReminder {
  /** Last executed payment of this tax; null without one in a year, or if several could be meant. */
  readonly lastPayment: Pick<JournalRow, 'id' | 'documentDate'> | null;
  /** The last payment is of this period. */
  readonly isPaid: boolean;
  /** Its last working day has come without a payment. */
  readonly isLate: boolean;
}

export type TaxesContent = readonly DueTax[];

const HORIZON_DAYS = 60;
const ROWS_SHOWN = 4;

/** Loads the next usual days of the taxes that the user has chosen for the company; null without any. */
export async function loadTaxes({ session, api, ask }: CardServices): Promise<Outcome<TaxesContent | null>> {
  const { companyRef, bankDay, user } = session;
  const groups = user.settings.taxReminders?.[companyRef] ?? [];
  const reminders = listTaxReminders(groups, bankDay, HORIZON_DAYS);
  if (reminders.length === 0) return { ok: true, value: null };
  const request = buildOwnTaxesRequest(bankDay);
  const answer = await ask(documentKeys.journal(companyRef, request), (signal) =>
    api.call(listPayments, request, { signal }),
  );
  if (!answer.ok) return answer;
  const paid = answer.value.rows.filter(({ status }) => status === DocumentStatus.success);
  const own = listOwnTaxes(paid, bankDay);
  const value = reminders.slice(0, ROWS_SHOWN).map((reminder) => {
    const lastPayment = isOfOneGroup(reminder, groups) ? findOnlyPayment(own, reminder) : null;
    const isPaid = lastPayment !== null && lastPayment.documentDate >= getFirstDayToPay(reminder);
    return { ...reminder, lastPayment, isPaid, isLate: !isPaid && reminder.payBy <= bankDay };
  });
  return { ok: true, value };
}

/** The same tax is paid to other budget accounts for employees and for oneself. */
function isOfOneGroup({ tax, group }: TaxReminder, groups: readonly TaxGroup[]): boolean {
  return !TAX_TERMS.some((term) => term.tax === tax && term.group !== group && groups.includes(term.group));
}

function findOnlyPayment(own: readonly OwnTax[], { tax }: TaxReminder): JournalRow | null {
  const [found, ...others] = own.filter((one) => one.tax === tax);
  return others.length === 0 ? (found?.payment ?? null) : null;
}

/** Returns the day from which a payment is one of this period: the day after it, for an advance its first day. */
function getFirstDayToPay(reminder: TaxReminder): string {
  const { start, end } = getTaxPeriod(reminder);
  return reminder.last.of === 'advance' ? start : addDays(end, 1);
}
