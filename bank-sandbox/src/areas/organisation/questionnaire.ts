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
  questionnaireLines,
  type QuestionnaireDraft,
} from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { kyivDay, kyivMoment } from '../../clock';
import { attempt, schema, type Queries } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { storeDeclaration, withdrawDeclarations } from '../declarations/store-declaration';
import { shortName } from '../identity/users';
import { activityNames, unknownActivities } from './activities';
import { workersText } from './client-form';
import { companyData, type CompanyRow } from './company-data';
import { maySignQuestionnaire } from './questionnaire-declaration';
import { missingFiles } from './questionnaire-files';
import { isInReview, lastAccepted, lastHandedIn, remarksOn } from './questionnaire-state';

const { appUser, questionnaireDraft } = schema;

/** Source: docs/requirements/keys-and-users.md#questionnaire */
const RENEWAL_DAYS = 365;

type Answer = AnswerOf<typeof getQuestionnaire>;

/** Answers `get_questionnaire`: the draft, else the last submitted one, else the bank's data. */
export async function lastQuestionnaire(
  { db: { queries } }: Services,
  { membership: { companyId } }: CompanyCaller,
): Promise<Outcome<Answer>> {
  const company = await companyData(queries, companyId);
  const [draft] = await queries.select().from(questionnaireDraft).where(eq(questionnaireDraft.companyId, companyId));
  const last = await lastHandedIn(queries, companyId);
  const accepted = await lastAccepted(queries, companyId);
  const shown = draft ?? last;
  const isReturned = last?.isAccepted === false;
  return done({
    questionnaire: shown ? completeQuestionnaire(shown.content) : fromBank(company),
    saved: shown ? kyivMoment(shown.savedAt) : null,
    savedBy: shown ? await nameOf(queries, shown.savedBy) : '',
    state: isReturned ? 'returned' : draft || !last ? 'draft' : last.isAccepted ? 'accepted' : 'submitted',
    revision: draft?.revision ?? 0,
    accepted: accepted ? completeQuestionnaire(accepted.content) : null,
    remarks: last && isReturned ? await remarksOn(queries, last.id) : [],
    renewBy: accepted?.decidedAt ? addDays(kyivDay(accepted.decidedAt), RENEWAL_DAYS) : null,
    companyType: company.type,
    companyCode: company.code,
  });
}

/** Answers `save_questionnaire`: one draft per company; refused during review. */
export async function saveDraft(
  { db }: Services,
  caller: CompanyCaller,
  { questionnaire: content, revision }: RequestOf<typeof saveQuestionnaire>,
): Promise<Outcome<AnswerOf<typeof saveQuestionnaire>>> {
  const problems = checkQuestionnaireSize(content);
  if (problems.length > 0) return refuseFields(problems);
  const { membership, userId: savedBy, at: savedAt } = caller;
  const { companyId } = membership;
  return attempt(db, async (tx) => {
    const open = await openDraft(tx, companyId, revision);
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
    if (revision === 0) await writeAudit(tx, recordAudit(caller, 'saveRecord', 'questionnaire', companyId));
    return done({ revision: revision + 1, saved: kyivMoment(savedAt) });
  });
}

/** Answers `submit_questionnaire`: checks the draft and makes the text to sign. */
export async function submit(
  { db }: Services,
  caller: CompanyCaller,
  { revision }: RequestOf<typeof submitQuestionnaire>,
): Promise<Outcome<AnswerOf<typeof submitQuestionnaire>>> {
  const { companyId } = caller.membership;
  return attempt(db, async (tx) => {
    const may = await maySignQuestionnaire(tx, caller);
    if (!may.ok) return may;
    const open = await openDraft(tx, companyId, revision);
    if (!open.ok) return open;
    if (!open.value) return refuse('documentChanged');
    const draft = completeQuestionnaire(open.value.content);
    const { type: companyType } = await companyData(tx, companyId);
    const problems = [
      ...checkQuestionnaire(draft, { companyType, today: caller.bankDay }),
      ...(await unknownActivities(tx, draft)),
      ...(await missingFiles(tx, companyId, draft)),
    ];
    if (problems.length > 0) return refuseFields(problems);
    const names = await activityNames(tx, draft);
    const declarationId = await storeDeclaration(tx, caller, {
      kind: 'questionnaire',
      objectId: companyId,
      subject: 'Анкета клієнта',
      lines: questionnaireLines(draft, { companyType, activityNames: names }).map(({ text }) => text),
      payload: draft,
    });
    return done({ declarationId });
  });
}

/** Refuses a draft changed since the caller read it. */
async function openDraft(tx: Queries, companyId: number, revision: number) {
  if (await isInReview(tx, companyId)) return refuse('statusForbidsAction');
  const [draft] = await tx
    .select()
    .from(questionnaireDraft)
    .where(eq(questionnaireDraft.companyId, companyId))
    .for('no key update');
  return (draft?.revision ?? 0) === revision ? done(draft ?? null) : refuse('documentChanged');
}

async function nameOf(queries: Queries, userId: number): Promise<string> {
  const [user] = await queries.select().from(appUser).where(eq(appUser.id, userId));
  return user ? shortName(user) : '';
}

function fromBank(company: CompanyRow): QuestionnaireDraft {
  const { fullName, shortName: name, englishName, address, addressParts, mainActivity, secondaryActivities } = company;
  const { phone, email, site } = company;
  return completeQuestionnaire({
    ...{ fullName, shortName: name, englishName, mainActivity, phone, email, site },
    ...(addressParts ?? { address }),
    workers: workersText(company.workers),
    activityVersion: '2010',
    secondaryActivities: secondaryActivities.split(/[,;\s]+/).filter((code) => code !== ''),
  });
}
