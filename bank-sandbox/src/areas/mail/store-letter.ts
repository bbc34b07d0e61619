import type { MailTheme } from '@ncb/shared-kernel/domain/vocabulary';
import { schema, type Queries } from '../../db';
import type { PlaceInThread } from './take-letter';

const { letter, letterFile } = schema;

export interface LetterFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface LetterToStore extends Partial<PlaceInThread> {
  readonly companyId: number;
  /** Null for a letter of the bank, which then lies in the company's inbox. */
  readonly authorId: number | null;
  readonly theme?: MailTheme;
  readonly subject: string;
  /** Lines are divided by `\n`. */
  readonly text: string;
  readonly files: readonly LetterFile[];
  readonly at: Date;
  /** Of the bank: somebody of the company has to confirm it. */
  readonly isImportant?: boolean;
  /** It waits for its writer's signature. */
  readonly isWaiting?: boolean;
}

/** Stores a letter of the company or of the bank with its files. @returns its id */
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
