import type { changeUserInfo, RequestOf } from '@ncb/shared-kernel/api/contract';
import { allowedUserActions, managesUsers, type UserDraft, type UserManager } from '@ncb/shared-kernel/domain/rules';
import { KEPT_SECRET_ANSWER, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, schema, type Queries } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { setOwnPassword } from '../identity/new-password';
import type { Changed } from './change-people';
import { WAITS } from './change-words';
import { findMember, lockCompanies, managerNow, type Member } from './members';
import { normalisedPerson, openData, personProblems, securityData } from './person-data';
import { giveRights, hasRights, rightsOfDraft } from './rights';
import { holdChange, needsSecond } from './second-manager';
import { hashOfAnswer } from './secret-answers';

const { appUser, membership } = schema;

/** `change_user_info`: one's own data, or as administrator a colleague's without login, password and secrets. */
export async function changeInfo(
  bank: Services,
  caller: CompanyCaller,
  { userId, ...form }: RequestOf<typeof changeUserInfo>,
): Promise<Outcome<{ readonly waits: boolean }>> {
  const draft = normalisedPerson(form);
  const isSelf = userId === String(caller.userId);
  const problems = personProblems(draft, isSelf ? 'own' : 'other');
  // Whoever may not see a person does not learn either what is wrong with what he typed.
  const found = await findMember(bank.db.queries, caller.membership.companyId, userId);
  if (!found) return refuse('notFound');
  if (problems.length > 0) return refuseFields(problems);
  const keepsAnswer = draft.secretAnswer === KEPT_SECRET_ANSWER;
  if (isSelf && keepsAnswer && !mayKeepAnswer(found, draft))
    return refuseFields([{ field: 'sansw', key: 'emptyField' }]);
  const hashes = {
    password: isSelf && draft.password !== '' ? await bank.passwords.hash(draft.password) : null,
    answer: isSelf && !keepsAnswer ? await hashOfAnswer(bank.passwords, draft.secretAnswer) : null,
  };
  const outcome = await attempt(bank.db, (tx) => change(tx, caller, userId, draft, hashes));
  if (!outcome.ok) {
    await writeAudit(bank.db.queries, recordAudit(caller, 'changeUser', 'user', userId, outcome.refusal.code));
    return outcome;
  }
  const { token, waits } = outcome.value;
  if (token !== null) caller.cookies.setSession(token);
  return done({ waits });
}

/** An answer belongs to its question: a new question needs a new one, and where there is none nothing can be kept. */
function mayKeepAnswer({ user }: Member, { secretQuestion }: UserDraft): boolean {
  return user.secretAnswerHash !== '' && user.secretQuestion === secretQuestion;
}

/** What changes beside the open data; null: stays as it is. */
interface NewHashes {
  readonly password: string | null;
  readonly answer: string | null;
}

interface Stored {
  /** The new one where the password changed. */
  readonly token: string | null;
  readonly waits: boolean;
}

async function change(
  tx: Queries,
  caller: CompanyCaller,
  userId: string,
  draft: UserDraft,
  hashes: NewHashes,
): Promise<Outcome<Stored>> {
  const { companyId } = caller.membership;
  await lockCompanies(tx, [companyId]);
  const member = await findMember(tx, companyId, userId);
  const manager = await managerNow(tx, caller);
  if (!member || !manager) return refuse('notFound');
  const { status } = member.user;
  const actions = allowedUserActions(manager, { userId, status });
  if (!actions.includes('edit'))
    return refuse(status === UserStatus.inactive ? 'userStatusForbidsAction' : 'forbidden');
  const moved = await moveInCompany(tx, caller, manager, member, draft);
  if (!moved.ok) return moved;
  const isSelf = manager.userId === userId;
  const contacts = await contactsOf(tx, caller, member, draft);
  if (!contacts.ok) return contacts;
  const { email, phone } = contacts.value;
  const data = { ...openData({ ...draft, email, phone }), ...(isSelf && securityData(draft, hashes.answer)) };
  await tx.update(appUser).set(data).where(eq(appUser.id, member.user.id));
  const { password } = hashes;
  const token = password === null ? null : await setOwnPassword(tx, caller, password);
  if (password !== null && token === null) return refuse('unauthorized');
  const details = [moved.value.detail, contacts.value.detail].filter(Boolean).join('; ');
  await writeAudit(tx, { ...recordAudit(caller, 'changeUser', 'user', userId), ...(details && { detail: details }) });
  if (password !== null) await writeAudit(tx, recordAudit(caller, 'changePassword', 'user', userId));
  return done({ token, waits: moved.value.waits === true || contacts.value.waits === true });
}

/**
 * Telephone and mail as they are stored: codes and letters of the bank go there, so that new ones wait for a second
 * manager where there is one. Source: reference/areas D7
 */
async function contactsOf(
  tx: Queries,
  caller: CompanyCaller,
  { user }: Member,
  { email, phone }: UserDraft,
): Promise<Outcome<Changed & { readonly email: string; readonly phone: string }>> {
  const { companyId } = caller.membership;
  const wanted = { ...(email !== user.email && { email }), ...(phone !== user.phone && { phone }) };
  const names = [...(phone !== user.phone ? ['телефон'] : []), ...(email !== user.email ? ['пошта'] : [])].join(', ');
  if (names === '' || !(await needsSecond(tx, companyId, [caller.userId, user.id])))
    return done({ email, phone, detail: names });
  const held = await holdChange(tx, caller, {
    user,
    kind: 'contacts',
    wanted,
    lines: [
      ...(phone === user.phone ? [] : [`Телефон: ${user.phone} → ${phone}`]),
      ...(email === user.email ? [] : [`Пошта: ${user.email} → ${email}`]),
    ],
  });
  if (!held.ok) return held;
  return done({ email: user.email, phone: user.phone, waits: true, detail: `${names} (${WAITS})` });
}

/** The form shows role and right too; only whoever manages users changes them, everybody keeps his position right. */
async function moveInCompany(
  tx: Queries,
  caller: CompanyCaller,
  manager: UserManager,
  member: Member,
  { role, signatureRight, position }: UserDraft,
): Promise<Outcome<Changed>> {
  if (role === null) throw new Error('the rules let a missing role pass');
  const rights = rightsOfDraft(role, signatureRight, position);
  if (managesUsers(manager)) return giveRights(tx, caller, manager, member, rights);
  if (!hasRights(member, rights)) return refuse('forbidden');
  const { userId, companyId } = member.membership;
  await tx
    .update(membership)
    .set({ position })
    .where(and(eq(membership.userId, userId), eq(membership.companyId, companyId)));
  return done({});
}
