import type {
  AnswerOf,
  getQuestionnaire,
  RequestOf,
  saveQuestionnaire,
  submitQuestionnaire,
} from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import {
  checkQuestionnaire,
  checkQuestionnaireSize,
  completeQuestionnaire,
  buildQuestionnaireLines,
  type QuestionnaireDraft,
} from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { toKyivDay, toKyivMoment } from '../../clock';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { storeDeclaration, withdrawDeclarations } from '../declarations/store-declaration';
import { formatShortName } from '../identity/users';
import { findActivityNames, checkActivities } from './activities';
import { formatWorkers } from './read-client-form';
import { readCompany, type CompanyRow } from './read-company';
import { checkQuestionnaireRight } from './questionnaire-declaration';
import { checkFiles } from './questionnaire-files';
import { isInReview, findLastAccepted, findLastSubmitted, findRemarks } from './questionnaire-state';

const { appUser, questionnaireDraft } = schema;

/** Source: docs/requirements/keys-and-users.md#questionnaire */
const RENEWAL_DAYS = 365;

type Answer = AnswerOf<typeof getQuestionnaire>;

/** Answers `get_questionnaire`: the draft, else the last submitted one, else the bank's data. */
export async function readQuestionnaire(
  { db: { queries } }: Services,
  { membership: { companyId } }: CompanyCaller,
): Promise<Outcome<Answer>> {
  const company = await readCompany(queries, companyId);
  const [draft] = await queries.select().from(questionnaireDraft).where(eq(questionnaireDraft.companyId, companyId));
  const last = await findLastSubmitted(queries, companyId);
  const accepted = await findLastAccepted(queries, companyId);
  const current = draft ?? last;
  const state = getState(draft, last);
  return succeed({
    questionnaire: current ? completeQuestionnaire(current.content) : toQuestionnaire(company),
    saved: current ? toKyivMoment(current.savedAt) : null,
    savedBy: current ? await findUserName(queries, current.savedBy) : '',
    state,
    revision: draft?.revision ?? 0,
    accepted: accepted ? completeQuestionnaire(accepted.content) : null,
    remarks: last && state === 'returned' ? await findRemarks(queries, last.id) : [],
    renewBy: accepted?.decidedAt ? addDays(toKyivDay(accepted.decidedAt), RENEWAL_DAYS) : null,
    companyType: company.type,
    companyCode: company.code,
  });
}

function getState(draft: object | undefined, last: { isAccepted: boolean | null } | null): Answer['state'] {
  if (last?.isAccepted === false) return 'returned';
  if (draft || !last) return 'draft';
  return last.isAccepted ? 'accepted' : 'submitted';
}

/** Answers `save_questionnaire`: one draft per company; refused during review. */
export async function storeQuestionnaireDraft(
  { db }: Services,
  caller: CompanyCaller,
  { questionnaire: content, revision }: RequestOf<typeof saveQuestionnaire>,
): Promise<Outcome<AnswerOf<typeof saveQuestionnaire>>> {
  const problems = checkQuestionnaireSize(content);
  if (problems.length > 0) return refuseFields(problems);
  const { membership, userId: savedBy, at: savedAt } = caller;
  const { companyId } = membership;
  return inTransaction(db, async (tx) => {
    const open = await lockDraft(tx, companyId, revision);
    if (!open.ok) return open;
    const next = { content, revision: revision + 1, savedBy, savedAt };
    const { revision: stored } = questionnaireDraft;
    const rows =
      revision === 0
        ? await tx
            .insert(questionnaireDraft)
            .values({ companyId, ...next })
            .onConflictDoNothing()
            .returning({ stored })
        : await tx
            .update(questionnaireDraft)
            .set(next)
            .where(eq(questionnaireDraft.companyId, companyId))
            .returning({ stored });
    if (rows.length === 0) return refuse('documentChanged');
    await withdrawDeclarations(tx, { companyId, kind: 'questionnaire', objectId: companyId }, savedAt);
    // Drafts are saved at every pause of typing: only the start is audited.
    if (revision === 0) await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'questionnaire', companyId));
    return succeed({ revision: revision + 1, saved: toKyivMoment(savedAt) });
  });
}

/** Answers `submit_questionnaire`: checks the draft and makes the text to sign. */
export async function prepareQuestionnaire(
  { db }: Services,
  caller: CompanyCaller,
  { revision }: RequestOf<typeof submitQuestionnaire>,
): Promise<Outcome<AnswerOf<typeof submitQuestionnaire>>> {
  const { companyId } = caller.membership;
  return inTransaction(db, async (tx) => {
    const right = await checkQuestionnaireRight(tx, caller);
    if (!right.ok) return right;
    const open = await lockDraft(tx, companyId, revision);
    if (!open.ok) return open;
    if (!open.value) return refuse('documentChanged');
    const draft = completeQuestionnaire(open.value.content);
    const { type: companyType } = await readCompany(tx, companyId);
    const problems = [
      ...checkQuestionnaire(draft, { companyType, today: caller.bankDay }),
      ...(await checkActivities(tx, draft)),
      ...(await checkFiles(tx, companyId, draft)),
    ];
    if (problems.length > 0) return refuseFields(problems);
    const names = await findActivityNames(tx, draft);
    const declarationId = await storeDeclaration(tx, caller, {
      kind: 'questionnaire',
      objectId: companyId,
      subject: 'Анкета клієнта',
      lines: buildQuestionnaireLines(draft, { companyType, activityNames: names }).map(({ text }) => text),
      payload: draft,
    });
    return succeed({ declarationId });
  });
}

/** Refuses a draft changed since the caller read it. */
async function lockDraft(tx: Queries, companyId: number, revision: number) {
  if (await isInReview(tx, companyId)) return refuse('statusForbidsAction');
  const [draft] = await tx
    .select()
    .from(questionnaireDraft)
    .where(eq(questionnaireDraft.companyId, companyId))
    .for('no key update');
  return (draft?.revision ?? 0) === revision ? succeed(draft ?? null) : refuse('documentChanged');
}

async function findUserName(queries: Queries, userId: number): Promise<string> {
  const [user] = await queries.select().from(appUser).where(eq(appUser.id, userId));
  return user ? formatShortName(user) : '';
}

function toQuestionnaire(company: CompanyRow): QuestionnaireDraft {
  const { fullName, shortName: name, englishName, address, addressParts, mainActivity, secondaryActivities } = company;
  const { phone, email, site } = company;
  return completeQuestionnaire({
    fullName,
    shortName: name,
    englishName,
    mainActivity,
    phone,
    email,
    site,
    ...(addressParts ?? { address }),
    workers: formatWorkers(company.workers),
    activityVersion: '2010',
    secondaryActivities: secondaryActivities.split(/[,;\s]+/).filter((code) => code !== ''),
  });
}
