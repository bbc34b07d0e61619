import type { RefusalCode, RefusalSentence } from '@ncb/shared-kernel/domain';
import type { Queries } from '../../db';
import type { PostingKind } from '../../db/schema';
import type { Movement } from '../../ledger';
import type { DocumentRow } from './find-document';

export interface PlannedPosting {
  readonly kind: PostingKind;
  readonly movements: readonly Movement[];
}

/**
 * Decision about a due document. `wait`: not yet, without an error. `refuse`: never, for a reason that the customer
 * reads.
 */
export type Plan =
  | {
      readonly verdict: 'execute';
      /** Postings; the first one's number is the bank's number of the document. */
      readonly postings: readonly [PlannedPosting, ...PlannedPosting[]];
      /** True if the money has left already: an account barred since cannot stop it. */
      readonly isIrrevocable?: boolean;
      /** Changes besides balances, such as a repaid debt. */
      readonly afterwards?: (tx: Queries) => Promise<void>;
    }
  | { readonly verdict: 'wait' }
  | { readonly verdict: 'refuse'; readonly reason: RefusalSentence };

export interface Moment {
  readonly bankDay: string;
  readonly now: Date;
}

export interface KindOfDocument {
  readonly title: string;
  /** Returns why a saved document cannot be paid any more. */
  findRefusal(tx: Queries, row: DocumentRow, bankDay: string): Promise<RefusalCode | null>;
  /** Returns why a document that can be signed cannot be sent now. */
  findSendRefusal?(tx: Queries, row: DocumentRow, bankDay: string): Promise<RefusalCode | null>;
  /** Holds from sending on: each account once, positive. */
  getHolds(tx: Queries, row: DocumentRow, bankDay: string): Promise<readonly Movement[]>;
  /** True for a payment: it has a UETR once sent. Source: docs/requirements/law-2026.md#uetr-of-every-payment. */
  readonly hasUetr?: boolean;
  /** Further changes on acceptance. */
  accept?(tx: Queries, row: DocumentRow, now: Date): Promise<void>;
  /** Reads only, before any account is locked. */
  plan(tx: Queries, row: DocumentRow, moment: Moment): Promise<Plan>;
  /** True once recall is impossible; default: at execution. */
  hasStarted?(tx: Queries, row: DocumentRow): Promise<boolean>;
  /** Postings of a refusal: received money goes back. */
  returnMoney?(tx: Queries, row: DocumentRow): Promise<readonly PlannedPosting[]>;
}
