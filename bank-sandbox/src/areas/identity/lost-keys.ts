import type { AnswerOf, askLostKeyCode, blockLostKeys, RequestOf } from '@ncb/shared-kernel/api/contract';
import { checkLostKeys, checkSmsCode } from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_DETAILS, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, gt } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { Caller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { CertificateStatus } from '../../db/schema';
import { sendMail } from '../../operator/send-mail';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { removeAllPasskeys, tellPasskeysRemoved } from '../passkeys/remove-passkeys';
import { blockKey } from './block-key';
import { checkCode } from './check-code';
import { endHalfSession, readHalfSession, startHalfSession } from './half-sessions';
import { LOGIN_MAX, SMS_RESEND_MS } from './limits';
import { countAttempt } from './throttle';
import { createToken } from './tokens';
import { findUserById, findUserByLogin } from './users';

const { certificate } = schema;

const MAY_HAVE_KEYS: readonly UserStatus[] = [UserStatus.active, UserStatus.temporaryPassword, UserStatus.blocked];

/**
 * Answers `ask_lost_key_code`: sends the code that blocks lost keys without key or password. The answer is the same for
 * an unknown login. Source: docs/requirements/keys-and-users.md#life-of-a-key.
 */
export async function sendLostKeyCode(
  bank: Services,
  { at, address, cookies }: Caller,
  { login }: RequestOf<typeof askLostKeyCode>,
): Promise<Outcome<AnswerOf<typeof askLostKeyCode>>> {
  const problems = checkLostKeys(login);
  if (problems.length > 0) return refuseFields(problems);
  const subjects = [
    { kind: 'lostKey', name: login },
    { kind: 'lostKeyAddress', name: address },
  ] as const;
  const seconds = await countAttempt(bank.db, subjects, at);
  if (seconds > 0) return refuse('too_many_attempts', { params: { seconds: String(seconds) } });
  const user = login.length > LOGIN_MAX ? null : await findUserByLogin(bank.db.queries, login);
  const isSent = user !== null && MAY_HAVE_KEYS.includes(user.status);
  const { token } = isSent
    ? await bank.db.transaction((tx) => startHalfSession(tx, bank, user, 'lostKey', at))
    : { token: createToken() };
  cookies.setHalf(token);
  return succeed({ resendAfter: SMS_RESEND_MS / 1000 });
}

/**
 * Answers `block_lost_keys`: blocks all keys of the user, removes their passkeys and ends the sessions of both. All wrong codes are refused alike, so
 * that logins stay secret.
 */
export async function blockLostKeysByCode(
  bank: Services,
  caller: Caller,
  { code }: RequestOf<typeof blockLostKeys>,
): Promise<Outcome<AnswerOf<typeof blockLostKeys>>> {
  // The cookie is set for unknown logins too.
  if (caller.cookies.halfToken === null) return refuse('unauthorized');
  const problems = checkSmsCode(code);
  if (problems.length > 0) return refuseFields(problems);
  const half = await readHalfSession(bank.db.queries, caller, 'lostKey');
  if (!half || (await checkCode(bank, caller, half, code, 'lostKeyCode'))) return refuse('lostKeyCode');
  return inTransaction(bank.db, async (tx) => {
    // The right code sent twice at once blocks once.
    if (!(await endHalfSession(tx, half.tokenHash))) return refuse('lostKeyCode');
    const serials = await blockAll(tx, half.userId, caller.at);
    // By e-mail: the phone may be in other hands.
    if (serials.length > 0) await notifyOwner(tx, half.userId, caller.at);
    const actor = { userId: half.userId, companyId: null, address: caller.address };
    const passkeysRemoved = await removeAllPasskeys(tx, half.userId);
    if (passkeysRemoved > 0) {
      await tellPasskeysRemoved(tx, half.userId, caller.at);
      const detail = JOURNAL_DETAILS.withoutSignIn;
      await writeAudit(tx, { at: caller.at, actor, action: 'removePasskey', result: 'ok', detail });
    }
    for (const id of serials) {
      const object = { type: 'certificate', id } as const;
      const detail = JOURNAL_DETAILS.withoutSignIn;
      await writeAudit(tx, { at: caller.at, actor, action: 'blockCertificate', object, result: 'ok', detail });
    }
    return succeed({ blocked: serials.length, passkeysRemoved });
  });
}

async function notifyOwner(tx: Queries, userId: number, at: Date): Promise<void> {
  const { email } = await findUserById(tx, userId);
  const text =
    'Усі ваші ключі підпису заблоковано зі сторінки входу за кодом SMS. Якщо це зробили не ви, змініть пароль і подзвоніть у банк. Знайдений ключ розблоковують у розділі «Керування ключами».';
  await sendMail(tx, { to: email, subject: 'Ключі заблоковано', text, at });
}

/** @returns serial numbers of the blocked keys; their owner may unblock them after signing in */
async function blockAll(tx: Queries, userId: number, at: Date): Promise<readonly string[]> {
  const active = await tx
    .select({ id: certificate.id, serial: certificate.serial })
    .from(certificate)
    .where(
      and(
        eq(certificate.userId, userId),
        eq(certificate.status, CertificateStatus.active),
        gt(certificate.validUntil, at),
      ),
    )
    .orderBy(asc(certificate.id))
    .for('no key update');
  for (const { id } of active) await blockKey(tx, id, userId);
  return active.map(({ serial }) => serial);
}
