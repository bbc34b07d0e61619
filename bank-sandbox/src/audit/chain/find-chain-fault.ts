import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { selectRows, type Queries } from '../../db';
import type { AuditHead } from './audit-heads';

export interface ChainFault {
  /**
   * `changed`: an entry does not fit the one before. `truncated`: entries are missing at the end. `rewritten`: the chain
   * is whole in itself, but differs from a head outside. `headsLost`: a head that was written outside is not there.
   */
  readonly reason: 'changed' | 'truncated' | 'rewritten' | 'headsLost';
  /** First wrong or missing entry; for `rewritten` the first head that differs. */
  readonly entry: number;
  /** Last entry that is shown to be right. */
  readonly intactTo: number;
  /** Entry as it stands, from which an operator may let the check go on; null where there is none. */
  readonly acceptable: AuditHead | null;
}

/** Pause after a part as a multiple of its time, so that a check uses a quarter of a connection. */
const PAUSE_RATIO = 3;

/** Pauses after a part that began at `start`. @throws AbortError when the watch stops */
export async function pauseAfterPart(start: number, signal: AbortSignal): Promise<void> {
  await pause(PAUSE_RATIO * (performance.now() - start), undefined, { signal });
}

/** Newest heads that are compared, 14 months of hours: the chain itself joins earlier ones to them. */
const COMPARED_HEADS = 10_000;

/** Compares the heads outside with the entries of the same numbers, in parts of `size`. */
export async function findHeadFault(
  queries: Queries,
  heads: readonly AuditHead[],
  size: number,
  signal: AbortSignal,
): Promise<ChainFault | null> {
  const compared = heads.slice(-COMPARED_HEADS);
  for (let index = 0; index < compared.length; index += size) {
    const start = performance.now();
    const fault = await compareHeads(queries, compared.slice(index, index + size));
    if (fault) return { ...fault, intactTo: compared.findLast(({ entries }) => entries < fault.wrong)?.entries ?? 0 };
    await pauseAfterPart(start, signal);
  }
  return null;
}

async function compareHeads(queries: Queries, heads: readonly AuditHead[]) {
  const [found] = await selectRows<{ wrong: number; present: string | null }>(
    queries,
    sql`SELECT head.entries AS wrong, encode(audit.hash, 'hex') AS present
      FROM unnest(${sql.param(heads.map(({ entries }) => entries))}::bigint[],
        ${sql.param(heads.map(({ hash }) => hash))}::text[]) AS head (entries, hash)
      LEFT JOIN audit ON audit.id = head.entries
      WHERE encode(audit.hash, 'hex') IS DISTINCT FROM head.hash
      ORDER BY head.entries LIMIT 1`,
  );
  if (!found) return null;
  const { wrong, present } = found;
  if (present !== null) {
    const acceptable = { entries: wrong, hash: present };
    return { wrong, reason: 'rewritten', entry: wrong, acceptable } as const;
  }
  const last = await findLastEntry(queries);
  if (last !== null && last.entries > wrong)
    return { wrong, reason: 'rewritten', entry: wrong, acceptable: null } as const;
  return { wrong, reason: 'truncated', entry: (last?.entries ?? 0) + 1, acceptable: last } as const;
}

async function findLastEntry(queries: Queries): Promise<AuditHead | null> {
  const [last] = await selectRows<AuditHead>(
    queries,
    sql`SELECT id AS entries, encode(hash, 'hex') AS hash FROM audit ORDER BY id DESC LIMIT 1`,
  );
  return last ?? null;
}

export const CHAIN_START: AuditHead = { entries: 0, hash: '' };

interface CheckedPart {
  readonly fault: ChainFault | null;
  /** Last entry that was checked. */
  readonly position: AuditHead;
  readonly isEnd: boolean;
}

interface Row {
  readonly headEntries: number;
  readonly headHash: string;
  readonly id: number | null;
  readonly hash: string;
  readonly text: string;
}

/**
 * Checks some entries after a position, and at the end that the database's own head is the last entry. Computes the
 * hashes here: `audit_hash()` of a database that is not trusted may be another function than the one that was migrated.
 */
export async function checkChainPart(
  queries: Queries,
  from: AuditHead,
  size: number,
  accepted: ReadonlyMap<number, string>,
): Promise<CheckedPart> {
  const rows = await readPart(queries, from, size);
  const [first] = rows;
  if (!first) throw new Error('audit_head has no row');
  let position = from;
  let entries = 0;
  for (const { id, hash, text } of rows) {
    if (id === null) break;
    const fits = id === position.entries + 1 && hash === computeHash(position.hash, text);
    if (!fits && accepted.get(id) !== hash)
      return fail(position, { reason: 'changed', entry: id, acceptable: { entries: id, hash } });
    position = { entries: id, hash };
    entries += 1;
  }
  const isEnd = entries < size;
  if (isEnd && first.headEntries > position.entries)
    return fail(position, { reason: 'truncated', entry: position.entries + 1, acceptable: null });
  // The stored head has a smaller number or another hash than the last entry: it was put back.
  if (isEnd && (first.headEntries < position.entries || first.headHash !== position.hash))
    return fail(
      { ...position, entries: position.entries - 1 },
      { reason: 'changed', entry: position.entries, acceptable: null },
    );
  return { fault: null, position, isEnd };
}

const fail = (position: AuditHead, fault: Omit<ChainFault, 'intactTo'>): CheckedPart => ({
  fault: { ...fault, intactTo: position.entries },
  position,
  isEnd: false,
});

const computeHash = (previous: string, text: string) =>
  createHash('sha256').update(previous, 'hex').update(text, 'utf8').digest('hex');

/** Returns the head beside each entry, in one statement: an entry that is written between two would break the chain. */
function readPart(queries: Queries, from: AuditHead, size: number): Promise<readonly Row[]> {
  return selectRows<Row>(
    queries,
    sql`SELECT head.entries AS "headEntries", encode(head.hash, 'hex') AS "headHash",
        part.id, encode(part.hash, 'hex') AS hash, ${CANONICAL_TEXT} AS text
      FROM audit_head AS head
      LEFT JOIN LATERAL (SELECT * FROM audit WHERE id > ${from.entries} ORDER BY id LIMIT ${size}) AS part ON true
      ORDER BY part.id`,
  );
}

/** Text of an entry that its hash covers, as in `audit_hash()` (migration 0023); a test compares them. */
const CANONICAL_TEXT = sql.raw(`(jsonb_build_array(
  part.id, to_char(part.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), part.user_id, part.company_id,
  part.address, part.action, part.object_type, part.object_id, part.result)
  || CASE WHEN part.detail IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(part.detail) END)::text`);

export async function readAuditHead(queries: Queries): Promise<AuditHead> {
  const [head] = await selectRows<AuditHead>(queries, sql`SELECT entries, encode(hash, 'hex') AS hash FROM audit_head`);
  if (!head) throw new Error('audit_head has no row');
  return head;
}
