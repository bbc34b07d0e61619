import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import type { RepeatLastPaymentProps } from './RepeatLastPayment';

/** Offer to repeat the last payment to the receiver: it appears with the journal's answer, after the form. */
export const LastPayment = onDemand<RepeatLastPaymentProps>(
  'miPmtUahNew/lastPayment',
  async () => (await import('./RepeatLastPayment')).RepeatLastPayment,
);
