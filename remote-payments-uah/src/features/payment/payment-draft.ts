import type { Payment } from '@ncb/shared-kernel/api/contract';
import { DOCUMENT_PARTS, readFormDraft, type KeptForm } from '@ncb/shared-kernel/blocks/drafts';
import { parsePercent } from '@ncb/shared-kernel/domain/money';
import type { PaymentValues } from './payment-values';

/** What is kept of a form that was not saved. */
export type PaymentDraft = KeptForm<PaymentValues>;

/** Reads a kept form over the values that the form would begin with; null for the draft of another document. */
export function readDraft(content: unknown, changes: Payment | null, initial: PaymentValues): PaymentDraft | null {
  return readFormDraft(content, { changes, initial, parts: { ...DOCUMENT_PARTS, vatRate: isRate } });
}

/** The form counts with the rate; another text would stop it. */
function isRate(value: unknown): boolean {
  return typeof value === 'string' && parsePercent(value).ok;
}
