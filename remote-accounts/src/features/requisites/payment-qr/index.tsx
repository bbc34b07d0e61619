import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { Waiting } from '@ncb/shared-kernel/ui';

/** Loads with what builds and draws codes. */
export const PaymentQr = onDemand(
  'paymentQr',
  async () => (await import('./PaymentQr')).PaymentQr,
  <Waiting rows={6} />,
);
