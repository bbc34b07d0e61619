import { addDays, countDaysBetween, isCalendarDate } from '../dates';
import { DOCUMENT_DATE_DAYS_BACK, VALUE_DATE_DAYS_AHEAD } from '../vocabulary';

export function getDocumentDateWindow(bankDay: string): { readonly from: string; readonly to: string } {
  return { from: addDays(bankDay, -DOCUMENT_DATE_DAYS_BACK), to: bankDay };
}

/**
 * Counts from the bank day without a valid document date. Source: docs/requirements/hryvnia-payments.md#document-dates.
 */
export function getValueDateWindow(
  documentDate: string,
  bankDay: string,
): { readonly from: string; readonly to: string } {
  const from = isCalendarDate(documentDate) ? documentDate : bankDay;
  return { from: bankDay, to: addDays(from, VALUE_DATE_DAYS_AHEAD) };
}

/**
 * Accepts the last 30 days up to the bank day.
 * @param date `yyyy-MM-dd`, or any typed text
 * @param bankDay current bank day, `yyyy-MM-dd`
 */
export function checkDocumentDate(date: string, bankDay: string): 'incorrectPDate' | null {
  if (!isCalendarDate(date)) return 'incorrectPDate';
  const age = countDaysBetween(date, bankDay);
  return age < 0 || age > DOCUMENT_DATE_DAYS_BACK ? 'incorrectPDate' : null;
}

/**
 * Accepts the bank day to 10 days after the document date.
 * @param date `yyyy-MM-dd`, '' for none
 */
export function checkValueDate(date: string, documentDate: string, bankDay: string): 'incorrectVDate' | null {
  if (date === '') return null;
  if (!isCalendarDate(date) || date < bankDay) return 'incorrectVDate';
  if (!isCalendarDate(documentDate)) return null;
  return countDaysBetween(documentDate, date) > VALUE_DATE_DAYS_AHEAD ? 'incorrectVDate' : null;
}
