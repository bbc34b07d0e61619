import { DocumentStatus } from '../../domain/vocabulary';

/** A form to be filled in, and what becomes of it. */
export interface DocumentToFill<Stored, Values> {
  readonly kind: 'form';
  /** The stored document whose requisites change; null for a new one. */
  readonly changes: Stored | null;
  readonly initialValues: Values;
  /** An earlier payment for the same request was refused: somebody should know before he pays a second time. */
  readonly hasRefusedPayment: boolean;
  /** The document that the form repeats, if the bank has refused it; null for any other form. */
  readonly refused: RefusedOriginal | null;
}

/** A document that the bank has refused, and why, in the bank's sentence. */
export interface RefusedOriginal {
  readonly number: string;
  readonly reason: string | null;
}

/** The refused document of a stored one that is copied; null if the bank has not refused it. */
export function refusedOriginal(stored: {
  readonly number: string;
  readonly status: number;
  readonly abortReason: string | null;
}): RefusedOriginal | null {
  return stored.status === DocumentStatus.aborted ? { number: stored.number, reason: stored.abortReason } : null;
}

/** The form of a payment, which may also be filled in to be a template. */
export interface PaymentToFill<Stored, Values> extends DocumentToFill<Stored, Values> {
  /** A template is what the form is filled in for. */
  readonly isTemplate: boolean;
  /** The name that the template has already; null for a new one. */
  readonly templateName: string | null;
}

/** The form of a new payment, but for its values. */
export const NEW_PAYMENT = {
  kind: 'form',
  changes: null,
  hasRefusedPayment: false,
  refused: null,
  isTemplate: false,
  templateName: null,
} as const;
