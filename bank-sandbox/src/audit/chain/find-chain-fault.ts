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
}

/** Compares the heads outside with the entries of the same numbers. */
export async function findHeadFault(queries: Queries, heads: readonly AuditHead[]): Promise<ChainFault | null> {
  const [found] = await selectRows<{ last: number; wrong: number | null }>(
    queries,
    sql`SELECT (SELECT coalesce(max(id), 0) FROM audit) AS last, min(head.entries) AS wrong
      FROM unnest(${sql.param(heads.map(({ entries }) => entries))}::bigint[],
        ${sql.param(heads.map(({ hash }) => hash))}::text[]) AS head (entries, hash)
      LEFT JOIN audit ON audit.id = head.entries
      WHERE encode(audit.hash, 'hex') IS DISTINCT FROM head.hash`,
  );
  if (!found || found.wrong === null) return null;
  const { last, wrong } = found;
  const intactTo = heads.findLast(({ entries }) => entries < wrong)?.entries ?? 0;
  return wrong > last
    ? { reason: 'truncated', entry: last + 1, intactTo }
    : { reason: 'rewritten', entry: wrong, intactTo };
}

export const CHAIN_START: AuditHead = { entries: 0, hash: '' };

export interface CheckedPart {
  readonly fault: ChainFault | null;
  /** Last entry that was checked. */
  readonly position: AuditHead;
  readonly isEnd: boolean;
}

/** Checks some entries after a position, and at the end that the database's own head is the last entry. */
export async function checkChainPart(queries: Queries, from: AuditHead, size: number): Promise<CheckedPart> {
  const [part] = await selectRows<Part>(
    queries,
    sql`SELECT part.entries, last_id, encode(last_hash, 'hex') AS last_hash, broken,
        head.entries AS head_entries, encode(head.hash, 'hex') AS head_hash
      FROM audit_check_part(${from.entries}::bigint, decode(${from.hash}, 'hex'), ${size}::integer) AS part
      CROSS JOIN audit_head AS head`,
  );
  if (!part) throw new Error('audit_head has no row');
  const position = { entries: part.last_id, hash: part.last_hash };
  const isEnd = part.entries < size;
  const fail = (reason: ChainFault['reason'], entry: number, intactTo: number): CheckedPart => ({
    fault: { reason, entry, intactTo },
    position,
    isEnd,
  });
  if (part.broken !== null) return fail('changed', part.broken, await findLastBefore(queries, part.broken));
  if (isEnd && part.head_entries > position.entries) return fail('truncated', position.entries + 1, position.entries);
  // Of the same number or a smaller one: the head was put back.
  if (isEnd && (part.head_entries < position.entries || part.head_hash !== position.hash))
    return fail('changed', position.entries, position.entries - 1);
  return { fault: null, position, isEnd };
}

interface Part {
  readonly entries: number;
  readonly last_id: number;
  readonly last_hash: string;
  readonly broken: number | null;
  readonly head_entries: number;
  readonly head_hash: string;
}

async function findLastBefore(queries: Queries, entry: number): Promise<number> {
  const [found] = await selectRows<{ last: number }>(
    queries,
    sql`SELECT coalesce(max(id), 0) AS last FROM audit WHERE id < ${entry}`,
  );
  return found?.last ?? 0;
}

export async function readAuditHead(queries: Queries): Promise<AuditHead> {
  const [head] = await selectRows<AuditHead>(queries, sql`SELECT entries, encode(hash, 'hex') AS hash FROM audit_head`);
  if (!head) throw new Error('audit_head has no row');
  return head;
}
