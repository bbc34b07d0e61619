import { and, count, eq, sql } from 'drizzle-orm';
import { schema, selectRows, type Queries } from '../../db';
import type { CspViolation } from './read-csp-reports';

const { cspViolation } = schema;

const HOUR_MS = 60 * 60_000;
/** Most rows of an hour: made-up names must not fill the database. */
const ROWS_PER_HOUR_MAX = 500;
/** Name under which the rest of such an hour is counted; no remote can have it. */
const OTHERS = { remote: '*', version: '' };

type Row = CspViolation & { readonly hour: Date; readonly reports: number };

/** Counts violations by hour, directive, remote and version. */
export async function storeViolations(queries: Queries, at: Date, violations: readonly CspViolation[]): Promise<void> {
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
  const numbers = new Map<string, number>();
  for (const violation of violations) {
    const key = JSON.stringify(violation);
    numbers.set(key, (numbers.get(key) ?? 0) + 1);
  }
  for (const [key, reports] of numbers) {
    const row: Row = { ...(JSON.parse(key) as CspViolation), hour, reports };
    if (await addToRow(queries, row)) continue;
    const [existing] = await queries.select({ rows: count() }).from(cspViolation).where(eq(cspViolation.hour, hour));
    await insertRow(queries, (existing?.rows ?? 0) < ROWS_PER_HOUR_MAX ? row : { ...row, ...OTHERS });
  }
}

const addReports = (reports: number) => ({ reports: sql`${cspViolation.reports} + ${reports}` });

/** @returns false if there is no such row yet */
async function addToRow(queries: Queries, row: Row): Promise<boolean> {
  const { hour, directive, remote, version } = cspViolation;
  const isSame = and(
    eq(hour, row.hour),
    eq(directive, row.directive),
    eq(remote, row.remote),
    eq(version, row.version),
  );
  const changed = await queries.update(cspViolation).set(addReports(row.reports)).where(isSame).returning({ remote });
  return changed.length > 0;
}

async function insertRow(queries: Queries, row: Row): Promise<void> {
  const { hour, directive, remote, version } = cspViolation;
  await queries
    .insert(cspViolation)
    .values(row)
    .onConflictDoUpdate({ target: [hour, directive, remote, version], set: addReports(row.reports) });
}

export interface ViolationCount extends CspViolation {
  readonly reports: number;
}

/** Sums the violations of the hours since a moment, the hour that contains it included. */
export async function sumViolations(queries: Queries, since: Date): Promise<readonly ViolationCount[]> {
  return selectRows<ViolationCount>(
    queries,
    sql`SELECT directive, remote, version, sum(reports)::int AS reports
        FROM csp_violation
        WHERE hour > ${new Date(since.getTime() - HOUR_MS).toISOString()}
        GROUP BY remote, version, directive ORDER BY remote, version, directive`,
  );
}
