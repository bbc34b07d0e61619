import { randomBytes } from 'node:crypto';
import type { SectionName, ActionResult } from './actions';

const RESULTS_MAX = 50;

export interface Result extends ActionResult {
  readonly section: SectionName;
}

/** Results by a random name: otherwise any link could display its own text as the bank's. */
export interface Results {
  /** @returns its name */
  store(result: Result): string;
  find(name: unknown): Result | null;
}

export function createResults(): Results {
  const stored = new Map<string, Result>();
  return {
    store(result) {
      const name = randomBytes(12).toString('base64url');
      const [oldest] = stored.size >= RESULTS_MAX ? stored.keys() : [];
      if (oldest !== undefined) stored.delete(oldest);
      stored.set(name, result);
      return name;
    },
    find: (name) => (typeof name === 'string' ? (stored.get(name) ?? null) : null),
  };
}
