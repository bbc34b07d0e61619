import { asc, desc, eq, sql } from 'drizzle-orm';
import { schema, type Database, type Queries } from '../db';

const { faultSwitch } = schema;

export type FaultSwitch = typeof faultSwitch.$inferSelect;

/** How long a process may go on by switches that another one has changed. */
const FRESH_MS = 500;

/** The fault switches as a process obeys them. */
export interface Faults {
  /** Those of a call's path. */
  of(path: string): Promise<readonly FaultSwitch[]>;
  /** To be called when this process has changed a switch: it obeys at once. */
  reread(): void;
  /** Nothing is held back any more: the process stops. */
  release(): void;
}

/** They are kept in the database, so that several processes obey, and read at most twice in a second. */
export function createFaults(db: Database): Faults {
  let known: Promise<readonly FaultSwitch[]> | null = null;
  let freshUntil = 0;
  let isReleased = false;
  const current = () => {
    const now = performance.now();
    if (known === null || now >= freshUntil) {
      freshUntil = now + FRESH_MS;
      const asked = listFaults(db.queries);
      known = asked;
      // A failed look is not kept: the next call asks again.
      asked.catch(() => (known = null));
    }
    return known;
  };
  return {
    of: async (path) => (isReleased ? [] : (await current()).filter(({ pathPrefix }) => path.startsWith(pathPrefix))),
    reread: () => (known = null),
    release: () => (isReleased = true),
  };
}

/** All switches that are on, the most particular first. */
export async function listFaults(queries: Queries): Promise<readonly FaultSwitch[]> {
  return queries
    .select()
    .from(faultSwitch)
    .orderBy(desc(sql`length(${faultSwitch.pathPrefix})`), asc(faultSwitch.pathPrefix), asc(faultSwitch.kind));
}

/** Switches a fault on; one that is on already gets the new delay. */
export async function switchOn(tx: Queries, fault: FaultSwitch): Promise<void> {
  await tx
    .insert(faultSwitch)
    .values(fault)
    .onConflictDoUpdate({ target: [faultSwitch.pathPrefix, faultSwitch.kind], set: { delayMs: fault.delayMs } });
}

/** Switches faults off. @param pathPrefix those set for this beginning of a path; null: all of them */
export async function switchOff(tx: Queries, pathPrefix: string | null): Promise<void> {
  await tx.delete(faultSwitch).where(pathPrefix === null ? undefined : eq(faultSwitch.pathPrefix, pathPrefix));
}
