/** A question that cannot be answered: a broken line, an unknown check, a missing value. Its text is the answer. */
export class BadQuestion extends Error {}

/** A line that was read: any JSON object. */
export type Question = Readonly<Record<string, unknown>>;

export function textOf(question: Question, name: string): string {
  const value = question[name];
  if (typeof value !== 'string') throw new BadQuestion(`"${name}" must be a text`);
  return value;
}

/** A decimal number, as text or as a JSON number. */
export function decimalOf(question: Question, name: string): string {
  const value = question[name];
  const decimal = typeof value === 'number' ? String(value) : textOf(question, name);
  if (!/^-?[0-9]+(?:\.[0-9]+)?$/.test(decimal)) throw new BadQuestion(`"${name}" must be a decimal number`);
  return decimal;
}

/** One of a list of numbers, such as a status. */
export function oneOf<const V extends readonly number[]>(question: Question, name: string, values: V): V[number] {
  const found = values.find((value) => value === question[name] || String(value) === question[name]);
  if (found === undefined) throw new BadQuestion(`"${name}" must be one of ${values.join(', ')}`);
  return found;
}

/** One of a list of words, such as a language. */
export function wordOf<const V extends string>(question: Question, name: string, words: readonly V[]): V {
  const text = textOf(question, name);
  const found = words.find((word) => word === text);
  if (found === undefined) throw new BadQuestion(`"${name}" must be one of ${words.join(', ')}`);
  return found;
}

export function optionalText(question: Question, name: string): string | undefined {
  return question[name] === undefined || question[name] === null ? undefined : textOf(question, name);
}

export function objectOf(question: Question, name: string): Question {
  const value = question[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadQuestion(`"${name}" must be an object`);
  return value as Question;
}
