import { desc, eq, inArray } from 'drizzle-orm';
import { shortName } from '../areas/identity/users';
import { kyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import { area, type Forms } from './forms';
import { html, type Html } from './html';
import { plainTable, table } from './table';

const { appUser, company, letter, letterFile } = schema;
const ROWS = 20;

/** Letters that companies have written, the newest first. */
async function written(queries: Queries) {
  const rows = await queries
    .select({ row: letter, company: company.shortName, author: appUser })
    .from(letter)
    .innerJoin(company, eq(company.id, letter.companyId))
    .innerJoin(appUser, eq(appUser.id, letter.authorId))
    .where(eq(letter.folder, 'sent'))
    .orderBy(desc(letter.id))
    .limit(ROWS);
  const ids = rows.map(({ row }) => row.id);
  const files =
    ids.length === 0
      ? []
      : await queries
          .select({ letterId: letterFile.letterId, name: letterFile.name, bytes: letterFile.bytes })
          .from(letterFile)
          .where(inArray(letterFile.letterId, ids));
  return rows.map((item) => ({ ...item, files: files.filter(({ letterId }) => letterId === item.row.id) }));
}

type Written = Awaited<ReturnType<typeof written>>[number];

const LETTERS = {
  row: 'letter',
  empty: 'Листів від компаній ще немає.',
  columns: [
    { field: 'id', title: 'Номер', cell: ({ row }: Written) => row.id },
    { field: 'sent', title: 'Надіслано', cell: ({ row }: Written) => kyivMoment(row.sentAt).replace('T', ' ') },
    { field: 'company', title: 'Компанія', cell: (item: Written) => item.company },
    { field: 'person', title: 'Хто', cell: ({ author }: Written) => shortName(author) },
    { field: 'subject', title: 'Тема', cell: ({ row }: Written) => row.subject },
    { field: 'text', title: 'Текст', cell: ({ row }: Written) => row.text },
    {
      field: 'files',
      title: 'Файли',
      cell: ({ files }: Written) => files.map(({ name, bytes }) => `${name} (${bytes} Б)`).join('; '),
    },
  ],
};

/** What companies have written to the bank; each can be answered. */
export async function letters(queries: Queries, forms: Forms): Promise<Html> {
  const answer = ({ row }: Written) =>
    html`${forms.typed({
      ...{ action: 'answer-letter', label: 'Відповісти', about: String(row.id), section: 'letters' },
      fields: { id: String(row.id) },
      inputs: [area('text', 'Відповідь', ANSWER_MAX)],
    })}`;
  return table(await written(queries), {
    ...LETTERS,
    columns: [...LETTERS.columns, { field: 'actions', title: 'Дії', cell: answer }],
  });
}

/** As many as the console's body holds when every letter is a Cyrillic one. */
const ANSWER_MAX = 2000;

/** The same for a terminal. */
export async function plainLetters(queries: Queries): Promise<string> {
  return plainTable(await written(queries), LETTERS);
}
