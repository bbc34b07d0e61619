import type {
  AnswerOf,
  getPreparedStatement,
  getRegularStatements,
  RequestOf,
  setRegularStatements,
} from '@ncb/shared-kernel/api/contract';
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { kyivMoment } from '../../clock';
import { attempt, schema } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../ids';
import { startOfPeriod } from './prepare-statements';

const { account, preparedStatement, regularStatement } = schema;
const { content: _content, ...withoutContent } = getTableColumns(preparedStatement);

const FILES_MAX = 400;

/** Answers `get_regular_statements`. */
export async function regularStatements(
  { db }: Services,
  { membership: { companyId } }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof getRegularStatements>>> {
  const [setting] = await db.queries.select().from(regularStatement).where(eq(regularStatement.companyId, companyId));
  const files = await db.queries
    .select(withoutContent)
    .from(preparedStatement)
    .where(eq(preparedStatement.companyId, companyId))
    .orderBy(desc(preparedStatement.endDay), desc(preparedStatement.id))
    .limit(FILES_MAX);
  return done({
    setting: setting
      ? { period: setting.period, format: setting.format, accountIds: setting.accountIds.map(String) }
      : null,
    files: files.map(({ id, startDay, endDay, format, fileName, operations, madeAt }) => ({
      ...{ id: String(id), start: startDay, end: endDay, format, fileName, operations },
      madeAt: kyivMoment(madeAt),
    })),
  });
}

/** Answers `set_regular_statements`, from the present period on. */
export async function setUpRegularStatements(
  { db }: Services,
  caller: CompanyCaller,
  { period, format, accountIds }: RequestOf<typeof setRegularStatements>,
): Promise<Outcome<AnswerOf<typeof setRegularStatements>>> {
  const { at, bankDay } = caller;
  const { companyId } = caller.membership;
  const ids = [...new Set(accountIds.map((id) => parseId(id) ?? 0))];
  return attempt(db, async (tx) => {
    const own =
      ids.length > 0 ? await tx.$count(account, and(eq(account.companyId, companyId), inArray(account.id, ids))) : 0;
    if (own < ids.length) return refuse('notFound');
    if (period === null) await tx.delete(regularStatement).where(eq(regularStatement.companyId, companyId));
    else {
      const wanted = { period, format, accountIds: ids, nextDay: startOfPeriod(period, bankDay), changedAt: at };
      await tx
        .insert(regularStatement)
        .values({ companyId, ...wanted })
        .onConflictDoUpdate({ target: regularStatement.companyId, set: wanted });
    }
    await writeAudit(tx, recordAudit(caller, 'saveRecord', 'company', String(companyId)));
    return done({});
  });
}

export async function preparedFile(
  { db }: Services,
  { membership: { companyId } }: CompanyCaller,
  { id }: RequestOf<typeof getPreparedStatement>,
): Promise<Outcome<AnswerOf<typeof getPreparedStatement>>> {
  const [file] = await db.queries
    .select({ fileName: preparedStatement.fileName, content: preparedStatement.content })
    .from(preparedStatement)
    .where(and(eq(preparedStatement.id, parseId(id) ?? 0), eq(preparedStatement.companyId, companyId)));
  if (!file) return refuse('notFound');
  return done({ fileName: file.fileName, content: Buffer.from(file.content).toString('base64') });
}
