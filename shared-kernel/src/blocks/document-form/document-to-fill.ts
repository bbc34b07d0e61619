import type { RefusalReason } from '../../domain';

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
  /** Text of the bank. */
  readonly reason: string | null;
  /** Known reason, to show in the user's language. */
  readonly refusal: RefusalReason | null;
  /** Field that fixes it. */
  readonly field: string | null;
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
