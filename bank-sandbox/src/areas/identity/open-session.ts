import type { SignInAnswer } from '@ncb/shared-kernel/api/contract';
import { JOURNAL_DETAILS, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { writeAudit } from '../../audit';
import type { Caller } from '../../callers';
import { readBankDay } from '../../clock';
import { attempt } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { holdActiveCertificate } from '../signing/certificates';
import { signedIn } from './answers';
import { programName } from './program-name';
import { endHalfSession, type HalfSession } from './half-sessions';
import { startSession } from './sessions';
import { signInBar, userById } from './users';

/** @param certificateId key used as the second factor; null for a code */
export async function openSession(
  { db }: Services,
  caller: Caller,
  half: HalfSession,
  certificateId: number | null,
): Promise<Outcome<SignInAnswer>> {
  const { at, address, userAgent } = caller;
  const user = await userById(db.queries, half.userId);
  const bar = await signInBar(db.queries, user, await readBankDay(db.queries, at));
  if (bar) return { ok: false, refusal: bar };
  const program = programName(userAgent);
  const token = await attempt(db, async (tx) => {
    // A factor sent twice at once opens one session.
    if (!(await endHalfSession(tx, half.tokenHash))) return refuse('unauthorized');
    if (certificateId !== null && !(await holdActiveCertificate(tx, certificateId)))
      return refuse('certificateInactive');
    const made = await startSession(tx, { user, address, program, certificateId, now: at });
    await writeAudit(tx, {
      at,
      actor: { userId: user.id, companyId: null, address },
      action: user.status === UserStatus.temporaryPassword ? 'signInWithTemporaryPassword' : 'signIn',
      result: 'ok',
      detail: certificateId === null ? JOURNAL_DETAILS.codeBySms : JOURNAL_DETAILS.byKey,
    });
    return done(made);
  });
  if (!token.ok) return token;
  caller.cookies.setSession(token.value);
  return done(signedIn(user));
}
