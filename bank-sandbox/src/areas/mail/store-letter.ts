import { schema, type Queries } from '../../db';

const { letter, letterFile } = schema;

export interface LetterFile {
  readonly name: string;
  readonly content: Uint8Array;
}

interface LetterToStore {
  readonly companyId: number;
  /** Null for a letter of the bank, which then lies in the company's inbox. */
  readonly authorId: number | null;
  readonly subject: string;
  /** Lines are divided by `\n`. */
  readonly text: string;
  readonly files: readonly LetterFile[];
  readonly at: Date;
}

/** Stores a letter of the company or of the bank with its files. @returns its id */
export async function storeLetter(
  tx: Queries,
  { companyId, authorId, subject, text, files, at }: LetterToStore,
): Promise<number> {
  const folder = authorId === null ? 'inbox' : 'sent';
  const [stored] = await tx
    .insert(letter)
    .values({ companyId, authorId, folder, subject, text, sentAt: at })
    .returning({ id: letter.id });
  if (!stored) throw new Error('a letter was not stored');
  for (const { name, content } of files)
    await tx.insert(letterFile).values({ companyId, letterId: stored.id, name, bytes: content.byteLength, content });
  return stored.id;
}
