import { addDays, isCalendarDate } from '../dates';
import { NO_CODE } from '../identifiers';
import type { Problem, ProblemKey } from '../problem';
import { tidyLine } from '../text';
import { DOCUMENT_DATE_DAYS_BACK, PERSON_TEXT_MAX } from '../vocabulary';
import {
  checkNoCardNumber,
  checkOptionalText,
  checkRequiredText,
  toLimitProblem,
  toProblem,
  runChecks,
} from './checks';
import type { Check } from './checks';

/**
 * Statement about a call to the receiver before its new or changed account is paid. Source:
 * docs/requirements/payee-checks.md#call-back.
 */
export interface CallBack {
  /** False: it is stated that no call was made; the texts are ''. */
  readonly isDone: boolean;
  /** Person spoken with, with the position. */
  readonly person: string;
  /** Number of the company's own catalogue. */
  readonly phone: string;
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** `HH:mm`, Kyiv time. */
  readonly time: string;
  /** Person who confirmed the account; '' if the person spoken with. */
  readonly confirmedBy: string;
}

/** Statement with what the bank knows about it. */
export interface CallBackRecord extends CallBack {
  /** Short name of the user who states it. */
  readonly caller: string;
  /** Bank day on which the number was entered in the catalogue; '' without a call. */
  readonly phoneSince: string;
}

/**
 * True for a row of the catalogue whose number may be called about a receiver. Receivers abroad share nine zeros, so
 * theirs need the same account too.
 */
export function isRowOfReceiver(
  row: { readonly code: string; readonly iban: string },
  { receiverCode, creditIban }: { readonly receiverCode: string; readonly creditIban: string },
): boolean {
  return row.code === receiverCode && (receiverCode !== NO_CODE || row.iban === creditIban);
}

/**
 * Days that a receiver's history goes back: payments within it decide whether an account is another one. Covers a yearly
 * bill. Source: docs/requirements/payee-checks.md#call-back.
 */
export const RECEIVER_HISTORY_DAYS = 370;

export const NO_CALL: CallBack = { isDone: false, person: '', phone: '', day: '', time: '', confirmedBy: '' };

/** True for two statements that say the same, also of different users. */
export function isSameCall(one: CallBack, other: CallBack): boolean {
  return (
    one.isDone === other.isDone &&
    one.person === other.person &&
    one.phone === other.phone &&
    one.day === other.day &&
    one.time === other.time &&
    one.confirmedBy === other.confirmedBy
  );
}

/** Facts that only the bank knows. */
export interface CallBackFacts {
  /** Numbers of the receiver in the company's catalogue. */
  readonly phones: readonly string[];
  /** `HH:mm` of the present moment in Kyiv. */
  readonly time: string;
}

interface CallBackContext {
  readonly bankDay: string;
  /** Absent on screens. */
  readonly facts?: CallBackFacts | undefined;
}

/** Also as people type it: `9:05`; stored times have two digits. */
const TIME = /^(?:[01]?[0-9]|2[0-3]):[0-5][0-9]$/;

const CHECKS: readonly Check<CallBack, CallBackContext>[] = [
  ({ person }) => checkPerson('person', person, checkRequiredText),
  ({ phone }, { facts }) => toProblem('phone', checkPhone(phone, facts)),
  ({ day }, { bankDay }) => toProblem('day', checkDay(day, bankDay)),
  ({ day, time }, { bankDay, facts }) => toProblem('time', checkTime(time, day === bankDay ? facts?.time : undefined)),
  ({ confirmedBy }) => checkPerson('confirmedBy', confirmedBy, checkOptionalText),
];

/** Checks a statement about a call; one without a call has nothing to check. */
export function checkCallBack(callBack: CallBack, context: CallBackContext): readonly Problem[] {
  return callBack.isDone ? runChecks(CHECKS, callBack, context) : [];
}

/** Removes outer spaces, and every text of a statement without a call. */
export function normaliseCallBack({ isDone, person, phone, day, time, confirmedBy }: CallBack): CallBack {
  if (!isDone) return NO_CALL;
  const paddedTime = time.trim().replace(/^(?=[0-9]:)/, '0');
  return { isDone, person: tidyLine(person), phone, day, time: paddedTime, confirmedBy: tidyLine(confirmedBy) };
}

function checkPerson(
  field: string,
  text: string,
  check: typeof checkRequiredText<'tooLongText'> | typeof checkOptionalText<'tooLongText'>,
): Problem | null {
  const key = checkNoCardNumber(text) ?? check(text, PERSON_TEXT_MAX, 'tooLongText');
  return toLimitProblem(field, key, text, PERSON_TEXT_MAX);
}

function checkPhone(phone: string, facts: CallBackFacts | undefined): ProblemKey | null {
  if (phone === '') return 'emptyField';
  return facts && !facts.phones.includes(phone) ? 'callPhoneUnknown' : null;
}

function checkDay(day: string, bankDay: string): ProblemKey | null {
  if (!isCalendarDate(day)) return 'emptyField';
  if (day < addDays(bankDay, -DOCUMENT_DATE_DAYS_BACK)) return 'callTooOld';
  return day > bankDay ? 'callInFuture' : null;
}

function checkTime(time: string, now: string | undefined): ProblemKey | null {
  if (!TIME.test(time)) return 'callTimeIncorrect';
  return now !== undefined && time > now ? 'callInFuture' : null;
}
