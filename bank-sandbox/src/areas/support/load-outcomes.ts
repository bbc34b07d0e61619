import { createHmac } from 'node:crypto';
import type { AnswerOf, RequestOf, reportLoad } from '@ncb/shared-kernel/api/contract';
import { count, eq, sql } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { selectRows, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { loadOutcome } = schema;

/** Names as in the registry's schema (tooling/deploy/registry). */
const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+_-]{0,79}$/;
const REPORTS_PER_DAY_MAX = 100;

/**
 * Answers `report_load`: one report per user, remote and version, so that one user cannot roll a version back. The
 * reporter is a keyed hash.
 */
export async function storeLoadOutcome(
  { db, pepper }: Services,
  { userId, at }: UserCaller,
  { remote, version, outcome }: RequestOf<typeof reportLoad>,
): Promise<Outcome<AnswerOf<typeof reportLoad>>> {
  if (!REMOTE.test(remote) || !VERSION.test(version)) return refuse('badRequest');
  const reporter = hashReporter(pepper, userId);
  const [existing] = await db.queries
    .select({ rows: count() })
    .from(loadOutcome)
    .where(eq(loadOutcome.reporter, reporter));
  if ((existing?.rows ?? 0) >= REPORTS_PER_DAY_MAX) return refuse('tooManyRequests');
  const moment = outcome === 'loaded' ? { loadedAt: at } : { failedAt: at };
  await db.queries
    .insert(loadOutcome)
    .values({ remote, version, reporter, ...moment })
    .onConflictDoUpdate({ target: [loadOutcome.remote, loadOutcome.version, loadOutcome.reporter], set: moment });
  return succeed({});
}

export function hashReporter(pepper: Buffer, userId: number): string {
  return createHmac('sha256', pepper).update(`load ${userId}`).digest('base64url');
}

export interface LoadCount {
  readonly remote: string;
  readonly version: string;
  readonly loaded: number;
  readonly failed: number;
}

export async function countLoads(queries: Queries, since: Date): Promise<readonly LoadCount[]> {
  const moment = since.toISOString();
  return selectRows<LoadCount>(
    queries,
    sql`SELECT remote, version,
               count(*) FILTER (WHERE failed_at IS NULL OR failed_at < ${moment})::int AS loaded,
               count(*) FILTER (WHERE failed_at >= ${moment})::int AS failed
        FROM load_outcome
        WHERE loaded_at >= ${moment} OR failed_at >= ${moment}
        GROUP BY remote, version ORDER BY remote, version`,
  );
}
