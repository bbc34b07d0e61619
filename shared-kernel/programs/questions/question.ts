/** Error of a question that cannot be answered. Its message is the answer. */
export class BadQuestion extends Error {}

export type Question = Readonly<Record<string, unknown>>;

export function requireText(question: Question, name: string): string {
  const value = question[name];
  if (typeof value !== 'string') throw new BadQuestion(`"${name}" must be a text`);
  return value;
}

export function requireDecimal(question: Question, name: string): string {
  const value = question[name];
  const decimal = typeof value === 'number' ? String(value) : requireText(question, name);
  if (!/^-?[0-9]+(?:\.[0-9]+)?$/.test(decimal)) throw new BadQuestion(`"${name}" must be a decimal number`);
  return decimal;
}

export function requireOneOf<const V extends readonly number[]>(
  question: Question,
  name: string,
  values: V,
): V[number] {
  const found = values.find((value) => value === question[name] || String(value) === question[name]);
  if (found === undefined) throw new BadQuestion(`"${name}" must be one of ${values.join(', ')}`);
  return found;
}

export function requireWord<const V extends string>(question: Question, name: string, words: readonly V[]): V {
  const text = requireText(question, name);
  const found = words.find((word) => word === text);
  if (found === undefined) throw new BadQuestion(`"${name}" must be one of ${words.join(', ')}`);
  return found;
}

export function readOptionalText(question: Question, name: string): string | undefined {
  return question[name] === undefined || question[name] === null ? undefined : requireText(question, name);
}

export function requireObject(question: Question, name: string): Question {
  const value = question[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadQuestion(`"${name}" must be an object`);
  return value as Question;
}
