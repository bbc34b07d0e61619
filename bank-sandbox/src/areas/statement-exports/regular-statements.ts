import type {
  AnswerOf,
  getPreparedStatement,
  getRegularStatements,
  RequestOf,
  setRegularStatements,
} from '@ncb/shared-kernel/api/contract';
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { getPeriodStart } from './prepare-due-statements';

const { account, preparedStatement, regularStatement } = schema;
const { content: _content, ...withoutContent } = getTableColumns(preparedStatement);

const FILES_MAX = 400;

/** Answers `get_regular_statements`. */
export async function readRegularStatements(
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
  return succeed({
    setting: setting
      ? { period: setting.period, format: setting.format, accountIds: setting.accountIds.map(String) }
      : null,
    files: files.map(({ id, startDay, endDay, format, fileName, operations, madeAt }) => ({
      id: String(id),
      start: startDay,
      end: endDay,
      format,
      fileName,
      operations,
      madeAt: toKyivMoment(madeAt),
    })),
  });
}

/** Answers `set_regular_statements`, from the present period on. */
export async function storeRegularStatements(
  { db }: Services,
  caller: CompanyCaller,
  { period, format, accountIds }: RequestOf<typeof setRegularStatements>,
): Promise<Outcome<AnswerOf<typeof setRegularStatements>>> {
  const { at, bankDay } = caller;
  const { companyId } = caller.membership;
  const ids = [...new Set(accountIds.map((id) => parseId(id) ?? 0))];
  return inTransaction(db, async (tx) => {
    const own =
      ids.length > 0 ? await tx.$count(account, and(eq(account.companyId, companyId), inArray(account.id, ids))) : 0;
    if (own < ids.length) return refuse('notFound');
    if (period === null) await tx.delete(regularStatement).where(eq(regularStatement.companyId, companyId));
    else {
      const values = { period, format, accountIds: ids, nextDay: getPeriodStart(period, bankDay), changedAt: at };
      await tx
        .insert(regularStatement)
        .values({ companyId, ...values })
        .onConflictDoUpdate({ target: regularStatement.companyId, set: values });
    }
    await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'company', String(companyId)));
    return succeed({});
  });
}

export async function readPreparedFile(
  { db }: Services,
  { membership: { companyId } }: CompanyCaller,
  { id }: RequestOf<typeof getPreparedStatement>,
): Promise<Outcome<AnswerOf<typeof getPreparedStatement>>> {
  const [file] = await db.queries
    .select({ fileName: preparedStatement.fileName, content: preparedStatement.content })
    .from(preparedStatement)
    .where(and(eq(preparedStatement.id, parseId(id) ?? 0), eq(preparedStatement.companyId, companyId)));
  if (!file) return refuse('notFound');
  return succeed({ fileName: file.fileName, content: Buffer.from(file.content).toString('base64') });
}
