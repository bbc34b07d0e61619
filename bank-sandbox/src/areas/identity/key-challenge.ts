import type { AnswerOf, loginChallenge } from '@ncb/shared-kernel/api/contract';
import { toBase64 } from '@ncb/shared-kernel/signature';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../callers';
import { schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { activeCertificates } from '../signing/certificates';
import { readHalfSession, type HalfSession } from './half-sessions';
import { CHALLENGE_MS } from './limits';
import { newToken, tokenHash } from './tokens';

const { halfSession } = schema;

/** `login_challenge`: what the key signs, for this half-made session and for one attempt; a new one ends the one before. */
export async function makeChallenge(
  { db, config }: Services,
  caller: Caller,
): Promise<Outcome<AnswerOf<typeof loginChallenge>>> {
  const half = await readHalfSession(db.queries, caller, 'key');
  if (!half) return refuse('unauthorized');
  const challenge = await newChallenge(db.queries, half.tokenHash, caller.at);
  const certificates = await activeCertificates(db.queries, half.userId, caller.at);
  return done({
    challenge,
    audience: audienceOf(config),
    lifetimeSeconds: CHALLENGE_MS / 1000,
    certificates: certificates.map(toBase64),
  });
}

/** A challenge for a half-made session, in place of the one before. */
async function newChallenge(queries: Queries, hash: string, now: Date): Promise<string> {
  const challenge = newToken();
  await queries
    .update(halfSession)
    .set({ challenge, challengeExpiresAt: new Date(now.getTime() + CHALLENGE_MS) })
    .where(eq(halfSession.tokenHash, hash));
  return challenge;
}

/**
 * The challenge of a half-made session as the header of an answer with 401, for programs that know the specification
 * only; our client asks `login_challenge`, which also names the certificates. Source: spec 1 §7 (`login`)
 * @param halfToken of the session that was just begun
 */
export async function challengeHeader({ db, config }: Services, halfToken: string, now: Date): Promise<string> {
  const challenge = await newChallenge(db.queries, tokenHash(halfToken), now);
  return `NCB-Key challenge="${challenge}", audience="${audienceOf(config)}", max_age=${CHALLENGE_MS / 1000}`;
}

/** The host that a signature for signing in is good for. */
export function audienceOf({ appOrigin }: Services['config']): string {
  return new URL(appOrigin).host;
}

/** Takes the challenge away before its signature is looked at: it is good for one attempt. @returns null for none */
export async function takeChallenge(queries: Queries, half: HalfSession, now: Date): Promise<string | null> {
  const { challenge, challengeExpiresAt, tokenHash } = half;
  if (challenge === null || challengeExpiresAt === null) return null;
  const taken = await queries
    .update(halfSession)
    .set({ challenge: null, challengeExpiresAt: null })
    .where(and(eq(halfSession.tokenHash, tokenHash), eq(halfSession.challenge, challenge)))
    .returning({ hash: halfSession.tokenHash });
  return taken.length > 0 && now < challengeExpiresAt ? challenge : null;
}
