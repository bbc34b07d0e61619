/** A form to be filled in, and what becomes of it. */
export interface DocumentToFill<Stored, Values> {
  readonly kind: 'form';
  /** The stored document whose requisites change; null for a new one. */
  readonly changes: Stored | null;
  readonly initialValues: Values;
  /** An earlier payment for the same request was refused: somebody should know before he pays a second time. */
  readonly hasRefusedPayment: boolean;
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
  isTemplate: false,
  templateName: null,
} as const;
