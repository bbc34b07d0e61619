import { sql } from 'drizzle-orm';
import { schema, selectRows, type Queries } from '../../db';
import type { CspViolation } from './read-csp-reports';

const { cspViolation, loadOutcome } = schema;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Most kinds of violations that one request counts. */
const KINDS_MAX = 5;

/**
 * Counts violations by hour, directive, remote and version. Versions that no user's browser has reported as loaded or
 * failed in the last day may be made up: they are counted together under the remote `*`, a name that no remote can have.
 */
export async function storeViolations(queries: Queries, at: Date, violations: readonly CspViolation[]): Promise<void> {
  const rows = countEach(violations).slice(0, KINDS_MAX);
  if (rows.length === 0) return;
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS).toISOString();
  const dayAgo = new Date(at.getTime() - DAY_MS).toISOString();
  const toTexts = (name: keyof CspViolation) => sql`${sql.param(rows.map((row) => row[name]))}::text[]`;
  // In the order of the key: two requests never wait for each other.
  await queries.execute(sql`
    INSERT INTO ${cspViolation} (hour, directive, remote, version, reports)
    SELECT ${hour}::timestamptz, directive, CASE WHEN is_known THEN remote ELSE '*' END,
      CASE WHEN is_known THEN version ELSE '' END, sum(reports)
    FROM unnest(${toTexts('directive')}, ${toTexts('remote')}, ${toTexts('version')},
      ${sql.param(rows.map(({ reports }) => reports))}::integer[]) AS violation (directive, remote, version, reports)
    CROSS JOIN LATERAL (SELECT violation.remote = '' OR EXISTS (
      SELECT FROM ${loadOutcome} AS outcome
      WHERE outcome.remote = violation.remote AND outcome.version = violation.version
        AND greatest(loaded_at, failed_at) >= ${dayAgo}) AS is_known) AS registry
    GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
    ON CONFLICT (hour, directive, remote, version)
    DO UPDATE SET reports = ${cspViolation}.reports + excluded.reports`);
}

function countEach(violations: readonly CspViolation[]): readonly ViolationCount[] {
  const counts = new Map<string, ViolationCount>();
  for (const violation of violations) {
    const key = JSON.stringify(violation);
    counts.set(key, { ...violation, reports: (counts.get(key)?.reports ?? 0) + 1 });
  }
  return [...counts.values()];
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
