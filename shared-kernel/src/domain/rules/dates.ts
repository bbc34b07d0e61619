import { addDays, daysBetween, isCalendarDate } from '../dates';
import { DOCUMENT_DATE_DAYS_BACK, VALUE_DATE_DAYS_AHEAD } from '../vocabulary';

/** First and last day that a document made on `bankDay` may be dated. Source: spec 2 §5 */
export function documentDateWindow(bankDay: string): { readonly from: string; readonly to: string } {
  return { from: addDays(bankDay, -DOCUMENT_DATE_DAYS_BACK), to: bankDay };
}

/**
 * First and last day of a value date; without a document date there is nothing to count from but the bank day.
 * Source: spec 2 §5 ("the pickers limit to the same range")
 */
export function valueDateWindow(documentDate: string, bankDay: string): { readonly from: string; readonly to: string } {
  const from = isCalendarDate(documentDate) ? documentDate : bankDay;
  return { from: bankDay, to: addDays(from, VALUE_DATE_DAYS_AHEAD) };
}

/**
 * A document is dated within the last 30 days up to the bank day.
 * @param date `yyyy-MM-dd`, or whatever was typed instead of a date
 * @param bankDay the bank's current day, `yyyy-MM-dd`
 */
export function checkDocumentDate(date: string, bankDay: string): 'incorrectPDate' | null {
  if (!isCalendarDate(date)) return 'incorrectPDate';
  const age = daysBetween(date, bankDay);
  return age < 0 || age > DOCUMENT_DATE_DAYS_BACK ? 'incorrectPDate' : null;
}

/**
 * A value date is optional; given, it is not before the bank day and at most 10 days after the document date.
 * @param date `yyyy-MM-dd`, '' when none is wanted
 */
export function checkValueDate(date: string, documentDate: string, bankDay: string): 'incorrectVDate' | null {
  if (date === '') return null;
  if (!isCalendarDate(date) || date < bankDay) return 'incorrectVDate';
  // Without a document date there is nothing to count from; its own problem is shown beside it.
  if (!isCalendarDate(documentDate)) return null;
  return daysBetween(documentDate, date) > VALUE_DATE_DAYS_AHEAD ? 'incorrectVDate' : null;
}
