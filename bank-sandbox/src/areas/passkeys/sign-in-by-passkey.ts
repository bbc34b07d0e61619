import type {
  AnswerOf,
  passkeyChallenge,
  passkeyLogin,
  RequestOf,
  SignInAnswer,
} from '@ncb/shared-kernel/api/contract';
import { JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { Caller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { sendMail } from '../../operator/send-mail';
import { refuse, succeed, type Outcome, type Refusal } from '../../outcome';
import type { Services } from '../../services';
import { openSessionBy } from '../identity/open-session';
import { endPasskeySessions } from '../identity/sessions';
import { countAttempt, removeFailure } from '../identity/throttle';
import { createToken, hashToken } from '../identity/tokens';
import { findUserById } from '../identity/users';
import { createChallenge, SIGN_IN_CHALLENGE_MS, takeChallenge } from './passkey-challenges';
import { getRelyingPartyId, verifyAssertion } from './verify-passkey';

const { passkey } = schema;

type PasskeyRow = typeof passkey.$inferSelect;

/** Answers `passkey_challenge`, alike for all callers: a discoverable passkey names its user. */
export async function makePasskeyChallenge(
  { db, config }: Services,
  { at, cookies }: Caller,
): Promise<Outcome<AnswerOf<typeof passkeyChallenge>>> {
  const token = createToken();
  const challenge = await createChallenge(db.queries, {
    tokenHash: hashToken(token),
    userHandle: null,
    expiresAt: new Date(at.getTime() + SIGN_IN_CHALLENGE_MS),
  });
  cookies.setHalf(token);
  return succeed({
    challenge,
    relyingPartyId: getRelyingPartyId(config),
    lifetimeSeconds: SIGN_IN_CHALLENGE_MS / 1000,
  });
}

/**
 * Answers `passkey_login`. An unknown passkey is refused like a wrong signature. Source:
 * docs/requirements/security.md#passkeys.
 */
export async function signInByPasskey(
  bank: Services,
  caller: Caller,
  assertion: RequestOf<typeof passkeyLogin>,
): Promise<Outcome<SignInAnswer>> {
  const { db, config } = bank;
  const { halfToken } = caller.cookies;
  if (halfToken === null) return refuse('unauthorized');
  const subject = { kind: 'passkeyAddress', name: caller.address } as const;
  const seconds = await countAttempt(db, [subject], caller.at);
  if (seconds > 0)
    return auditRefusal(bank, caller, null, { code: 'too_many_attempts', params: { seconds: String(seconds) } });
  const taken = await takeChallenge(db.queries, hashToken(halfToken), caller.at);
  if (!taken || taken.userHandle !== null) return auditRefusal(bank, caller, null, { code: 'passkeyExpired' });
  const [stored] = await db.queries.select().from(passkey).where(eq(passkey.credentialId, assertion.credentialId));
  const counter = stored ? await verifyAssertion({ config, challenge: taken.challenge }, stored, assertion) : null;
  if (!stored || counter === null) return auditRefusal(bank, caller, stored ?? null, { code: 'passkeyRefused' });
  await removeFailure(db.queries, subject);
  if (stored.suspendedAt !== null) return auditRefusal(bank, caller, stored, { code: 'passkeySuspended' });
  const opened = await openSessionBy(bank, caller, {
    userId: stored.userId,
    certificateId: null,
    passkeyId: stored.id,
    detail: JOURNAL_DETAILS.byPasskey,
    claim: (tx) => usePasskey(tx, stored.id, counter, caller.at),
  });
  if (opened.ok) return opened;
  if (opened.refusal.code === 'passkeySuspended') await suspendPasskey(bank, caller, stored);
  return auditRefusal(bank, caller, stored, opened.refusal);
}

/** Stores the counter. One that did not grow was used by another authenticator. Source: WebAuthn Level 3, 6.1.1. */
async function usePasskey(tx: Queries, id: number, counter: number, now: Date): Promise<Refusal | null> {
  const [locked] = await tx.select().from(passkey).where(eq(passkey.id, id)).for('no key update');
  if (!locked) return { code: 'passkeyRefused' };
  const counts = counter > 0 || locked.counter > 0;
  if (locked.suspendedAt !== null || (counts && counter <= locked.counter)) return { code: 'passkeySuspended' };
  await tx.update(passkey).set({ counter, lastUsedAt: now }).where(eq(passkey.id, id));
  return null;
}

/** Suspends a copied passkey, ends its sessions and tells its owner. */
async function suspendPasskey({ db }: Services, { at, address }: Caller, { id, userId, name }: PasskeyRow) {
  await inTransaction(db, async (tx) => {
    const [suspended] = await tx
      .update(passkey)
      .set({ suspendedAt: at })
      // Parallel sign-ins with one copy suspend it once.
      .where(and(eq(passkey.id, id), isNull(passkey.suspendedAt)))
      .returning({ id: passkey.id });
    if (!suspended) return succeed(null);
    await endPasskeySessions(tx, [id]);
    const actor = { userId, companyId: null, address };
    await writeAudit(tx, { at, actor, action: 'suspendPasskey', result: 'ok', detail: name });
    const { email } = await findUserById(tx, userId);
    const text = `Ключ доступу «${name}» призупинено: його лічильник не зріс, отже ним, мабуть, користуються з двох пристроїв. Сеанси, відкриті ним, завершено. Увійдіть паролем і кодом SMS, приберіть його в меню «Ключі доступу» та подзвоніть у банк.`;
    await sendMail(tx, { to: email, subject: 'Ключ доступу призупинено', text, at });
    return succeed(null);
  });
}

async function auditRefusal(
  { db }: Services,
  { at, address }: Caller,
  stored: PasskeyRow | null,
  refusal: Refusal,
): Promise<Outcome<never>> {
  const actor = { userId: stored?.userId ?? null, companyId: null, address };
  const detail = JOURNAL_DETAILS.byPasskey;
  await writeAudit(db.queries, { at, actor, action: 'signIn', result: refusal.code, detail });
  return { ok: false, refusal };
}
