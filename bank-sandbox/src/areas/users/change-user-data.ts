import type { changeUserInfo, RequestOf } from '@ncb/shared-kernel/api/contract';
import {
  getAllowedUserActions,
  joinFullName,
  canManageUsers,
  type UserDraft,
  type UserManager,
} from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_DETAILS, KEPT_SECRET_ANSWER, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { setOwnPassword } from '../identity/new-password';
import { checkOldPassword } from '../identity/check-old-password';
import { OWNER_AT_BANK, getPasswordOwner } from '../identity/get-password-owner';
import type { ChangeResult } from './change-users';
import { WAITS } from './rights-texts';
import { findCompanyIds, findMember, lockCompanies, readManager, canManageAll, type Member } from './members';
import {
  getChangedData,
  normaliseUser,
  toOpenData,
  pickPersonalData,
  checkUser,
  toSecurityData,
  type OpenData,
} from './user-data';
import { changeMemberRights, hasSameRights, toRights } from './rights';
import { storePendingChange, requiresSecondManager } from './second-manager';
import { hashAnswer } from './secret-answers';

const { appUser, membership } = schema;

/** Answers `change_user_info`: the own data, or as administrator a colleague's without login and secrets. */
export async function changeUserData(
  bank: Services,
  caller: CompanyCaller,
  { userId, oldPassword = '', ...form }: RequestOf<typeof changeUserInfo>,
): Promise<Outcome<{ readonly waits: boolean }>> {
  const isSelf = userId === String(caller.userId);
  // First: the checks must not reveal unknown users.
  const found = await findMember(bank.db.queries, caller.membership.companyId, userId);
  if (!found) return refuse('notFound');
  const { isAdministrator = found.membership.isAdministrator } = form;
  const draft = normaliseUser({ ...form, isAdministrator });
  const owner = isSelf ? await getPasswordOwner(bank.db.queries, found.user) : OWNER_AT_BANK;
  const problems = checkUser(draft, isSelf ? 'own' : 'other', owner);
  if (problems.length > 0) return refuseFields(problems);
  const keepsAnswer = draft.secretAnswer === KEPT_SECRET_ANSWER;
  if (isSelf && keepsAnswer && !canKeepAnswer(found, draft))
    return refuseFields([{ field: 'secretAnswer', key: 'emptyField' }]);
  if (isSelf && hasSecurityChange(found, draft)) {
    const refusal = await checkOldPassword(bank, caller, found.user, oldPassword);
    if (refusal) return refusal;
  }
  const hashes = {
    password: isSelf && draft.password !== '' ? await bank.passwords.hash(draft.password) : null,
    answer: isSelf && !keepsAnswer ? await hashAnswer(bank.passwords, draft.secretAnswer) : null,
  };
  const outcome = await inTransaction(bank.db, (tx) => change(tx, caller, userId, draft, hashes));
  if (!outcome.ok) {
    await writeAudit(bank.db.queries, buildAuditEntry(caller, 'changeUser', 'user', userId, outcome.refusal.code));
    return outcome;
  }
  const { token, waits } = outcome.value;
  if (token !== null) caller.cookies.setSession(token);
  return succeed({ waits });
}

/** Returns a field that must not change, by wire name. */
function findUnchangeableField(draft: UserDraft, member: Member, isSelf: boolean): string | null {
  // The administrator flag changes only together with rights.
  if (draft.isAdministrator !== member.membership.isAdministrator) return 'isAdmin';
  return isSelf ? null : findProtectedField(draft, member);
}

/**
 * Returns a field that only its user may change, by wire name. Answering "saved" would hand over a password that does
 * not work.
 */
function findProtectedField(draft: UserDraft, { user }: Member): string | null {
  const isKept = { login: user.login, passwd: '', squest: user.secretQuestion, sansw: KEPT_SECRET_ANSWER };
  const sent = { login: draft.login, passwd: draft.password, squest: draft.secretQuestion, sansw: draft.secretAnswer };
  const names = Object.keys(sent) as (keyof typeof sent)[];
  return names.find((name) => sent[name] !== '' && sent[name] !== isKept[name]) ?? null;
}

function canKeepAnswer({ user }: Member, { secretQuestion }: UserDraft): boolean {
  return user.secretAnswerHash !== '' && user.secretQuestion === secretQuestion;
}

/**
 * True if data for sign-in or identification change, or where codes go, which an open session alone must not allow.
 * Source: docs/adr/0104
 */
