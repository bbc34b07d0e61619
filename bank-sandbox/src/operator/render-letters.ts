import { isOldOffice } from '@ncb/shared-kernel/domain/rules';
import { CompanyStatus, MAIL_SUBJECT_MAX, MAIL_THEMES } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { THEME_NAMES } from '../areas/mail/themes';
import { formatShortName } from '../areas/identity/users';
import { toKyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import { renderTextArea, renderInput, select, type Forms } from './forms';
import { html, type Html } from './html';
import { formatTable, renderTable } from './render-table';

const { appUser, company, letter, letterFile } = schema;
const ROWS = 20;
const COMPANIES = 200;

/** Finds letters, newest first. */
async function findLetters(queries: Queries) {
  const rows = await queries
    .select({ row: letter, company: company.shortName, author: appUser })
    .from(letter)
    .innerJoin(company, eq(company.id, letter.companyId))
    .innerJoin(appUser, eq(appUser.id, letter.authorId))
    .where(and(eq(letter.folder, 'sent'), eq(letter.isWaiting, false)))
    .orderBy(desc(letter.id))
    .limit(ROWS);
  const ids = rows.map(({ row }) => row.id);
  const files =
    ids.length === 0
      ? []
      : await queries
          .select({
            letterId: letterFile.letterId,
            name: letterFile.name,
            bytes: letterFile.bytes,
            begin: sql<Uint8Array>`substring(${letterFile.content} from 1 for 8)`,
          })
          .from(letterFile)
          .where(inArray(letterFile.letterId, ids));
  return rows.map((item) => ({ ...item, files: files.filter(({ letterId }) => letterId === item.row.id) }));
}

type CompanyLetter = Awaited<ReturnType<typeof findLetters>>[number];

const LETTERS = {
  row: 'letter',
  empty: 'Листів від компаній ще немає.',
  columns: [
    { field: 'id', title: 'Номер', cell: ({ row }: CompanyLetter) => row.id },
    { field: 'sent', title: 'Надіслано', cell: ({ row }: CompanyLetter) => toKyivMoment(row.sentAt).replace('T', ' ') },
    { field: 'company', title: 'Компанія', cell: (item: CompanyLetter) => item.company },
    { field: 'person', title: 'Хто', cell: ({ author }: CompanyLetter) => formatShortName(author) },
    { field: 'theme', title: 'Напрям', cell: ({ row }: CompanyLetter) => THEME_NAMES[row.theme] },
    { field: 'subject', title: 'Тема', cell: ({ row }: CompanyLetter) => row.subject },
    { field: 'text', title: 'Текст', cell: ({ row }: CompanyLetter) => row.text },
    { field: 'signed', title: 'Підпис', cell: ({ row }: CompanyLetter) => (row.declarationId === null ? '–' : 'так') },
    {
      field: 'files',
      title: 'Файли',
      cell: ({ files }: CompanyLetter) => files.map(describeFile).join('; '),
    },
  ],
};

/** Adds a warning: old Office formats hide macros. */
function describeFile({ name, bytes, begin }: CompanyLetter['files'][number]): string {
  return `${name} (${bytes} Б${isOldOffice(begin) ? ', старий формат: можливі макроси' : ''})`;
}

/** Renders letters with forms for answers and a new letter. */
export async function renderLetters(queries: Queries, forms: Forms): Promise<Html> {
  const answer = ({ row }: CompanyLetter) =>
    html`${forms.form({
      action: 'answer-letter',
      label: 'Відповісти',
      about: String(row.id),
      section: 'letters',
      fields: { id: String(row.id) },
      inputs: [renderTextArea('text', 'Відповідь', ANSWER_MAX)],
    })}`;
  const list = renderTable(await findLetters(queries), {
    ...LETTERS,
    columns: [...LETTERS.columns, { field: 'actions', title: 'Дії', cell: answer }],
  });
  return html`${list} ${await renderNewLetter(queries, forms)}`;
}

async function renderNewLetter(queries: Queries, forms: Forms): Promise<Html> {
  const companies = await queries
    .select({ id: company.id, name: company.shortName })
    .from(company)
    .where(eq(company.status, CompanyStatus.active))
    .orderBy(company.id)
    .limit(COMPANIES);
  return forms.form({
    action: 'write-letter',
    label: 'Написати компанії',
    section: 'letters',
    inputs: [
      select('company', 'Компанія', Object.fromEntries(companies.map(({ id, name }) => [`${id}`, `${name} (${id})`]))),
      select('theme', 'Напрям', Object.fromEntries(MAIL_THEMES.map((theme) => [theme, THEME_NAMES[theme]]))),
      select('important', 'Важливість', { no: 'Звичайний', yes: 'Важливий: клієнт підтверджує прочитання' }),
      renderInput({ name: 'subject', title: 'Тема', maxLength: MAIL_SUBJECT_MAX }),
      renderTextArea('text', 'Текст', ANSWER_MAX),
    ],
  });
}

/** Limit of the body for Cyrillic letters. */
const ANSWER_MAX = 2000;

export async function formatLetters(queries: Queries): Promise<string> {
  return formatTable(await findLetters(queries), LETTERS);
}
