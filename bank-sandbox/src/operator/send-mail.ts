import { schema, type Queries } from '../db';

/** A mail of the bank: plain text, in Ukrainian. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

/** Puts a mail into the outbox, from where a real bank's mail gate takes it and where the console shows it. */
export async function sendMailTo(tx: Queries, { to, subject, text, at }: Mail): Promise<void> {
  await tx.insert(schema.emailOutbox).values({ receiver: to, subject, body: text, sentAt: at });
}
