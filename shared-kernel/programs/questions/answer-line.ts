import { CHECKS } from './checks';
import { BadQuestion, type Question } from './question';

/**
 * Answers one line.
 * @param line `{"check":"iban","value":"UA…"}`
 * @returns the result, or `{"error":"…"}`, so that the next lines are still answered
 */
export function answerLine(line: string): string {
  try {
    return JSON.stringify(answer(parse(line)));
  } catch (error) {
    const text = error instanceof BadQuestion ? error.message : `cannot be checked: ${String(error)}`;
    return JSON.stringify({ error: text });
  }
}

function parse(line: string): Question {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadQuestion('not a line of JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadQuestion('not a JSON object');
  return value as Question;
}

function answer(question: Question): object {
  const name = question['check'];
  const check = typeof name === 'string' && Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
  if (!check) throw new BadQuestion(`unknown check; there are: ${Object.keys(CHECKS).join(', ')}`);
  return check(question);
}
