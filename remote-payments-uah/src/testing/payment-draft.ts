import type { RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import type { PaymentDraft, PaymentValues } from '../features/payment';

/** A hryvnia payment as somebody has typed it, without a mistake but for what the account of the tests may spend. */
export const FILLED = {
  creditIban: 'UA263052990000026006999000301',
  receiverCode: '92000019',
  receiverName: 'ТОВ «Світанок Постач»',
  amount: '100,50',
  purpose: 'Оплата за товар\nзгідно рах. 15',
} as const satisfies Partial<PaymentValues>;

/** What a shell hands to the form of a new payment that goes on with these values. */
export function restoredPayment(values: Partial<PaymentValues>): Readonly<Record<string, RestoredDraft>> {
  const content = { documentId: null, version: null, values } satisfies Record<keyof PaymentDraft, unknown>;
  return { miPmtUahNew: { content } };
}
