import { CertificateRequestStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { sendMail } from '../../operator/send-mail';
import { buildExpiredRequestCondition } from './open-request-condition';

const { appUser, certificateRequest } = schema;

const REASON = 'Минуло 30 днів, а запит у банк не принесли. Створіть новий ключ.';

/** Refuses requests not confirmed within 30 days, and writes to their owners. */
export async function expireRequests(tx: Queries, now: Date): Promise<void> {
  const expired = await tx
    .update(certificateRequest)
    .set({ status: CertificateRequestStatus.refused, decidedAt: now, reason: REASON })
    .where(buildExpiredRequestCondition(now))
    .returning({ userId: certificateRequest.userId });
  if (expired.length === 0) return;
  const owners = await tx
    .select({ email: appUser.email })
    .from(appUser)
    .where(
      inArray(
        appUser.id,
        expired.map(({ userId }) => userId),
      ),
    );
  for (const { email } of owners)
    await sendMail(tx, { to: email, subject: 'Запит на ключ скасовано', text: REASON, at: now });
}
