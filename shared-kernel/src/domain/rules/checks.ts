import { findCardNumber } from '../identifiers';
import type { Problem, ProblemKey } from '../problem';
import { isDisplayable } from '../text';
import { DOCUMENT_NUMBER_MAX } from '../vocabulary';

/** Rule for one field; a document's rules are a list of checks. */
export type Check<Draft, Context> = (draft: Draft, context: Context) => Problem | null;

/** Runs the checks in the order of the form's fields. */
export function runChecks<Draft, Context>(
  checks: readonly Check<Draft, Context>[],
  draft: Draft,
  context: Context,
): readonly Problem[] {
  return checks.map((check) => check(draft, context)).filter((found) => found !== null);
}

/** Returns null without a key. */
export function toProblem(
  field: string,
  key: ProblemKey | null,
  params?: Readonly<Record<string, string>>,
): Problem | null {
  return key && { field, key, ...(params && { params }) };
}

const TOO_LONG: ReadonlySet<ProblemKey> = new Set<ProblemKey>([
  'tooLongName',
  'tooLongPpurp',
  'tooLongText',
  'sep4.spp.addtlInfTooLong',
]);

/** Adds length and limit if the text is too long. */
export function toLimitProblem(field: string, key: ProblemKey | null, text: string, max: number): Problem | null {
  const isTooLong = key !== null && TOO_LONG.has(key);
  return toProblem(field, key, isTooLong ? { length: String(text.length), max: String(max) } : undefined);
}

/** Refuses a full card number, which must not be stored. Source: PCI DSS 3.4.1. */
export function checkNoCardNumber(text: string): 'cardNumberInText' | null {
  return findCardNumber(text) === null ? null : 'cardNumberInText';
}

export function checkDocumentNumber(number: string): 'emptyField' | 'incorrectNumber' | 'tooLongNumber' | null {
  if (number === '') return 'emptyField';
  if (!/^[0-9]+$/.test(number)) return 'incorrectNumber';
  return number.length > DOCUMENT_NUMBER_MAX ? 'tooLongNumber' : null;
}

export function checkRequiredText<Key extends ProblemKey>(
  text: string,
  max: number,
  tooLong: Key,
): 'emptyField' | 'forbiddenCharacters' | Key | null {
  return text === '' ? 'emptyField' : checkOptionalText(text, max, tooLong);
}

export function checkOptionalText<Key extends ProblemKey>(
  text: string,
  max: number,
  tooLong: Key,
): 'forbiddenCharacters' | Key | null {
  if (text.length > max) return tooLong;
  return isDisplayable(text) ? null : 'forbiddenCharacters';
}

export function checkTextField(field: string, text: string, max: number): Problem | null {
  return toLimitProblem(field, checkOptionalText(text, max, 'tooLongText'), text, max);
}

export function checkRequiredTextField(field: string, text: string, max: number): Problem | null {
  return text.trim() === '' ? toProblem(field, 'emptyField') : checkTextField(field, text, max);
}
