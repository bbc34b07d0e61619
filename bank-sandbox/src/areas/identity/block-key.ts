import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { CertificateStatus } from '../../db/schema';
import { endKeySessions } from './sessions';

const { certificate } = schema;

export async function blockKey(tx: Queries, certificateId: number, blockedBy: number): Promise<void> {
  await tx
    .update(certificate)
    .set({ status: CertificateStatus.blocked, blockedBy })
    .where(eq(certificate.id, certificateId));
  await endKeySessions(tx, certificateId);
}
