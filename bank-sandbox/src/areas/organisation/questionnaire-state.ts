import { and, asc, desc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { questionnaire, questionnaireDecision, questionnaireRemark } = schema;

export async function findLastSubmitted(queries: Queries, companyId: number) {
  const [found] = await selectSubmitted(queries).where(eq(questionnaire.companyId, companyId)).limit(1);
  return found ?? null;
}

/** Checks for a review, during which nothing of a questionnaire changes. */
export async function isInReview(queries: Queries, companyId: number): Promise<boolean> {
  const last = await findLastSubmitted(queries, companyId);
  return last !== null && last.isAccepted === null;
}

/** Finds the last accepted questionnaire, the base of comparisons. */
export async function findLastAccepted(queries: Queries, companyId: number) {
  const [found] = await selectSubmitted(queries)
    .where(and(eq(questionnaire.companyId, companyId), eq(questionnaireDecision.isAccepted, true)))
    .limit(1);
  return found ?? null;
}

export async function findRemarks(queries: Queries, questionnaireId: number) {
  return queries
    .select({ field: questionnaireRemark.field, text: questionnaireRemark.text })
    .from(questionnaireRemark)
    .where(eq(questionnaireRemark.questionnaireId, questionnaireId))
    .orderBy(asc(questionnaireRemark.id));
}

function selectSubmitted(queries: Queries) {
  return queries
    .select({
      id: questionnaire.id,
      content: questionnaire.content,
      savedBy: questionnaire.savedBy,
      savedAt: questionnaire.savedAt,
      isAccepted: questionnaireDecision.isAccepted,
      decidedAt: questionnaireDecision.decidedAt,
    })
    .from(questionnaire)
    .leftJoin(questionnaireDecision, eq(questionnaireDecision.questionnaireId, questionnaire.id))
    .orderBy(desc(questionnaire.id))
    .$dynamic();
}
