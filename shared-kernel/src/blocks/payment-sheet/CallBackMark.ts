import { onDemand } from '../on-demand';

/** Statement about a call to the receiver; few documents have one. */
export const CallBackMark = onDemand(
  'paymentSheet/callBack',
  async () => (await import('./CallBackText')).CallBackText,
);
