import { createKey } from './create-key';
import { openSigner } from './open-signer';
import { reportBatch } from './report-batch';
import { signLogin } from './sign-login';
import type { OwnKeyOrder, SigningReport } from './worker-messages';

/** Executes an order in the worker for our key files. @param report sends to the page */
export async function serveOrder(order: OwnKeyOrder, report: (report: SigningReport) => void): Promise<void> {
  if (order.kind === 'signIn') return report({ kind: 'outcome', outcome: await signLogin(order, openSigner) });
  if (order.kind === 'createKey') return report({ kind: 'outcome', outcome: await createKey(order) });
  return reportBatch(order, openSigner, report);
}
