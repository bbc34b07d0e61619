import { DOCUMENT_PARTS, readFormDraft, type KeptForm } from '@ncb/shared-kernel/blocks/drafts';
import { isShares } from '../basis';
import type { PaymentValues } from './payment-values';

/** What is kept of a form that was not saved. */
export type PaymentDraft = KeptForm<PaymentValues>;

/** Reads a kept form over the values that the form would begin with; null for the draft of another document. */
export function readDraft(
  content: unknown,
  changes: { readonly id: string } | null,
  initial: PaymentValues,
): PaymentDraft | null {
  return readFormDraft(content, { changes, initial, parts: { ...DOCUMENT_PARTS, contracts: isShares } });
}
