import {
  completeQuestionnaire,
  questionnaireChanges,
  questionnaireFields,
  questionnaireLines,
  QUESTIONNAIRE_TITLES,
  readQuestionnaireFile,
} from '@ncb/shared-kernel/domain/rules';
import { asc, eq, isNull } from 'drizzle-orm';
import { activityNames } from '../areas/organisation/activities';
import { lastAccepted, remarksOn } from '../areas/organisation/questionnaire-state';
import { shortName } from '../areas/identity/users';
import { kyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import { input, select, type Forms } from './forms';
import { html, type Html } from './html';
import { plainTable, table } from './table';

const { appUser, company, questionnaire, questionnaireDecision } = schema;
const ROWS = 20;

/** Finds undecided questionnaires, oldest first. */
async function open(queries: Queries) {
  const rows = await queries
    .select({ row: questionnaire, company: company.shortName, companyType: company.type, user: appUser })
    .from(questionnaire)
    .innerJoin(company, eq(company.id, questionnaire.companyId))
    .innerJoin(appUser, eq(appUser.id, questionnaire.savedBy))
    .leftJoin(questionnaireDecision, eq(questionnaireDecision.questionnaireId, questionnaire.id))
    .where(isNull(questionnaireDecision.questionnaireId))
    .orderBy(asc(questionnaire.id))
    .limit(ROWS);
  return Promise.all(rows.map(async (item) => ({ ...item, ...(await contentOf(queries, item)) })));
}

async function contentOf(
  queries: Queries,
  { row, companyType }: { row: typeof questionnaire.$inferSelect; companyType: string },
) {
  const answers = completeQuestionnaire(row.content);
  const accepted = await lastAccepted(queries, row.companyId);
  const changed = accepted
    ? questionnaireChanges(answers, completeQuestionnaire(accepted.content)).map(({ field }) => field)
    : null;
  const lines = questionnaireLines(answers, { companyType, activityNames: await activityNames(queries, answers) });
  const files = questionnaireFields.flatMap(({ name, kind }) => {
    const answer = answers[name];
    return kind === 'file' && typeof answer === 'string' ? (readQuestionnaireFile(answer) ?? []) : [];
  });
  return { lines, changed, files, remarks: await remarksOn(queries, row.id) };
}

type Open = Awaited<ReturnType<typeof open>>[number];

const QUESTIONNAIRES = {
  row: 'questionnaire',
  empty: 'Анкет на розгляді немає.',
  columns: [
    { field: 'id', title: 'Номер', cell: ({ row }: Open) => row.id },
    { field: 'company', title: 'Компанія', cell: (item: Open) => item.company },
    { field: 'person', title: 'Підписано', cell: ({ user }: Open) => shortName(user) },
    { field: 'submitted', title: 'Подано', cell: ({ row }: Open) => kyivMoment(row.savedAt).replace('T', ' ') },
    {
      field: 'changed',
      title: 'Змінено',
      cell: ({ changed }: Open) => (changed === null ? 'перша' : changed.map(titleOf).join(', ') || 'нічого'),
    },
    {
      field: 'remarks',
      title: 'Примітки',
      cell: ({ remarks }: Open) => remarks.map(({ field, text }) => `${titleOf(field)}: ${text}`).join('; '),
    },
  ],
};

export async function questionnaires(queries: Queries, forms: Forms): Promise<Html> {
  const content = ({ row, lines, changed, files }: Open) =>
    html`<details>
      <summary>Відповіді: ${lines.length}</summary>
      <ul>
        ${lines.map(({ field, text }) => html`<li>${changed?.includes(field) ? 'змінено · ' : null}${text}</li>`)}
      </ul>
      ${files.map(
        ({ hash, name }) => html`<a href="/sandbox/questionnaires/${row.companyId}/${hash}" download>${name}</a> `,
      )}
    </details>`;
  const decide = ({ row }: Open) => {
    const fields = { id: String(row.id) };
    const about = String(row.id);
    return html`${forms.button({ action: 'accept-questionnaire', label: 'Прийняти', about, fields })}
    ${forms.typed({
      ...{ action: 'remark-questionnaire', label: 'Додати примітку', about, fields, section: 'questionnaires' },
      inputs: [select('field', 'Поле', FIELDS), input({ name: 'reason', title: 'Примітка' })],
    })}
    ${forms.button({ action: 'return-questionnaire', label: 'Повернути з примітками', about, fields })}`;
  };
  return table(await open(queries), {
    ...QUESTIONNAIRES,
    columns: [
      ...QUESTIONNAIRES.columns,
      { field: 'content', title: 'Зміст', cell: content },
      { field: 'actions', title: 'Дії', cell: decide },
    ],
  });
}

export async function plainQuestionnaires(queries: Queries): Promise<string> {
  return plainTable(await open(queries), QUESTIONNAIRES);
}

const FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  questionnaireFields.map(({ name, wire }) => [wire, QUESTIONNAIRE_TITLES.fields[name]]),
);

function titleOf(field: string): string {
  return FIELDS[field.split('.')[0] ?? ''] ?? field;
}
