import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { createToken } from '../identity/tokens';

const { passkeyChallenge } = schema;

const MINUTE_MS = 60_000;
/** Time to touch the authenticator. */
export const SIGN_IN_CHALLENGE_MS = 2 * MINUTE_MS;
/** Time to choose where a passkey is kept, to cancel and to try again. */
export const ADDING_CHALLENGE_MS = 5 * MINUTE_MS;

interface ChallengeStart {
  /** Hash of the cookie's token. */
  readonly tokenHash: string;
  readonly userHandle: Uint8Array | null;
  readonly expiresAt: Date;
}

/** Creates a challenge, which replaces an earlier one of the same cookie. */
export async function createChallenge(queries: Queries, start: ChallengeStart): Promise<string> {
  const challenge = createToken();
  await queries
    .insert(passkeyChallenge)
    .values({ ...start, challenge })
    .onConflictDoUpdate({ target: passkeyChallenge.tokenHash, set: { ...start, challenge } });
  return challenge;
}

/** Removes the challenge before anything is checked: it is valid for one attempt. Null if none is valid. */
export async function takeChallenge(
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<typeof passkeyChallenge.$inferSelect | null> {
  const [taken] = await queries.delete(passkeyChallenge).where(eq(passkeyChallenge.tokenHash, tokenHash)).returning();
  return taken && now < taken.expiresAt ? taken : null;
}
