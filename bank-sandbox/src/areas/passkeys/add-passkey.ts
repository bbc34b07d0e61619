import { randomBytes } from 'node:crypto';
import type {
  addPasskey,
  AnswerOf,
  askPasskeyCode,
  beginPasskey,
  NewPasskeyTerms,
  RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { checkPasskeyName, checkSmsCode, tidyPasskeyName } from '@ncb/shared-kernel/domain/rules';
import { PASSKEYS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { UserCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { sendMail } from '../../operator/send-mail';
import { refuse, refuseFields, succeed, type Outcome, type Refusal } from '../../outcome';
import type { Services } from '../../services';
import { OWN_BANK } from '../banks/own-bank';
import { checkCode } from '../identity/check-code';
import { findOldPasswordRefusal } from '../identity/check-old-password';
import { getProgramName } from '../identity/get-program-name';
import { endHalfSession, readHalfSession, startHalfSession } from '../identity/half-sessions';
import { PASSWORD_MAX, SMS_RESEND_MS } from '../identity/limits';
import { findUserById, maskPhone, type User } from '../identity/users';
import { ADDING_CHALLENGE_MS, createChallenge, takeChallenge } from './passkey-challenges';
import { ALGORITHMS, getRelyingPartyId, verifyCreated, type VerifiedPasskey } from './verify-passkey';

const { appUser, passkey } = schema;

const HANDLE_BYTES = 32;

/** Answers `ask_passkey_code`: a session alone, left open at a desk, adds no passkey. */
export async function sendPasskeyCode(
  bank: Services,
  caller: UserCaller,
  { password }: RequestOf<typeof askPasskeyCode>,
): Promise<Outcome<AnswerOf<typeof askPasskeyCode>>> {
  if (password === '') return refuseFields([{ field: 'password', key: 'fillThisField' }]);
  const user = await findUserById(bank.db.queries, caller.userId);
  // Told before a code is sent and typed.
  if ((await findPasskeys(bank.db.queries, caller.userId)).length >= PASSKEYS_MAX) return refuseMore();
  const refusal = await findPasswordRefusal(bank, caller, user, password);
  if (refusal) return auditRefusal(bank, caller, refusal);
  const { token, sentAt } = await bank.db.transaction((tx) => startHalfSession(tx, bank, user, 'passkey', caller.at));
  caller.cookies.setHalf(token);
  const age = Math.floor((caller.at.getTime() - sentAt.getTime()) / 1000);
  return succeed({ sentTo: maskPhone(user.phone), resendAfter: SMS_RESEND_MS / 1000 - age });
}

async function findPasswordRefusal(
  bank: Services,
  caller: UserCaller,
  user: User,
  password: string,
): Promise<Refusal | null> {
  const refusal =
    password.length > PASSWORD_MAX
      ? ({ code: 'unableToChangePwd' } as const)
      : await findOldPasswordRefusal(bank, caller, user, password);
  return refusal?.code === 'unableToChangePwd' ? { code: 'invalid_credentials' } : refusal;
}

/** Answers `begin_passkey`. The challenge belongs to the session that asked. */
export async function beginPasskeyByCode(
  bank: Services,
  caller: UserCaller,
  { code }: RequestOf<typeof beginPasskey>,
): Promise<Outcome<NewPasskeyTerms>> {
  const { db, config } = bank;
  const half = await readHalfSession(db.queries, caller, 'passkey');
  if (half?.userId !== caller.userId) return refuse('sms_code_expired');
  const problems = checkSmsCode(code);
  if (problems.length > 0) return refuseFields(problems);
  const refusal = await checkCode(bank, caller, half, code, 'passkeyCode');
  if (refusal) return auditRefusal(bank, caller, refusal);
  return inTransaction(db, async (tx) => {
    // The right code sent twice at once begins once.
    if (!(await endHalfSession(tx, half.tokenHash))) return refuse('sms_code_expired');
    const existing = await findPasskeys(tx, caller.userId);
    const user = await findUserById(tx, caller.userId);
    // One handle for all passkeys of a user: an authenticator then knows that they are of one user.
    const userHandle = existing[0]?.userHandle ?? randomBytes(HANDLE_BYTES);
    const challenge = await createChallenge(tx, {
      tokenHash: caller.sessionHash,
      userHandle,
      expiresAt: new Date(caller.at.getTime() + ADDING_CHALLENGE_MS),
    });
    return succeed({
      challenge,
      relyingPartyId: getRelyingPartyId(config),
      relyingPartyName: OWN_BANK.name,
      userHandle: Buffer.from(userHandle).toString('base64url'),
      userName: user.login,
      displayName: [user.lastName, user.firstName].join(' '),
      suggestedName: getProgramName(caller.userAgent),
      algorithms: ALGORITHMS,
      existing: existing.map(({ credentialId }) => credentialId),
      lifetimeSeconds: ADDING_CHALLENGE_MS / 1000,
    });
  });
}

/** Answers `add_passkey`. */
export async function addOwnPasskey(
  bank: Services,
  caller: UserCaller,
  { name: typed, ...created }: RequestOf<typeof addPasskey>,
): Promise<Outcome<AnswerOf<typeof addPasskey>>> {
  const name = tidyPasskeyName(typed);
  const problems = checkPasskeyName(name);
  if (problems.length > 0) return refuseFields(problems);
  const taken = await takeChallenge(bank.db.queries, caller.sessionHash, caller.at);
  if (!taken?.userHandle) return auditRefusal(bank, caller, { code: 'passkeyExpired' });
  const verified = await verifyCreated({ config: bank.config, challenge: taken.challenge }, created);
  if (!verified) return auditRefusal(bank, caller, { code: 'passkeyRefused' });
  const stored = await store(bank, caller, { ...verified, name, userHandle: taken.userHandle });
  return stored.ok ? stored : auditRefusal(bank, caller, stored.refusal);
}

function store(
  { db }: Services,
  { userId, at, address }: UserCaller,
  values: VerifiedPasskey & { readonly name: string; readonly userHandle: Uint8Array },
): Promise<Outcome<AnswerOf<typeof addPasskey>>> {
  return inTransaction(db, async (tx) => {
    // Parallel additions would each count the passkeys without the other's.
    const [user] = await tx.select().from(appUser).where(eq(appUser.id, userId)).for('no key update');
    if (!user) return refuse('unauthorized');
    if ((await findPasskeys(tx, userId)).length >= PASSKEYS_MAX) return refuseMore();
    const [added] = await tx
      .insert(passkey)
      .values({ ...values, userId, createdAt: at })
      .onConflictDoNothing({ target: passkey.credentialId })
      .returning({ id: passkey.id });
    if (!added) return refuse('passkeyKnown');
    const actor = { userId, companyId: null, address };
    await writeAudit(tx, { at, actor, action: 'addPasskey', result: 'ok', detail: values.name });
    const text = `До вашого входу додано ключ доступу «${values.name}». Якщо це зробили не ви, приберіть його в меню «Ключі доступу», змініть пароль і подзвоніть у банк.`;
    await sendMail(tx, { to: user.email, subject: 'Додано ключ доступу', text, at });
    return succeed({ id: String(added.id) });
  });
}

function findPasskeys(queries: Queries, userId: number) {
  return queries.select().from(passkey).where(eq(passkey.userId, userId));
}

function refuseMore() {
  return refuse('passkeyLimit', { params: { max: String(PASSKEYS_MAX) } });
}

async function auditRefusal(
  { db }: Services,
  { userId, at, address }: UserCaller,
  refusal: Refusal,
): Promise<Outcome<never>> {
  const actor = { userId, companyId: null, address };
  await writeAudit(db.queries, { at, actor, action: 'addPasskey', result: refusal.code });
  return { ok: false, refusal };
}
