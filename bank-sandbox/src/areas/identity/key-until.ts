import { CertificateStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, gt } from 'drizzle-orm';
import { kyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';

const { certificate } = schema;

/** The last day of the key that a user signs with, `yyyy-MM-dd`; null where he has none that is active. */
export async function keyUntil(queries: Queries, userId: number, now: Date): Promise<string | null> {
  const [found] = await queries
    .select({ until: certificate.validUntil })
    .from(certificate)
    .where(
      and(
        eq(certificate.userId, userId),
        eq(certificate.status, CertificateStatus.active),
        gt(certificate.validUntil, now),
      ),
    )
    .orderBy(desc(certificate.validUntil))
    .limit(1);
  return found ? kyivMoment(found.until).slice(0, 'yyyy-MM-dd'.length) : null;
}
