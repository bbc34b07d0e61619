import type { RefusalCode, RefusalSentence } from '@ncb/shared-kernel/domain';
import type { Queries } from '../../db';
import type { PostingKind } from '../../db/schema';
import type { Movement } from '../../ledger';
import type { DocumentRow } from './company-document';

/** One balanced posting of an execution. */
export interface PlannedPosting {
  readonly kind: PostingKind;
  readonly movements: readonly Movement[];
}

/**
 * What the bank does with a due document. `wait`: not now, without anybody's fault, such as a purchase whose hryvnias
 * have not come yet. `refuse`: never, for a reason that the customer reads.
 */
export type Plan =
  | {
      readonly verdict: 'execute';
      /** The first one's number is the bank's number of the document. */
      readonly postings: readonly [PlannedPosting, ...PlannedPosting[]];
      /** What changes besides balances, such as the debt that a repayment lowers; in the same transaction. */
      readonly afterwards?: (tx: Queries) => Promise<void>;
    }
  | { readonly verdict: 'wait' }
  | { readonly verdict: 'refuse'; readonly reason: RefusalSentence };

export interface Moment {
  readonly bankDay: string;
  readonly now: Date;
}

/** What differs between the kinds of documents; saving, signing, sending and the queue are the same for all. */
export interface KindOfDocument {
  /** What people call it, in front of its number. */
  readonly title: string;
  /** What has changed since it was saved so that it cannot be paid any more; null if it can. */
  bar(tx: Queries, row: DocumentRow, bankDay: string): Promise<RefusalCode | null>;
  /** What it holds from the moment it is sent; each account once, positive amounts. */
  holds(tx: Queries, row: DocumentRow, bankDay: string): Promise<readonly Movement[]>;
  /** What else changes when the bank accepts it, such as a number that other banks know it by. */
  accept?(tx: Queries, row: DocumentRow, now: Date): Promise<void>;
  /** Reads only, and before any account is locked: what is to be posted now. */
  plan(tx: Queries, row: DocumentRow, moment: Moment): Promise<Plan>;
  /** Whether the bank has begun with it, so that it cannot be taken back; without it: not before it is executed. */
  hasStarted?(tx: Queries, row: DocumentRow): Promise<boolean>;
  /** What is posted when it is refused, by the engine or by the operator: money that came for it goes back. */
  giveBack?(tx: Queries, row: DocumentRow): Promise<readonly PlannedPosting[]>;
}
