import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { CertificateStatus } from '../../db/schema';
import { endSessionsOfKey } from './sessions';

const { certificate } = schema;

/** Blocks the key of a certificate, and ends the sessions that were opened with it. @param blockedBy may unblock it */
export async function blockKey(tx: Queries, certificateId: number, blockedBy: number): Promise<void> {
  await tx
    .update(certificate)
    .set({ status: CertificateStatus.blocked, blockedBy })
    .where(eq(certificate.id, certificateId));
  await endSessionsOfKey(tx, certificateId);
}
