import { createKey } from './create-key';
import { signBatch } from './sign-batch';
import { signLogin } from './sign-login';
import type { SigningOrder, SigningReport } from './worker-messages';

/** Progress is told this often at most: a thousand messages would cost more than the signing. */
const PROGRESS_INTERVAL_MS = 50;

/** The worker's inside: does one order and reports. @param report sends to the page */
export async function serveOrder(order: SigningOrder, report: (report: SigningReport) => void): Promise<void> {
  if (order.kind === 'signIn') return report({ kind: 'outcome', outcome: await signLogin(order) });
  if (order.kind === 'createKey') return report({ kind: 'outcome', outcome: await createKey(order) });
  let lastTold = Number.NEGATIVE_INFINITY;
  const outcome = await signBatch(order, (signed) => {
    const now = performance.now();
    if (now - lastTold < PROGRESS_INTERVAL_MS) return;
    lastTold = now;
    report({ kind: 'progress', signed });
  });
  return report({ kind: 'outcome', outcome });
}
