import type {
  AnswerOf,
  listStatementCategories,
  RequestOf,
  setStatementCategory,
} from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { STATEMENT_CATEGORIES_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { company, statementCategory } = schema;

const LONGEST = 40;
const TOO_MANY: Problem = {
  field: 'category',
  key: 'tooManyRecords',
  params: { max: String(STATEMENT_CATEGORIES_MAX) },
};

/** Answers `get_statement_categories`. */
export async function findCategories(
  { db }: Services,
  { membership: { companyId } }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listStatementCategories>>> {
  const { code, account, category, companyId: owner } = statementCategory;
  const categories = await db.queries
    .select({ code, account, category })
    .from(statementCategory)
    .where(eq(owner, companyId))
    .orderBy(asc(code), asc(account))
    .limit(STATEMENT_CATEGORIES_MAX);
  return succeed({ categories });
}

/** Answers `set_statement_category`; without a category the rules decide. */
export async function storeCategory(
  { db }: Services,
  { membership: { companyId } }: CompanyCaller,
  { code, account, category }: RequestOf<typeof setStatementCategory>,
): Promise<Outcome<AnswerOf<typeof setStatementCategory>>> {
  const problems = checkCounterparty(code, account);
  if (problems.length > 0) return refuseFields(problems);
  const table = statementCategory;
  const same = and(eq(table.companyId, companyId), eq(table.code, code), eq(table.account, account));
  if (category === null) {
    await db.queries.delete(table).where(same);
    return succeed({});
  }
  return inTransaction(db, async (tx) => {
    await tx.select({ id: company.id }).from(company).where(eq(company.id, companyId)).for('no key update');
    const isNew = (await tx.$count(table, same)) === 0;
    if (isNew && (await tx.$count(table, eq(table.companyId, companyId))) >= STATEMENT_CATEGORIES_MAX)
      return refuseFields([TOO_MANY]);
    await tx
      .insert(table)
      .values({ companyId, code, account, category })
      .onConflictDoUpdate({ target: [table.companyId, table.code, table.account], set: { category } });
    return succeed({});
  });
}

/** Refuses a counterparty without code and account, which cannot be distinguished. */
function checkCounterparty(code: string, account: string): readonly Problem[] {
  if (code === '' && account === '') return [{ field: 'code', key: 'fillThisField' }];
  const fields = [
    ['okpo_co', code],
    ['acnt_co', account],
  ] as const;
  return fields
    .filter(([, text]) => text.length > LONGEST)
    .map(([field]) => ({ field, key: 'tooLongText', params: { max: String(LONGEST) } }));
}
