import type { SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { JOURNAL_DETAILS, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { writeAudit } from '../../audit';
import type { Caller } from '../../callers';
import { readBankDay } from '../../clock';
import { inTransaction, type Queries } from '../../db';
import { succeed, type Outcome, type Refusal } from '../../outcome';
import type { Services } from '../../services';
import { lockActiveCertificate } from '../signing/certificates';
import { answerSignedIn } from './sign-in-answers';
import { getProgramName } from './get-program-name';
import { endHalfSession, type HalfSession } from './half-sessions';
import { startSession } from './sessions';
import { findSignInRefusal, findUserById } from './users';

/** Proof by which a session is opened. */
interface SignInProof {
  readonly userId: number;
  readonly certificateId: number | null;
  readonly passkeyId: number | null;
  readonly detail: string;
  /** Uses the proof up; returns why it is no longer valid. */
  readonly claim: (tx: Queries) => Promise<Refusal | null>;
}

/** @param certificateId key used as the second factor; null for a code */
export async function openSession(
  bank: Services,
  caller: Caller,
  { userId, tokenHash }: HalfSession,
  certificateId: number | null,
): Promise<Outcome<SignInAnswer>> {
  return openSessionBy(bank, caller, {
    userId,
    certificateId,
    passkeyId: null,
    detail: certificateId === null ? JOURNAL_DETAILS.codeBySms : JOURNAL_DETAILS.byKey,
    async claim(tx) {
      // A factor sent twice at once opens one session.
      if (!(await endHalfSession(tx, tokenHash))) return { code: 'unauthorized' };
      const isUsable = certificateId === null || (await lockActiveCertificate(tx, certificateId));
      return isUsable ? null : { code: 'certificateInactive' };
    },
  });
}

export async function openSessionBy(
  { db }: Services,
  caller: Caller,
  { userId, certificateId, passkeyId, detail, claim }: SignInProof,
): Promise<Outcome<SignInAnswer>> {
  const { at, address, userAgent } = caller;
  const user = await findUserById(db.queries, userId);
  const signInRefusal = await findSignInRefusal(db.queries, user, await readBankDay(db.queries, at));
  if (signInRefusal) return { ok: false, refusal: signInRefusal };
  const program = getProgramName(userAgent);
  const usesTemporaryPassword = passkeyId === null && user.status === UserStatus.temporaryPassword;
  const token = await inTransaction(db, async (tx) => {
    const refusal = await claim(tx);
    if (refusal) return { ok: false, refusal };
    const newSessionToken = await startSession(tx, { user, address, program, certificateId, passkeyId, now: at });
    await writeAudit(tx, {
      at,
      actor: { userId: user.id, companyId: null, address },
      action: usesTemporaryPassword ? 'signInWithTemporaryPassword' : 'signIn',
      result: 'ok',
      detail,
    });
    return succeed(newSessionToken);
  });
  if (!token.ok) return token;
  caller.cookies.setSession(token.value);
  return succeed(answerSignedIn(user));
}
