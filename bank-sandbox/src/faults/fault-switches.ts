import { asc, desc, eq, sql } from 'drizzle-orm';
import { schema, type Database, type Queries } from '../db';

const { faultSwitch } = schema;

export type FaultSwitch = typeof faultSwitch.$inferSelect;

/** Age at which switches are reread. */
const FRESH_MS = 500;

export interface Faults {
  /** Faults switched on for this API path. */
  get(path: string): Promise<readonly FaultSwitch[]>;
  /** Rereads after a change by this process. */
  reread(): void;
  release(): void;
}

/** Creates switches stored in the database for all processes, and read at most twice a second. */
export function createFaults(db: Database): Faults {
  let cached: Promise<readonly FaultSwitch[]> | null = null;
  let freshUntil = 0;
  let isReleased = false;
  const current = () => {
    const now = performance.now();
    if (cached === null || now >= freshUntil) {
      freshUntil = now + FRESH_MS;
      const reading = listFaults(db.queries);
      cached = reading;
      // A failed read is not cached.
      reading.catch(() => (cached = null));
    }
    return cached;
  };
  return {
    get: async (path) => (isReleased ? [] : (await current()).filter(({ pathPrefix }) => path.startsWith(pathPrefix))),
    reread: () => (cached = null),
    release: () => (isReleased = true),
  };
}

/** Lists active switches, the most specific first. */
export async function listFaults(queries: Queries): Promise<readonly FaultSwitch[]> {
  return queries
    .select()
    .from(faultSwitch)
    .orderBy(desc(sql`length(${faultSwitch.pathPrefix})`), asc(faultSwitch.pathPrefix), asc(faultSwitch.kind));
}

/** Switches a fault on, or changes its delay. */
export async function switchOn(tx: Queries, fault: FaultSwitch): Promise<void> {
  await tx
    .insert(faultSwitch)
    .values(fault)
    .onConflictDoUpdate({ target: [faultSwitch.pathPrefix, faultSwitch.kind], set: { delayMs: fault.delayMs } });
}

/** @param pathPrefix those set for this prefix; null: all */
export async function switchOff(tx: Queries, pathPrefix: string | null): Promise<void> {
  await tx.delete(faultSwitch).where(pathPrefix === null ? undefined : eq(faultSwitch.pathPrefix, pathPrefix));
}
