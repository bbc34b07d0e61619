import type { PaperSection } from '../../domain/papers';
import type { Signed } from '../payment/draw-signatures';

/** A paper of headed blocks, all of it written already: a document in currency, a contract's card, a copy of a message. */
export interface PrintedForm {
  /** With its number and its day. */
  readonly title: string;
  readonly sections: readonly PaperSection[];
  /** Who signed it and what the bank says to it; null for a paper that nobody signs. */
  readonly signed: Signed | null;
  /** What a QR code beside the title says; without it there is none. */
  readonly code?: string;
}
