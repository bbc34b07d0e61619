import type { RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import type { PaymentDraft, PaymentValues } from '../features/payment';

/** Valid payment, except for the balance of the test account. */
export const FILLED = {
  creditIban: 'UA263052990000026006999000301',
  receiverCode: '92000019',
  receiverName: 'ТОВ «Світанок Постач»',
  amount: '100,50',
  purpose: 'Оплата за товар\nзгідно рах. 15',
} as const satisfies Partial<PaymentValues>;

/** Draft of a new payment with these values. */
export function restoredPayment(values: Partial<PaymentValues>): Readonly<Record<string, RestoredDraft>> {
  const content = { documentId: null, version: null, values } satisfies Record<keyof PaymentDraft, unknown>;
  return { miPmtUahNew: { content } };
}
