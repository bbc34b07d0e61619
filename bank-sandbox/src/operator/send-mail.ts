import { schema, type Queries } from '../db';

/** Plain text, in Ukrainian. */
interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

/** Puts an e-mail into the outbox, in place of a mail gateway. */
export async function sendMail(tx: Queries, { to, subject, text, at }: Mail): Promise<void> {
  await tx.insert(schema.emailOutbox).values({ receiver: to, subject, body: text, sentAt: at });
}
