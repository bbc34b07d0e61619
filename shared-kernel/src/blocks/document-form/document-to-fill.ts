import { DocumentStatus } from '../../domain/vocabulary';

export interface DocumentToFill<Stored, Values> {
  readonly kind: 'form';
  /** Stored document under change; null for a new one. */
  readonly changes: Stored | null;
  readonly initialValues: Values;
  /** True if an earlier payment for the same request was refused: the user must know it before paying a second time. */
  readonly hasRefusedPayment: boolean;
  /** Refused document that the form repeats, or null. */
  readonly refused: RefusedOriginal | null;
}

export interface RefusedOriginal {
  readonly number: string;
  readonly reason: string | null;
}

/** Returns the refused original of a copied document; null if the bank has not refused it. */
export function getRefusedOriginal(stored: {
  readonly number: string;
  readonly status: number;
  readonly abortReason: string | null;
}): RefusedOriginal | null {
  return stored.status === DocumentStatus.aborted ? { number: stored.number, reason: stored.abortReason } : null;
}

export interface PaymentToFill<Stored, Values> extends DocumentToFill<Stored, Values> {
  readonly isTemplate: boolean;
  readonly templateName: string | null;
}

export const NEW_PAYMENT = {
  kind: 'form',
  changes: null,
  hasRefusedPayment: false,
  refused: null,
  isTemplate: false,
  templateName: null,
} as const;
