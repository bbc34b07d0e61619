import type { AnswerOf, loginChallenge } from '@ncb/shared-kernel/api/contract';
import { toBase64 } from '@ncb/shared-kernel/signature';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findActiveCertificates } from '../signing/certificates';
import { readHalfSession, type HalfSession } from './half-sessions';
import { CHALLENGE_MS } from './limits';
import { createToken, hashToken } from './tokens';

const { halfSession } = schema;

/** Answers `login_challenge`; a challenge is valid for one attempt and replaces the previous one. */
export async function makeChallenge(
  { db, config }: Services,
  caller: Caller,
): Promise<Outcome<AnswerOf<typeof loginChallenge>>> {
  const half = await readHalfSession(db.queries, caller, 'key');
  if (!half) return refuse('unauthorized');
  const challenge = await createChallenge(db.queries, half.tokenHash, caller.at);
  const certificates = await findActiveCertificates(db.queries, half.userId, caller.at);
  return succeed({
    challenge,
    audience: getAudience(config),
    lifetimeSeconds: CHALLENGE_MS / 1000,
    certificates: certificates.map(toBase64),
  });
}

async function createChallenge(queries: Queries, hash: string, now: Date): Promise<string> {
  const challenge = createToken();
  await queries
    .update(halfSession)
    .set({ challenge, challengeExpiresAt: new Date(now.getTime() + CHALLENGE_MS) })
    .where(eq(halfSession.tokenHash, hash));
  return challenge;
}

/**
 * Builds the challenge as a header of a 401 answer, for clients that follow the specification only. Source:
 * docs/requirements/shell-accounts-admin.md#sign-in-calls.
 * @param halfToken of the session that was just begun
 */
export async function buildChallengeHeader({ db, config }: Services, halfToken: string, now: Date): Promise<string> {
  const challenge = await createChallenge(db.queries, hashToken(halfToken), now);
  return `NCB-Key challenge="${challenge}", audience="${getAudience(config)}", max_age=${CHALLENGE_MS / 1000}`;
}

export function getAudience({ appOrigin }: Services['config']): string {
  return new URL(appOrigin).host;
}

/** Removes the challenge before its signature is checked: it is valid for one attempt. */
export async function takeChallenge(queries: Queries, half: HalfSession, now: Date): Promise<string | null> {
  const { challenge, challengeExpiresAt, tokenHash } = half;
  if (challenge === null || challengeExpiresAt === null) return null;
  const claimed = await queries
    .update(halfSession)
    .set({ challenge: null, challengeExpiresAt: null })
    .where(and(eq(halfSession.tokenHash, tokenHash), eq(halfSession.challenge, challenge)))
    .returning({ hash: halfSession.tokenHash });
  return claimed.length > 0 && now < challengeExpiresAt ? challenge : null;
}
