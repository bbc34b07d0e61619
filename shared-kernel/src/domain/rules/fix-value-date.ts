import { addDays, isCalendarDate, getNextSettlementDay, toDotted } from '../dates';
import { isBudgetIban } from '../identifiers';
import type { Problem } from '../problem';
import { CurrencyPaymentKind, DocumentType, findCurrency } from '../vocabulary';
import { checkValueDate, getValueDateWindow } from './dates';
import { getEarliestValue, getOpenDay } from './currency/value-date';

export interface ValueDateSubject {
  readonly type: string | number;
  /** Kind of a currency payment. */
  readonly kind?: CurrencyPaymentKind | null | undefined;
  readonly currencyCode?: string | undefined;
  /** IBAN of a hryvnia payment. */
  readonly receiverAccount?: string | undefined;
}

export interface BankMoment {
  readonly bankDay: string;
  readonly time: string;
}

/**
 * Returns the chosen or the first possible day, whichever is later. SEP runs on all days; the Treasury is closed on 31
 * December and 1 January; an external currency payment has a cut-off and needs banks open in both countries; a currency
 * deal needs a working day. Source: docs/requirements/law-2026.md#instant-payments,
 * docs/requirements/currency.md#value-date.
 * @param chosen `yyyy-MM-dd`; '' if the user leaves the day to the bank
 */
export function fixValueDate(subject: ValueDateSubject, chosen: string, moment: BankMoment): string {
  const first = getEarliestDay(subject, moment);
  const day = isCalendarDate(chosen) && chosen > first ? chosen : first;
  return getOpenValueDate(subject, day);
}

/** Returns the next day (or this) possible for the document. */
export function getOpenValueDate(
  { type, kind, currencyCode = '', receiverAccount = '' }: ValueDateSubject,
  day: string,
): string {
  if (isAbroad({ type, kind })) return getOpenDay(findCurrency(currencyCode)?.letters ?? '', day);
  if (isRequest(type)) return getNextSettlementDay('ukraine', day);
  return isBudgetIban(receiverAccount) ? getNextTreasuryDay(day) : day;
}

/**
 * Reports a day outside the window, or a closed one with the nearest open day.
 * @param chosen `yyyy-MM-dd`, '' for none, or any typed text
 */
export function checkChosenValueDate(
  subject: ValueDateSubject,
  chosen: string,
  documentDate: string,
  bankDay: string,
): Problem | null {
  const key = checkValueDate(chosen, documentDate, bankDay);
  if (key) return { field: 'valueDate', key };
  if (chosen === '') return null;
  if (getOpenValueDate(subject, chosen) === chosen) return null;
  const next = findNearestOpenDay(subject, chosen, getValueDateWindow(documentDate, bankDay));
  return { field: 'valueDate', key: 'closedValueDate', params: { next: toDotted(next) } };
}

/** Returns the next open day, or the last within the window, so that the user can choose it. */
function findNearestOpenDay(
  subject: ValueDateSubject,
  day: string,
  { from, to }: { from: string; to: string },
): string {
  const next = getOpenValueDate(subject, day);
  if (next <= to) return next;
  const before = addDays(day, -1);
  if (before < from) return next;
  return getOpenValueDate(subject, before) === before ? before : findNearestOpenDay(subject, before, { from, to });
}

function getEarliestDay(subject: ValueDateSubject, { bankDay, time }: BankMoment): string {
  if (!isAbroad(subject)) return bankDay;
  const letters = findCurrency(subject.currencyCode ?? '')?.letters ?? '';
  return getEarliestValue(letters, bankDay, time)?.day ?? bankDay;
}

function isAbroad({ type, kind }: Pick<ValueDateSubject, 'type' | 'kind'>): boolean {
  return String(type) === String(DocumentType.currencyPayment) && kind !== CurrencyPaymentKind.own;
}

function isRequest(type: string | number): boolean {
  const { buyRequest, saleRequest, convertRequest } = DocumentType;
  return [buyRequest, saleRequest, convertRequest].some((one) => String(one) === String(type));
}

/** Source: docs/requirements/law-2026.md#instant-payments. */
const TREASURY_CLOSED = ['12-31', '01-01'];

function getNextTreasuryDay(day: string): string {
  return TREASURY_CLOSED.includes(day.slice('yyyy-'.length)) ? getNextTreasuryDay(addDays(day, 1)) : day;
}
