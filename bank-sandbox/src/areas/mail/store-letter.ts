import type { MailTheme } from '@ncb/shared-kernel/domain/vocabulary';
import { schema, type Queries } from '../../db';

const { letter, letterFile } = schema;

export interface LetterFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface PlaceInThread {
  readonly replyTo: number | null;
  readonly threadId: number | null;
}

interface LetterToStore extends Partial<PlaceInThread> {
  readonly companyId: number;
  readonly authorId: number | null;
  readonly theme?: MailTheme;
  readonly subject: string;
  /** Lines are divided by `\n`. */
  readonly text: string;
  readonly files: readonly LetterFile[];
  readonly at: Date;
  readonly isImportant?: boolean;
  readonly isWaiting?: boolean;
}

export async function storeLetter(tx: Queries, { files, at, ...values }: LetterToStore): Promise<number> {
  const { companyId, authorId } = values;
  const folder = authorId === null ? 'inbox' : 'sent';
  const [stored] = await tx
    .insert(letter)
    .values({ ...values, folder, sentAt: at })
    .returning({ id: letter.id });
  if (!stored) throw new Error('a letter was not stored');
  for (const { name, content } of files)
    await tx.insert(letterFile).values({ companyId, letterId: stored.id, name, bytes: content.byteLength, content });
  return stored.id;
}
