import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** What guessing a password costs: KiB of memory, passes over it. */
export type PasswordCost = Required<Pick<Options, 'memoryCost' | 'timeCost'>>;

/** 19 MiB, two passes: about 9 ms. Source: reference/security 38, design/signing */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

const ARGON2ID: Options = { algorithm: 2, parallelism: 1 };

/** More at once would let anybody fill the memory by signing in often. */
const AT_ONCE = 4;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash. Without a hash (no such user) the same work is done for nothing, so that
   * the time of the answer does not tell which logins exist.
   */
  matches(stored: string | null, password: string): Promise<boolean>;
}

/**
 * @param pepper mixed into every hash: a stolen table alone cannot be guessed at
 * @param cost less only in tests, which sign in a thousand times
 */
export function createPasswords(pepper: Buffer, cost = COST): Passwords {
  const options: Options = { ...ARGON2ID, ...cost, secret: pepper };
  const limited = limiter(AT_ONCE);
  const dummy = limited(() => hash(randomBytes(16).toString('hex'), options));
  // Whoever needs it first awaits it; unhandled before that, a failure would end the process.
  dummy.catch(() => undefined);
  return {
    hash: (password) => limited(() => hash(password, options)),
    matches: async (stored, password) => {
      const compared = stored ?? (await dummy);
      const isEqual = await limited(() => verify(compared, password, options));
      return stored !== null && isEqual;
    },
  };
}

/** Lets at most `max` tasks run at once; the others wait in their order. */
function limiter(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place goes to the next in line without becoming free in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
