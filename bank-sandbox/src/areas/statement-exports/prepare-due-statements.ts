import { setImmediate } from 'node:timers/promises';
import { writeBalances, getStatementFileName, type StatementToWrite } from '@ncb/shared-kernel/files/writers/statement';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { addMonths } from '@ncb/shared-kernel/domain/interest';
import { countLines } from '@ncb/shared-kernel/domain/statement';
import { OperationFilter, StatementType, type RegularPeriod } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, between, count, eq, inArray, lt, or } from 'drizzle-orm';
import { toKyivMoment, readBankState } from '../../clock';
import { schema, type Database } from '../../db';
import type { Services } from '../../services';
import { OWN_BANK } from '../banks/own-bank';
import { readStatement } from '../statement/read-statement';
import { readSnapshot } from '../statement/read-snapshot';

const { account, company, glEntry, preparedStatement, regularStatement } = schema;
type Setting = typeof regularStatement.$inferSelect;

const ROWS_MAX = 1_000_000;
/** Writing a file blocks the process. A larger month is split into files of whole days. */
const OPERATIONS_PER_FILE = 25_000;
/** Documents wait for execution. */
const PERIODS_MAX = 31;

export function getPeriodStart(period: RegularPeriod, day: string): string {
  return period === 'month' ? `${day.slice(0, 7)}-01` : day;
}

function getPeriodEnd(period: RegularPeriod, start: string): string {
  return period === 'month' ? addDays(addMonths(getPeriodStart('month', start), 1), -1) : start;
}

/** Prepares statements of finished periods. Safe in several processes. */
export async function prepareDueStatements(
  { db }: Pick<Services, 'db'>,
  now: Date,
  perFile = OPERATIONS_PER_FILE,
): Promise<void> {
  for (let done = 0; done < PERIODS_MAX; done += 1) {
    if (!(await prepareNext(db, now, perFile))) return;
    // Waiting calls get their turn: the embedded database runs in this process.
    await setImmediate();
  }
}

/** @returns false when no period is over, or the operator has paused the engine */
async function prepareNext(db: Database, now: Date, perFile: number): Promise<boolean> {
  const { bankDay, enginePaused } = await readBankState(db.queries, now);
  if (enginePaused) return false;
  const { period, nextDay } = regularStatement;
  const [due] = await db.queries
    .select()
    .from(regularStatement)
    .where(
      or(
        and(eq(period, 'day'), lt(nextDay, bankDay)),
        // Also the rest of a month.
        and(eq(period, 'month'), lt(nextDay, getPeriodStart('month', bankDay))),
      ),
    )
    .orderBy(asc(nextDay), asc(regularStatement.companyId))
    .limit(1);
  if (!due) return false;
  await prepare(db, due, now, perFile);
  return true;
}

async function prepare(db: Database, setting: Setting, now: Date, perFile: number): Promise<void> {
  const { companyId, period, format, nextDay: start } = setting;
  const end = await findFileEnd(db, setting, getPeriodEnd(period, start), perFile);
  const statement = await readPeriod(db, setting, { start, end, now });
  const { operations } = countLines(statement?.accounts.flatMap(({ documents }) => documents) ?? []);
  // A day without operations makes no file.
  const isWritten = statement !== null && (operations > 0 || period === 'month');
  const content = isWritten ? writeBalances(statement, format).bytes : null;
  await db.transaction(async (tx) => {
    const moved = await tx
      .update(regularStatement)
      .set({ nextDay: addDays(end, 1) })
      .where(
        and(
          eq(regularStatement.companyId, companyId),
          eq(regularStatement.nextDay, start),
          eq(regularStatement.changedAt, setting.changedAt),
        ),
      )
      .returning({ companyId: regularStatement.companyId });
    if (moved.length === 0 || content === null || statement === null) return;
    const fileName = getStatementFileName(format, statement);
    await tx
      .insert(preparedStatement)
      .values({ companyId, format, fileName, operations, content, startDay: start, endDay: end, madeAt: now });
  });
}

/** Returns the last day of the next file, at least one whole day. */
async function findFileEnd(
  db: Database,
  { companyId, accountIds, nextDay: start }: Setting,
  end: string,
  perFile: number,
): Promise<string> {
  if (start === end) return end;
  const days = await db.queries
    .select({ day: glEntry.bankDay, operations: count() })
    .from(glEntry)
    .innerJoin(account, eq(account.id, glEntry.accountId))
    .where(
      and(
        eq(account.companyId, companyId),
        accountIds.length > 0 ? inArray(account.id, [...accountIds]) : undefined,
        between(glEntry.bankDay, start, end),
      ),
    )
    .groupBy(glEntry.bankDay)
    .orderBy(asc(glEntry.bankDay));
  let sum = 0;
  for (const { day, operations } of days) {
    sum += operations;
    if (sum > perFile && day > start) return addDays(day, -1);
    if (sum > perFile) return day;
  }
  return end;
}

interface OfPeriod {
  readonly start: string;
  readonly end: string;
  readonly now: Date;
}

async function readPeriod(
  db: Database,
  { companyId, accountIds }: Setting,
  { start, end, now }: OfPeriod,
): Promise<StatementToWrite | null> {
  const [owner] = await db.queries.select().from(company).where(eq(company.id, companyId));
  if (!owner) return null;
  const { bankDay } = await readBankState(db.queries, now);
  const statementRequest = {
    accountIds: accountIds.map(String),
    operations: OperationFilter.all,
    type: StatementType.operational,
    start,
    end,
    withClosed: true,
    withRevaluation: true,
  };
  const statementOutcome = await readSnapshot(db, (tx) =>
    readStatement(
      tx,
      { companyId, bankDay, clientName: owner.shortName, clientCode: owner.code },
      statementRequest,
      ROWS_MAX,
    ),
  );
  if (!statementOutcome.ok || statementOutcome.value.truncated) return null;
  const { accounts, clientName, clientCode } = statementOutcome.value.statement;
  const period = `${start.replaceAll('-', '')}-${end.replaceAll('-', '')}`;
  return {
    messageId: `NCBR${companyId}-${period}`,
    createdAt: toKyivMoment(now),
    start,
    end,
    isTotal: false,
    clientName,
    clientCode,
    accounts,
    bank: { code: OWN_BANK.code, name: OWN_BANK.name, swift: OWN_BANK.swift },
  };
}
