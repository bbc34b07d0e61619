import type { SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { JOURNAL_DETAILS, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { writeAudit } from '../../audit';
import type { Caller } from '../../callers';
import { readBankDay } from '../../clock';
import { inTransaction } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { lockActiveCertificate } from '../signing/certificates';
import { answerSignedIn } from './sign-in-answers';
import { getProgramName } from './get-program-name';
import { endHalfSession, type HalfSession } from './half-sessions';
import { startSession } from './sessions';
import { findSignInRefusal, findUserById } from './users';

/** @param certificateId key used as the second factor; null for a code */
export async function openSession(
  { db }: Services,
  caller: Caller,
  half: HalfSession,
  certificateId: number | null,
): Promise<Outcome<SignInAnswer>> {
  const { at, address, userAgent } = caller;
  const user = await findUserById(db.queries, half.userId);
  const signInRefusal = await findSignInRefusal(db.queries, user, await readBankDay(db.queries, at));
  if (signInRefusal) return { ok: false, refusal: signInRefusal };
  const program = getProgramName(userAgent);
  const token = await inTransaction(db, async (tx) => {
    // A factor sent twice at once opens one session.
    if (!(await endHalfSession(tx, half.tokenHash))) return refuse('unauthorized');
    if (certificateId !== null && !(await lockActiveCertificate(tx, certificateId)))
      return refuse('certificateInactive');
    const newSessionToken = await startSession(tx, { user, address, program, certificateId, now: at });
    await writeAudit(tx, {
      at,
      actor: { userId: user.id, companyId: null, address },
      action: user.status === UserStatus.temporaryPassword ? 'signInWithTemporaryPassword' : 'signIn',
      result: 'ok',
      detail: certificateId === null ? JOURNAL_DETAILS.codeBySms : JOURNAL_DETAILS.byKey,
    });
    return succeed(newSessionToken);
  });
  if (!token.ok) return token;
  caller.cookies.setSession(token.value);
  return succeed(answerSignedIn(user));
}
