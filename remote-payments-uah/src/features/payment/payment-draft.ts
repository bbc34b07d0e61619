import type { Payment } from '@ncb/shared-kernel/api/contract';
import { DOCUMENT_PARTS, readFormDraft, type SavedForm } from '@ncb/shared-kernel/blocks/drafts';
import { parsePercent } from '@ncb/shared-kernel/domain/money';
import { isTypedCallBack } from './call-back-values';
import type { PaymentValues } from './payment-values';

export type PaymentDraft = SavedForm<PaymentValues>;

/** Reads a draft over the initial values; null for another document's. */
export function readDraft(content: unknown, changes: Payment | null, initial: PaymentValues): PaymentDraft | null {
  return readFormDraft(content, {
    changes,
    initial,
    parts: { ...DOCUMENT_PARTS, vatRate: isRate, callBack: isTypedCallBack },
  });
}

/** True for a rate with which the form can calculate. */
function isRate(value: unknown): boolean {
  return typeof value === 'string' && parsePercent(value).ok;
}
