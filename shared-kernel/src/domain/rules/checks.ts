import { cardIn } from '../identifiers';
import type { Problem, ProblemKey } from '../problem';
import { isDisplayable } from '../text';
import { DOCUMENT_NUMBER_MAX } from '../vocabulary';

/** One rule: what is wrong with one field of a draft, if anything. A document's rules are a list of these. */
export type Check<Draft, Context> = (draft: Draft, context: Context) => Problem | null;

/** All problems that the rules find, in the order of the rules, which is the order of the form's fields. */
export function problemsFound<Draft, Context>(
  checks: readonly Check<Draft, Context>[],
  draft: Draft,
  context: Context,
): readonly Problem[] {
  return checks.map((check) => check(draft, context)).filter((found) => found !== null);
}

/** The problem of a field, or null where there is no key. */
export function problem(
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

/** The problem of a text, or null where there is no key. One that is too long tells its length and its limit. */
export function limitedProblem(field: string, key: ProblemKey | null, text: string, max: number): Problem | null {
  const isTooLong = key !== null && TOO_LONG.has(key);
  return problem(field, key, isTooLong ? { length: String(text.length), max: String(max) } : undefined);
}

/** The problem of a text that holds a whole card number, which nobody may keep. Source: PCI DSS 3.4.1 */
export function cardKey(text: string): 'cardNumberInText' | null {
  return cardIn(text) === null ? null : 'cardNumberInText';
}

/** A document number: digits, up to 10. */
export function checkDocumentNumber(number: string): 'emptyField' | 'incorrectNumber' | 'tooLongNumber' | null {
  if (number === '') return 'emptyField';
  if (!/^[0-9]+$/.test(number)) return 'incorrectNumber';
  return number.length > DOCUMENT_NUMBER_MAX ? 'tooLongNumber' : null;
}

/** A text that must be there, is at most `max` characters long and can be shown to a signer as it is. */
export function checkRequiredText<Key extends ProblemKey>(
  text: string,
  max: number,
  tooLong: Key,
): 'emptyField' | 'forbiddenCharacters' | Key | null {
  return text === '' ? 'emptyField' : checkOptionalText(text, max, tooLong);
}

/** A text that may be missing; what is there is at most `max` characters long and can be shown as it is. */
export function checkOptionalText<Key extends ProblemKey>(
  text: string,
  max: number,
  tooLong: Key,
): 'forbiddenCharacters' | Key | null {
  if (text.length > max) return tooLong;
  return isDisplayable(text) ? null : 'forbiddenCharacters';
}

/** What is wrong with a text that may be missing, with the maximum that the sentence shows. */
export function textProblem(field: string, text: string, max: number): Problem | null {
  return limitedProblem(field, checkOptionalText(text, max, 'tooLongText'), text, max);
}

/** What is wrong with a text that must be there, with the maximum that the sentence shows. */
export function requiredTextProblem(field: string, text: string, max: number): Problem | null {
  return text.trim() === '' ? problem(field, 'emptyField') : textProblem(field, text, max);
}
