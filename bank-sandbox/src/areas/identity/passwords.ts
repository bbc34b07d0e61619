import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** KiB of memory, passes over it. */
export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost'>>;

/** Cost of about 9 ms: 19 MiB, two passes. Source: docs/requirements/security.md#password-hash. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

const ARGON2ID: Options = { algorithm: 2, parallelism: 1 };

/** More parallel hashes would let frequent sign-ins fill the memory. */
const AT_ONCE = 4;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Does the same work without a hash (no such user), so that the time does not reveal logins. */
  matches(stored: string | null, password: string): Promise<boolean>;
  /** False for a hash of another cost, which its next right use replaces. */
  isCurrent(stored: string): boolean;
}

/**
 * @param pepper mixed into every hash: a stolen table alone is useless
 * @param cost lower only in tests
 */
export function createPasswords(pepper: Buffer, cost = COST): Passwords {
  const options: Options = { ...ARGON2ID, ...cost, secret: pepper };
  const limited = createLimiter(AT_ONCE);
  const dummy = limited(() => hash(randomBytes(16).toString('hex'), options));
  // An unhandled rejection would end the process before the first use.
  dummy.catch(() => undefined);
  return {
    hash: (password) => limited(() => hash(password, options)),
    matches: async (stored, password) => {
      const compared = stored ?? (await dummy);
      const isEqual = await limited(() => verify(compared, password, options));
      return stored !== null && isEqual;
    },
    isCurrent: (stored) => stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$`),
  };
}

function createLimiter(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place passes to the next task without becoming free in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
