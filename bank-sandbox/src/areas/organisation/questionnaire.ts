import type { AnswerOf, getQuestionnaire, RequestOf, saveQuestionnaire } from '@ncb/shared-kernel/api/contract';
import { checkQuestionnaire, type QuestionnaireDraft } from '@ncb/shared-kernel/domain/rules';
import { desc, eq } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { kyivMoment } from '../../clock';
import { attempt, schema } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { workersText } from './client-form';
import { companyData, type CompanyRow } from './company-data';

const { questionnaire } = schema;

/** `get_questionnaire`: the last one handed in, or what the bank knows where none was. */
export async function lastQuestionnaire(
  { db }: Services,
  { membership }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof getQuestionnaire>>> {
  const [last] = await db.queries
    .select()
    .from(questionnaire)
    .where(eq(questionnaire.companyId, membership.companyId))
    .orderBy(desc(questionnaire.id))
    .limit(1);
  if (last) return done({ questionnaire: last.content as QuestionnaireDraft, saved: kyivMoment(last.savedAt) });
  return done({ questionnaire: fromBank(await companyData(db.queries, membership.companyId)), saved: null });
}

/** `save_questionnaire`: hands one in; the earlier ones are kept. */
export async function handIn(
  { db }: Services,
  caller: CompanyCaller,
  { questionnaire: content }: RequestOf<typeof saveQuestionnaire>,
): Promise<Outcome<AnswerOf<typeof saveQuestionnaire>>> {
  const problems = checkQuestionnaire(content);
  if (problems.length > 0) return refuseFields(problems);
  const { membership, userId: savedBy, at: savedAt } = caller;
  return attempt(db, async (tx) => {
    const [stored] = await tx
      .insert(questionnaire)
      .values({ companyId: membership.companyId, content, savedBy, savedAt })
      .returning({ id: questionnaire.id });
    if (!stored) return refuse('internalError');
    await writeAudit(tx, recordAudit(caller, 'saveRecord', 'questionnaire', stored.id));
    return done({});
  });
}

function fromBank(company: CompanyRow): QuestionnaireDraft {
  const { fullName, shortName, address, mainActivity, secondaryActivities, phone, email, site } = company;
  return {
    ...{ fullName, shortName, address, mainActivity, phone, email, site },
    workers: workersText(company.workers),
    secondaryActivities: secondaryActivities.split(/[,;\s]+/).filter((code) => code !== ''),
  };
}
