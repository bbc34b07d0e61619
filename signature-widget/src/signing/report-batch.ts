import type { OpenedSigner } from './open-signer';
import type { KeyOutcome } from './signature-provider';
import { signBatch } from './sign-batch';
import type { BatchOrder, SigningReport } from './worker-messages';

/** Shortest interval between progress messages: a thousand messages would cost more than the signing. */
const PROGRESS_INTERVAL_MS = 50;

export async function reportBatch<Secret>(
  order: BatchOrder<Secret>,
  open: (order: BatchOrder<Secret>) => Promise<KeyOutcome<OpenedSigner>>,
  report: (report: SigningReport) => void,
): Promise<void> {
  let lastTold = Number.NEGATIVE_INFINITY;
  const outcome = await signBatch(order, open, (signed) => {
    const now = performance.now();
    if (now - lastTold < PROGRESS_INTERVAL_MS) return;
    lastTold = now;
    report({ kind: 'progress', signed });
  });
  report({ kind: 'outcome', outcome });
}
