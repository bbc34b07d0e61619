import { addDays, isCalendarDate, nextSettlementDay, toDotted } from '../dates';
import { isBudgetIban } from '../identifiers';
import type { Problem } from '../problem';
import { CurrencyPaymentKind, DocumentType, findCurrency } from '../vocabulary';
import { checkValueDate, valueDateWindow } from './dates';
import { earliestValue, openDay } from './currency/value-date';

/** Parts of a document that decide its value date. */
export interface ValueDateSubject {
  readonly type: string | number;
  /** Kind of a payment in currency: `own` or `ext`. */
  readonly kind?: CurrencyPaymentKind | null | undefined;
  readonly currencyCode?: string | undefined;
  /** IBAN of the payee of a hryvnia payment. */
  readonly payeeAccount?: string | undefined;
}

/** Moment at which the bank handles the document. */
export interface BankMoment {
  /** `yyyy-MM-dd` */
  readonly bankDay: string;
  /** Kyiv time of that day, `HH:mm`. */
  readonly time: string;
}

/**
 * Fixes the value date: the day that the user has chosen, or the first one that the bank can meet, whichever is later. SEP runs
 * on all calendar days, the Treasury is closed on 31 December and 1 January; a payment abroad has a cut-off and needs a day on
 * which banks here and there are open; a deal in currency needs a working day. Source: reference/law-2026 3, reference/areas C6
 * @param chosen `yyyy-MM-dd`; '' if the user leaves the day to the bank
 */
export function fixValueDate(subject: ValueDateSubject, chosen: string, moment: BankMoment): string {
  const first = earliestDay(subject, moment);
  const day = isCalendarDate(chosen) && chosen > first ? chosen : first;
  return nextOpenDay(subject, day);
}

/** Returns the day itself, or the next one that is possible for this kind of document. */
export function nextOpenDay(
  { type, kind, currencyCode = '', payeeAccount = '' }: ValueDateSubject,
  day: string,
): string {
  if (isAbroad({ type, kind })) return openDay(findCurrency(currencyCode)?.letters ?? '', day);
  if (isRequest(type)) return nextSettlementDay('ukraine', day);
  return isBudgetIban(payeeAccount) ? nextTreasuryDay(day) : day;
}

/**
 * Reports a chosen value date outside the window, or a closed day with the nearest open one.
 * @param chosen `yyyy-MM-dd`, '' for none, or what was typed
 */
export function valueDateProblem(
  subject: ValueDateSubject,
  chosen: string,
  documentDate: string,
  bankDay: string,
): Problem | null {
  const key = checkValueDate(chosen, documentDate, bankDay);
  if (key) return { field: 'val_date', key };
  if (chosen === '') return null;
  if (nextOpenDay(subject, chosen) === chosen) return null;
  const next = nearestOpenDay(subject, chosen, valueDateWindow(documentDate, bankDay));
  return { field: 'val_date', key: 'closedValueDate', params: { next: toDotted(next) } };
}

/** Finds the next open day, or the last one within the window, so that the user can choose the offered day. */
function nearestOpenDay(subject: ValueDateSubject, day: string, { from, to }: { from: string; to: string }): string {
  const next = nextOpenDay(subject, day);
  if (next <= to) return next;
  const before = addDays(day, -1);
  if (before < from) return next;
  return nextOpenDay(subject, before) === before ? before : nearestOpenDay(subject, before, { from, to });
}

function earliestDay(subject: ValueDateSubject, { bankDay, time }: BankMoment): string {
  if (!isAbroad(subject)) return bankDay;
  const letters = findCurrency(subject.currencyCode ?? '')?.letters ?? '';
  return earliestValue(letters, bankDay, time)?.day ?? bankDay;
}

function isAbroad({ type, kind }: Pick<ValueDateSubject, 'type' | 'kind'>): boolean {
  return String(type) === String(DocumentType.currencyPayment) && kind !== CurrencyPaymentKind.own;
}

function isRequest(type: string | number): boolean {
  const { buyRequest, saleRequest, convertRequest } = DocumentType;
  return [buyRequest, saleRequest, convertRequest].some((one) => String(one) === String(type));
}

/** Source: reference/law-2026 3 (NBU, December 2025) */
const TREASURY_CLOSED = ['12-31', '01-01'];

function nextTreasuryDay(day: string): string {
  return TREASURY_CLOSED.includes(day.slice('yyyy-'.length)) ? nextTreasuryDay(addDays(day, 1)) : day;
}
