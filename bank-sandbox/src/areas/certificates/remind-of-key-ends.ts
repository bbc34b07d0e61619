import { countDaysBetween, toDotted } from '@ncb/shared-kernel/domain/dates';
import { CertificateStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, gt, lte } from 'drizzle-orm';
import { toKyivDay } from '../../clock';
import { schema, type Queries } from '../../db';
import { sendMail } from '../../operator/send-mail';

const { appUser, certificate, keyReminder } = schema;

/** Days before a key's end when its owner gets a letter. Source: docs/requirements/keys-and-users.md#life-of-a-key. */
const DUE_DAYS = [1, 3, 7, 14, 30] as const;
const DAY_MS = 24 * 60 * 60_000;
const LOOKS_AHEAD_MS = 31 * DAY_MS;

/** Writes to the owners of expiring keys on each due day; after a standstill only the last letter is sent. */
export async function remindOfKeyEnds(tx: Queries, now: Date): Promise<void> {
  const ending = await tx
    .select({ id: certificate.id, until: certificate.validUntil, email: appUser.email })
    .from(certificate)
    .innerJoin(appUser, eq(appUser.id, certificate.userId))
    .where(
      and(
        eq(certificate.status, CertificateStatus.active),
        gt(certificate.validUntil, now),
        lte(certificate.validUntil, new Date(now.getTime() + LOOKS_AHEAD_MS)),
      ),
    );
  for (const { id, until, email } of ending) {
    const lastDay = toKyivDay(until);
    const daysLeft = countDaysBetween(toKyivDay(now), lastDay);
    const due = DUE_DAYS.find((days) => daysLeft <= days);
    if (due === undefined) continue;
    const [isNew] = await tx
      .insert(keyReminder)
      .values({ certificateId: id, days: due, sentAt: now })
      .onConflictDoNothing()
      .returning({ days: keyReminder.days });
    if (!isNew) continue;
    const text = `Ваш ключ підпису діє до ${toDotted(lastDay)}. Поновіть його в розділі «Керування ключами»: доки він діє, новий ключ підтверджують старим, без візиту в банк.`;
    await sendMail(tx, { to: email, subject: 'Строк дії ключа закінчується', text, at: now });
  }
}