function hasSecurityChange({ user }: Member, draft: UserDraft): boolean {
  const { login, password, secretQuestion, secretAnswer } = draft;
  const { phone, email } = toOpenData(draft);
  const isKept = secretAnswer === KEPT_SECRET_ANSWER && secretQuestion === user.secretQuestion;
  return password !== '' || login !== user.login || !isKept || phone !== user.phone || email !== user.email;
}

interface NewHashes {
  readonly password: string | null;
  readonly answer: string | null;
}

interface StoreResult {
  readonly token: string | null;
  readonly waits: boolean;
}

async function change(
  tx: Queries,
  caller: CompanyCaller,
  userId: string,
  draft: UserDraft,
  hashes: NewHashes,
): Promise<Outcome<StoreResult>> {
  const { companyId } = caller.membership;
  await lockCompanies(tx, [companyId]);
  const member = await findMember(tx, companyId, userId);
  const manager = await readManager(tx, caller);
  if (!member || !manager) return refuse('notFound');
  const { status } = member.user;
  const actions = getAllowedUserActions(manager, { userId, status });
  if (!actions.includes('edit'))
    return refuse(status === UserStatus.inactive ? 'userStatusForbidsAction' : 'forbidden');
  const isSelf = manager.userId === userId;
  const where = findUnchangeableField(draft, member, isSelf);
  if (where !== null) return refuse('badRequest', { params: { where } });
  const placeChange = await changePlace(tx, caller, manager, member, draft);
  if (!placeChange.ok) return placeChange;
  const personal = await prepareData(tx, caller, member, draft);
  if (!personal.ok) return personal;
  const data = { ...personal.value.data, ...(isSelf && toSecurityData(draft, hashes.answer)) };
  await tx.update(appUser).set(data).where(eq(appUser.id, member.user.id));
  const { password } = hashes;
  const token = password === null ? null : await setOwnPassword(tx, caller, password);
  if (password !== null && token === null) return refuse('unauthorized');
  const details = [placeChange.value.detail, personal.value.detail].filter(Boolean).join('; ');
  await writeAudit(tx, {
    ...buildAuditEntry(caller, 'changeUser', 'user', userId),
    ...(details && { detail: details }),
  });
  if (password !== null) await writeAudit(tx, buildAuditEntry(caller, 'changePassword', 'user', userId));
  return succeed({ token, waits: placeChange.value.waits === true || personal.value.waits === true });
}

/**
 * Returns the data to store. New contact data and names wait for a second manager of any of the user's companies: codes
 * go there, and keys belong to names. Source: docs/requirements/keys-and-users.md#second-manager, docs/adr/0104
 */
async function prepareData(
  tx: Queries,
  caller: CompanyCaller,
  { user }: Member,
  draft: UserDraft,
): Promise<Outcome<ChangeResult & { readonly data: Partial<OpenData> }>> {
  const { companyId } = caller.membership;
  const requested = toOpenData(draft);
  const changedFields = getChangedData(user, requested);
  const lines = listDataChanges(user, requested);
  if (lines.length === 0) return succeed({ data: requested });
  const detail = lines.map(({ word }) => word).join(', ');
  const elsewhere = (await findCompanyIds(tx, user.id)).filter((id) => id !== companyId);
  if (user.id !== caller.userId && !(await canManageAll(tx, caller, elsewhere))) return refuse('worksElsewhere');
  const people = [caller.userId, user.id];
  if (!(await requiresSecondManager(tx, companyId, people))) {
    // One company must not bypass the second manager of another.
    for (const id of elsewhere) if (await requiresSecondManager(tx, id, people)) return refuse('worksElsewhere');
    return succeed({ data: requested, detail });
  }
  const pending = await storePendingChange(tx, caller, {
    user,
    kind: 'contacts',
    wanted: changedFields,
    lines: lines.map(({ line }) => line),
  });
  return pending.ok ? succeed({ data: pickPersonalData(user), waits: true, detail: `${detail} (${WAITS})` }) : pending;
}

/** Lists the changes: a word for the journal, a line for the signed text. */
function listDataChanges(before: OpenData, after: OpenData) {
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
async function changePlace(
  tx: Queries,
  caller: CompanyCaller,
  manager: UserManager,
  member: Member,
  { role, signatureRight, position }: UserDraft,
): Promise<Outcome<ChangeResult>> {
  if (role === null) throw new Error('the rules let a missing role pass');
  const rights = toRights(role, signatureRight, position);
  if (canManageUsers(manager)) return changeMemberRights(tx, caller, manager, member, rights);
  if (!hasSameRights(member, rights)) return refuse('forbidden');
  const { userId, companyId } = member.membership;
  await tx
    .update(membership)
    .set({ position })
    .where(and(eq(membership.userId, userId), eq(membership.companyId, companyId)));
  return succeed({});
}
