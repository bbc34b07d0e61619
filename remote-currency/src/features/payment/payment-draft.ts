import { DOCUMENT_PARTS, readFormDraft, type SavedForm } from '@ncb/shared-kernel/blocks/drafts';
import { isShares } from '../basis';
import type { PaymentValues } from './payment-values';

export type PaymentDraft = SavedForm<PaymentValues>;

/** Reads a draft; null for another document's. */
export function readDraft(
  content: unknown,
  changes: { readonly id: string } | null,
  initial: PaymentValues,
): PaymentDraft | null {
  return readFormDraft(content, { changes, initial, parts: { ...DOCUMENT_PARTS, contracts: isShares } });
}
