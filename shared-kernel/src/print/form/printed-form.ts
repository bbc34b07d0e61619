import type { PrintoutReference, PrintoutSection } from '../../domain/papers';
import type { Signed } from '../payment/draw-signatures';

export interface PrintedForm {
  readonly title: string;
  readonly sections: readonly PrintoutSection[];
  /** Signatures and the bank's mark; null for a form without signatures. */
  readonly signed: Signed | null;
  /** Text of a QR code beside the title; none if absent. */
  readonly code?: string;
  /** Absent for a printout without a number. */
  readonly reference?: PrintoutReference | undefined;
}
