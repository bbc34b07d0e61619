import { currencyPaymentField, isRecord } from '@ncb/shared-kernel/api/contract';
import { DOCUMENT_PARTS, readFormDraft, type SavedForm } from '@ncb/shared-kernel/blocks/drafts';
import { isShares } from '../basis';
import type { PaymentValues } from './payment-values';

export type PaymentDraft = SavedForm<PaymentValues>;

/** Reads a draft; null for another document's. Older versions kept values by wire names. */
export function readDraft(
  content: unknown,
  changes: { readonly id: string } | null,
  initial: PaymentValues,
): PaymentDraft | null {
  return readFormDraft(withOurNames(content), { changes, initial, parts: { ...DOCUMENT_PARTS, contracts: isShares } });
}

function withOurNames(content: unknown): unknown {
  if (!isRecord(content) || !isRecord(content['values'])) return content;
  const renamed = Object.entries(content['values']).map(([name, value]) => [currencyPaymentField.decode(name), value]);
  return { ...content, values: Object.fromEntries(renamed) as unknown };
}
