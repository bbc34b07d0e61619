import type { AnswerOf, getBankCertificate } from '@ncb/shared-kernel/api/contract';
import type { CompanyCaller } from '../../callers';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { openBankAuthority } from '../../signatures';

/** Answers `get_cert_num`, printed on documents. */
export async function readBankCertificate(
  { config }: Services,
  { at }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof getBankCertificate>>> {
  const { certificate } = await openBankAuthority(config.dataDir, at);
  return succeed({ serial: certificate.serialNumber });
}
