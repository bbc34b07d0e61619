import { decodeWire } from '../../src/api/contract';
import type { Codec } from '../../src/api/contract/codec';
import type { Problem } from '../../src/domain';
import { parseDotted, isCalendarDate } from '../../src/domain/dates';
import { BadQuestion, requireObject, requireText, type Question } from './question';

/** Decodes a document with wire names; numbers are accepted in place of texts. */
export function readDocument<T>(codec: Codec<T>, question: Question, name = 'value'): T {
  const decoded = decodeWire(codec, convertNumbersToTexts(requireObject(question, name)));
  if (!decoded.ok) throw new BadQuestion(`"${name}.${decoded.where}" cannot be read`);
  return decoded.value;
}

/** Reads the bank day as `yyyy-MM-dd` or `dd.MM.yyyy`. */
export function requireBankDay(question: Question): string {
  const text = requireText(question, 'bankDay');
  const day = isCalendarDate(text) ? text : parseDotted(text);
  if (!day) throw new BadQuestion('"bankDay" must be a day');
  return day;
}

/** Names the fields of problems as in the document. */
export function toWire(problems: readonly Problem[], field: Codec<string>): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, field: field.encode(problem.field) as string }));
}

/** Converts numbers to texts: other systems write amounts and codes as JSON numbers. */
function convertNumbersToTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(convertNumbersToTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, convertNumbersToTexts(item)]));
}
