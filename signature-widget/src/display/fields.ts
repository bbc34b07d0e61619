import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';

/** How a field's value is written. */
export type FieldKind = 'text' | 'type' | 'date' | 'amount' | 'currency' | 'iban' | 'flag';

/** What belongs together on the screen, in this order. What only machines need is signed too and stands last. */
export const FIELD_GROUPS = ['document', 'payer', 'receiver', 'purpose', 'technical'] as const;
type FieldGroup = (typeof FIELD_GROUPS)[number];

/** Every field that a document may have: one that is missing here does not compile. */
export const FIELDS = {
  type: { kind: 'type', group: 'document' },
  number: { kind: 'text', group: 'document' },
  documentDate: { kind: 'date', group: 'document' },
  valueDate: { kind: 'date', group: 'document' },
  amount: { kind: 'amount', group: 'document' },
  currency: { kind: 'currency', group: 'document' },
  payerName: { kind: 'text', group: 'payer' },
  payerCode: { kind: 'text', group: 'payer' },
  payerIban: { kind: 'iban', group: 'payer' },
  ultimateDebtor: { kind: 'text', group: 'payer' },
  receiverName: { kind: 'text', group: 'receiver' },
  receiverCode: { kind: 'text', group: 'receiver' },
  receiverHasCode: { kind: 'flag', group: 'receiver' },
  receiverIsResident: { kind: 'flag', group: 'receiver' },
  receiverIban: { kind: 'iban', group: 'receiver' },
  ultimateCreditor: { kind: 'text', group: 'receiver' },
  purpose: { kind: 'text', group: 'purpose' },
  structuredPurposeKind: { kind: 'text', group: 'purpose' },
  structuredPurpose: { kind: 'text', group: 'purpose' },
  id: { kind: 'text', group: 'technical' },
  version: { kind: 'text', group: 'technical' },
  v: { kind: 'text', group: 'technical' },
} as const satisfies Record<CanonicalField, { kind: FieldKind; group: FieldGroup }>;
