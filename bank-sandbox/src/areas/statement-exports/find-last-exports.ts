import type { AnswerOf, getLastExports, markExported, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { EXPORTED_ACCOUNTS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { inTransaction, schema, type Queries } from '../../db';
import { toBankNumber, FIRST_BANK_NUMBER } from '../../ledger';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';

const { account, glEntry, statementExport, statementExportChoice } = schema;

type ExportMarkRequest = RequestOf<typeof markExported>;

/** Answers `get_last_exports`. */
export async function findLastExports(
  { db }: Services,
  { userId, membership: { companyId } }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof getLastExports>>> {
  const rows = await db.queries
    .select()
    .from(statementExport)
    .where(eq(statementExport.companyId, companyId))
    .orderBy(asc(statementExport.accountId));
  const [choice] = await db.queries
    .select({ format: statementExportChoice.format })
    .from(statementExportChoice)
    .where(and(eq(statementExportChoice.companyId, companyId), eq(statementExportChoice.userId, userId)));
  return succeed({
    format: choice?.format ?? null,
    exports: rows.map(({ accountId, exportedAt, untilDay, lastPosting }) => ({
      accountId: String(accountId),
      exportedAt: toKyivMoment(exportedAt),
      until: untilDay,
      lastOperation: lastPosting === null ? null : toBankNumber(lastPosting),
    })),
  });
}

const TOO_MANY: Problem = { field: 'accounts', key: 'tooManyRecords', params: { max: String(EXPORTED_ACCOUNTS_MAX) } };

/** Answers `mark_exported`; an older period does not move the mark back. */
export async function storeExportMark(
  { db }: Services,
  { at, userId, bankDay, membership: { companyId } }: CompanyCaller,
  { format, accounts }: ExportMarkRequest,
): Promise<Outcome<AnswerOf<typeof markExported>>> {
  if (accounts.length > EXPORTED_ACCOUNTS_MAX) return refuseFields([TOO_MANY]);
  if (accounts.some(({ until }) => until > bankDay)) return refuseFields([{ field: 'until', key: 'endAfterToday' }]);
  const marks = accounts.map(({ accountId, until, lastOperation }) => ({
    companyId,
    accountId: parseId(accountId) ?? 0,
    exportedAt: at,
    untilDay: until,
    lastPosting: lastOperation === null ? null : (parseId(lastOperation) ?? 0) - FIRST_BANK_NUMBER,
  }));
  return inTransaction(db, async (tx) => {
    if (!(await hasOnlyOwnAccounts(tx, companyId, marks))) return refuse('notFound');
    const { exportedAt, untilDay, lastPosting } = statementExport;
    if (marks.length > 0)
      await tx
        .insert(statementExport)
        .values(marks)
        .onConflictDoUpdate({
          target: [statementExport.companyId, statementExport.accountId],
          set: {
            exportedAt: sql`greatest(${exportedAt}, excluded.exported_at)`,
            untilDay: sql`greatest(${untilDay}, excluded.until_day)`,
            lastPosting: sql`greatest(${lastPosting}, excluded.last_posting)`,
          },
        });
    await tx
      .insert(statementExportChoice)
      .values({ companyId, userId, format })
      .onConflictDoUpdate({ target: [statementExportChoice.companyId, statementExportChoice.userId], set: { format } });
    return succeed({});
  });
}

interface Mark {
  readonly accountId: number;
  readonly lastPosting: number | null;
}

async function hasOnlyOwnAccounts(tx: Queries, companyId: number, marks: readonly Mark[]): Promise<boolean> {
  const ids = new Set(marks.map(({ accountId }) => accountId));
  if (ids.size < marks.length) return false;
  if (ids.size === 0) return true;
  const own = await tx.$count(account, and(eq(account.companyId, companyId), inArray(account.id, [...ids])));
  if (own < ids.size) return false;
  const withPosting = marks.filter(({ lastPosting }) => lastPosting !== null);
  if (withPosting.length === 0) return true;
  const entries = await tx
    .selectDistinct({ accountId: glEntry.accountId, lastPosting: glEntry.txnId })
    .from(glEntry)
    .where(
      and(
        inArray(glEntry.accountId, [...ids]),
        inArray(
          glEntry.txnId,
          withPosting.map(({ lastPosting }) => lastPosting ?? 0),
        ),
      ),
    );
  return withPosting.every((mark) =>
    entries.some((entry) => entry.accountId === mark.accountId && entry.lastPosting === mark.lastPosting),
  );
}
