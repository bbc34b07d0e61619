import { randomBytes } from 'node:crypto';
import type { SectionName, Told } from './actions';

const KEPT_MAX = 50;

export interface Result extends Told {
  readonly section: SectionName;
}

/** Results by a random name: otherwise any link could display its own text as the bank's. */
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
