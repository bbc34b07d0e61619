import { openDstuSigner } from './open-dstu-signer';
import type { KeyOutcome, ProvenCertificate } from './signature-provider';
import { reportBatch } from './report-batch';
import { signLogin } from './sign-login';
import type { ContainerOrder, RegisterOrder, ContainerSecret, SigningReport } from './worker-messages';

/** Executes an order in the worker for DSTU 4145 keys. @param report sends to the page */
export async function serveContainerOrder(
  order: ContainerOrder,
  report: (report: SigningReport) => void,
): Promise<void> {
  const onOpening = (share: number) => report({ kind: 'opening', share });
  if (order.kind === 'register') return report({ kind: 'outcome', outcome: await provePossession(order, onOpening) });
  const open = () => openDstuSigner(order, order.certificates, onOpening);
  if (order.kind === 'signIn') return report({ kind: 'outcome', outcome: await signLogin(order, open) });
  return reportBatch(order, open, report);
}

async function provePossession(
  order: RegisterOrder<ContainerSecret>,
  onOpening: (share: number) => void,
): Promise<KeyOutcome<ProvenCertificate>> {
  const opening = await openDstuSigner(order, null, onOpening);
  if (!opening.ok) return opening;
  const { signer, certificate } = opening.made;
  return { ok: true, made: { certificate, signature: await signer.sign(certificate, new Date()) } };
}
