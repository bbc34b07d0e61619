import type { changeUserInfo, RequestOf } from '@ncb/shared-kernel/api/contract';
import {
  allowedUserActions,
  joinFullName,
  managesUsers,
  type UserDraft,
  type UserManager,
} from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_DETAILS, KEPT_SECRET_ANSWER, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, schema, type Queries } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { setOwnPassword } from '../identity/new-password';
import { checkOldPassword } from '../identity/old-password';
import { OWNER_AT_BANK, getPasswordOwner } from '../identity/get-password-owner';
import type { Changed } from './change-people';
import { WAITS } from './change-words';
import { companyIdsOf, findMember, lockCompanies, managerNow, managesAll, type Member } from './members';
import {
  changedData,
  normalisedPerson,
  openData,
  personalData,
  personProblems,
  securityData,
  type OpenData,
} from './person-data';
import { giveRights, hasRights, rightsOfDraft } from './rights';
import { holdChange, needsSecond } from './second-manager';
import { hashOfAnswer } from './secret-answers';

const { appUser, membership } = schema;

/** Answers `change_user_info`: the own data, or as administrator a colleague's without login and secrets. */
export async function changeInfo(
  bank: Services,
  caller: CompanyCaller,
  { userId, oldPassword = '', ...form }: RequestOf<typeof changeUserInfo>,
): Promise<Outcome<{ readonly waits: boolean }>> {
  const isSelf = userId === String(caller.userId);
  // First: the checks must not reveal unknown users.
  const found = await findMember(bank.db.queries, caller.membership.companyId, userId);
  if (!found) return refuse('notFound');
  const { isAdministrator = found.membership.isAdministrator } = form;
  const draft = normalisedPerson({ ...form, isAdministrator });
  const owner = isSelf ? await getPasswordOwner(bank.db.queries, found.user) : OWNER_AT_BANK;
  const problems = personProblems(draft, isSelf ? 'own' : 'other', owner);
  if (problems.length > 0) return refuseFields(problems);
  const keepsAnswer = draft.secretAnswer === KEPT_SECRET_ANSWER;
  if (isSelf && keepsAnswer && !mayKeepAnswer(found, draft))
    return refuseFields([{ field: 'sansw', key: 'emptyField' }]);
  if (isSelf && changesSecurity(found, draft)) {
    const bar = await checkOldPassword(bank, caller, found.user, oldPassword);
    if (bar) return bar;
  }
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

/**
 * Returns a field that only its user may change, by wire name. Answering "saved" would hand over a password that does
 * not work.
 */
function ownFieldNamed(draft: UserDraft, { user }: Member): string | null {
  const isKept = { login: user.login, passwd: '', squest: user.secretQuestion, sansw: KEPT_SECRET_ANSWER };
  const sent = { login: draft.login, passwd: draft.password, squest: draft.secretQuestion, sansw: draft.secretAnswer };
  const names = Object.keys(sent) as (keyof typeof sent)[];
  return names.find((name) => sent[name] !== '' && sent[name] !== isKept[name]) ?? null;
}

function mayKeepAnswer({ user }: Member, { secretQuestion }: UserDraft): boolean {
  return user.secretAnswerHash !== '' && user.secretQuestion === secretQuestion;
}

/**
 * True if data for sign-in or identification by telephone change, which an open session alone must not allow. Source:
 * docs/adr/0161
 */
function changesSecurity({ user }: Member, { login, password, secretQuestion, secretAnswer }: UserDraft): boolean {
  const isKept = secretAnswer === KEPT_SECRET_ANSWER && secretQuestion === user.secretQuestion;
  return password !== '' || login !== user.login || !isKept;
}

interface NewHashes {
  readonly password: string | null;
  readonly answer: string | null;
}

interface Stored {
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
  const isSelf = manager.userId === userId;
  // The administrator flag changes only together with rights.
  const changesAdministrator = draft.isAdministrator !== member.membership.isAdministrator;
  const where = changesAdministrator ? 'isAdmin' : isSelf ? null : ownFieldNamed(draft, member);
  if (where !== null) return refuse('badRequest', { params: { where } });
  const moved = await moveInCompany(tx, caller, manager, member, draft);
  if (!moved.ok) return moved;
  const personal = await dataOf(tx, caller, member, draft);
  if (!personal.ok) return personal;
  const data = { ...personal.value.data, ...(isSelf && securityData(draft, hashes.answer)) };
  await tx.update(appUser).set(data).where(eq(appUser.id, member.user.id));
  const { password } = hashes;
  const token = password === null ? null : await setOwnPassword(tx, caller, password);
  if (password !== null && token === null) return refuse('unauthorized');
  const details = [moved.value.detail, personal.value.detail].filter(Boolean).join('; ');
  await writeAudit(tx, { ...recordAudit(caller, 'changeUser', 'user', userId), ...(details && { detail: details }) });
  if (password !== null) await writeAudit(tx, recordAudit(caller, 'changePassword', 'user', userId));
  return done({ token, waits: moved.value.waits === true || personal.value.waits === true });
}

/**
 * Returns the data to store. New contact data and names wait for a second manager of any of the user's companies: codes
 * go there, and keys belong to names. Source: docs/requirements/keys-and-users.md#second-manager, docs/adr/0161
 */
async function dataOf(
  tx: Queries,
  caller: CompanyCaller,
  { user }: Member,
  draft: UserDraft,
): Promise<Outcome<Changed & { readonly data: Partial<OpenData> }>> {
  const { companyId } = caller.membership;
  const asked = openData(draft);
  const wanted = changedData(user, asked);
  const lines = linesOfData(user, asked);
  if (lines.length === 0) return done({ data: asked });
  const detail = lines.map(({ word }) => word).join(', ');
  const elsewhere = (await companyIdsOf(tx, user.id)).filter((id) => id !== companyId);
  if (user.id !== caller.userId && !(await managesAll(tx, caller, elsewhere))) return refuse('worksElsewhere');
  const people = [caller.userId, user.id];
  if (!(await needsSecond(tx, companyId, people))) {
    // One company must not bypass the second manager of another.
    for (const id of elsewhere) if (await needsSecond(tx, id, people)) return refuse('worksElsewhere');
    return done({ data: asked, detail });
  }
  const held = await holdChange(tx, caller, {
    user,
    kind: 'contacts',
    wanted,
    lines: lines.map(({ line }) => line),
  });
  return held.ok ? done({ data: personalData(user), waits: true, detail: `${detail} (${WAITS})` }) : held;
}

/** Lists the changes: a word for the journal, a line for the signed text. */
function linesOfData(before: OpenData, after: OpenData) {
  const rows = [
    { word: JOURNAL_DETAILS.name, title: 'Нове ім’я', of: joinFullName },
    { word: JOURNAL_DETAILS.taxCode, title: 'Новий податковий номер', of: ({ taxCode }: OpenData) => taxCode },
    { word: JOURNAL_DETAILS.phone, title: 'Телефон', of: ({ phone }: OpenData) => phone },
    { word: JOURNAL_DETAILS.email, title: 'Пошта', of: ({ email }: OpenData) => email },
  ];
  return rows.flatMap(({ word, title, of }) =>
    of(before) === of(after) ? [] : [{ word, line: `${title}: ${of(before)} → ${of(after)}` }],
  );
}

/** Changes role and right only for user managers. */
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
