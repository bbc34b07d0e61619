import type { InstantVerdict } from '../../db/schema';

export interface InstantMessage {
  readonly uetr: string;
  readonly receiverAccount: string;
}

export interface InstantAnswer {
  readonly uetr: string;
  readonly verdict: InstantVerdict;
  /** ISO 20022 code of a rejection, as `AC04`. */
  readonly reason: string | null;
}

/**
 * Network of instant credit transfers. A message has its UETR as its key: submitting it again does nothing. An answer may
 * come late, twice or never. Source: docs/requirements/law-2026.md#instant-payments.
 */
export interface InstantNetwork {
  submit(messages: readonly InstantMessage[], now: Date): Promise<void>;
  /** Takes the answers that have arrived. One taken before a crash does not come again; an enquiry tells it. */
  takeAnswers(now: Date): Promise<readonly InstantAnswer[]>;
  /**
   * Asks for an outcome; null while it is not decided. A message that the network has never received is closed with
   * `AB05`, so that it cannot arrive later.
   */
  enquire(uetr: string, now: Date): Promise<InstantAnswer | null>;
}
