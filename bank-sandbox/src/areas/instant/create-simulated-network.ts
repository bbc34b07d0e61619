import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { schema, type Database } from '../../db';
import type { InstantMessage, InstantNetwork } from './instant-network';

const { networkTransfer } = schema;

const LONGEST_DELAY_MS = 300_000;

interface Behaviour {
  readonly reason?: string;
  readonly delayMs?: number;
  readonly deliveries?: number;
}

/** Behaviour of the receiver's bank by the last four digits of the account; all others accept within 5 s. */
const BEHAVIOURS: Readonly<Record<string, Behaviour | 'lost'>> = {
  '9901': { reason: 'AC01' },
  '9902': { reason: 'AC04' },
  '9903': { reason: 'AC06' },
  '9904': { reason: 'AG01' },
  // Answers after the bank has stopped waiting.
  '9911': { delayMs: 15_000 },
  '9912': { reason: 'AC04', delayMs: 15_000 },
  // Never answers by itself; enquiries tell the outcome after five minutes.
  '9913': { delayMs: LONGEST_DELAY_MS, deliveries: 0 },
  '9914': { reason: 'AC06', delayMs: LONGEST_DELAY_MS, deliveries: 0 },
  '9915': { deliveries: 2 },
  '9916': 'lost',
};

const DELAY_MIN_MS = 100;
const DELAY_SPAN_MS = 4_900;

/** Creates the network of the sandbox: other banks that accept, reject, are late or silent, by the receiver's account. */
export function createSimulatedNetwork(db: Database): InstantNetwork {
  const { uetr, verdict, reason, answersAt, deliveries } = networkTransfer;
  /** A time far ahead was written by a clock that has been set back. */
  const hasAnswered = (now: Date) => or(lte(answersAt, now), gt(answersAt, new Date(now.getTime() + LONGEST_DELAY_MS)));
  return {
    async submit(messages, now) {
      const rows = messages.flatMap((message) => toRow(message, now));
      if (rows.length > 0) await db.queries.insert(networkTransfer).values(rows).onConflictDoNothing();
    },
    takeAnswers: (now) =>
      db.queries
        .update(networkTransfer)
        .set({ deliveries: sql`${deliveries} - 1` })
        .where(and(gt(deliveries, 0), hasAnswered(now)))
        .returning({ uetr, verdict, reason }),
    async enquire(asked, now) {
      await db.queries
        .insert(networkTransfer)
        .values({ uetr: asked, answersAt: now, verdict: 'rejected', reason: 'AB05', deliveries: 0 })
        .onConflictDoNothing();
      const [answer] = await db.queries
        .select({ uetr, verdict, reason })
        .from(networkTransfer)
        .where(and(eq(uetr, asked), hasAnswered(now)));
      return answer ?? null;
    },
  };
}

function toRow({ uetr, receiverAccount }: InstantMessage, now: Date): (typeof networkTransfer.$inferInsert)[] {
  const behaviour = BEHAVIOURS[receiverAccount.slice(-4)] ?? {};
  if (behaviour === 'lost') return [];
  const { reason = null, delayMs = getDelay(uetr), deliveries = 1 } = behaviour;
  const answersAt = new Date(now.getTime() + delayMs);
  return [{ uetr, answersAt, verdict: reason === null ? 'accepted' : 'rejected', reason, deliveries }];
}

/** Spreads answers over 0.1–5 s; a UETR begins with random digits. */
function getDelay(uetr: string): number {
  return DELAY_MIN_MS + (Number.parseInt(uetr.slice(0, 8), 16) % DELAY_SPAN_MS);
}
