import { randomBytes } from 'node:crypto';
import type { SectionName, Told } from './actions';

/** Enough for all windows that somebody may have open. */
const KEPT_MAX = 50;

/** What came of a form, shown in its section after the redirect. */
export interface Result extends Told {
  readonly section: SectionName;
}

/** Results by a random name: were the text itself in the address, any link could put words into the bank's mouth. */
export interface Results {
  /** @returns its name */
  keep(result: Result): string;
  find(name: unknown): Result | null;
}

export function createResults(): Results {
  const kept = new Map<string, Result>();
  return {
    keep(result) {
      const name = randomBytes(12).toString('base64url');
      const [oldest] = kept.size >= KEPT_MAX ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(name, result);
      return name;
    },
    find: (name) => (typeof name === 'string' ? (kept.get(name) ?? null) : null),
  };
}
