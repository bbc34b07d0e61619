import type { AnswerOf, getBankCertificate } from '@ncb/shared-kernel/api/contract';
import type { CompanyCaller } from '../../callers';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { keptAuthority } from '../../signatures';

/** `get_cert_num`: the serial number of the bank's certificate, which stands on printed documents. */
export async function bankCertificate(
  { config }: Services,
  { at }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof getBankCertificate>>> {
  const { certificate } = await keptAuthority(config.dataDir, at);
  return done({ serial: certificate.serialNumber });
}
