import {
  completeQuestionnaire,
  getQuestionnaireChanges,
  questionnaireFields,
  buildQuestionnaireLines,
  QUESTIONNAIRE_TITLES,
  readQuestionnaireFile,
} from '@ncb/shared-kernel/domain/rules';
import { asc, eq, isNull } from 'drizzle-orm';
import { findActivityNames } from '../areas/organisation/activities';
import { findLastAccepted, findRemarks } from '../areas/organisation/questionnaire-state';
import { formatShortName } from '../areas/identity/users';
import { toKyivMoment } from '../clock';
import { schema, type Queries } from '../db';
import { renderInput, select, type Forms } from './forms';
import { html, type Html } from './html';
import { formatTable, renderTable } from './render-table';

const { appUser, company, questionnaire, questionnaireDecision } = schema;
const ROWS = 20;

/** Finds undecided questionnaires, oldest first. */
async function findOpen(queries: Queries) {
  const rows = await queries
    .select({ row: questionnaire, company: company.shortName, companyType: company.type, user: appUser })
    .from(questionnaire)
    .innerJoin(company, eq(company.id, questionnaire.companyId))
    .innerJoin(appUser, eq(appUser.id, questionnaire.savedBy))
    .leftJoin(questionnaireDecision, eq(questionnaireDecision.questionnaireId, questionnaire.id))
    .where(isNull(questionnaireDecision.questionnaireId))
    .orderBy(asc(questionnaire.id))
    .limit(ROWS);
  return Promise.all(rows.map(async (item) => ({ ...item, ...(await readContent(queries, item)) })));
}

async function readContent(
  queries: Queries,
  { row, companyType }: { row: typeof questionnaire.$inferSelect; companyType: string },
) {
  const answers = completeQuestionnaire(row.content);
  const accepted = await findLastAccepted(queries, row.companyId);
  const changedFields = accepted
    ? getQuestionnaireChanges(answers, completeQuestionnaire(accepted.content)).map(({ field }) => field)
    : null;
  const lines = buildQuestionnaireLines(answers, {
    companyType,
    activityNames: await findActivityNames(queries, answers),
  });
  const files = questionnaireFields.flatMap(({ name, kind }) => {
    const answer = answers[name];
    return kind === 'file' && typeof answer === 'string' ? (readQuestionnaireFile(answer) ?? []) : [];
  });
  return { lines, changed: changedFields, files, remarks: await findRemarks(queries, row.id) };
}

type Open = Awaited<ReturnType<typeof findOpen>>[number];

const QUESTIONNAIRES = {
  row: 'questionnaire',
  empty: 'Анкет на розгляді немає.',
  columns: [
    { field: 'id', title: 'Номер', cell: ({ row }: Open) => row.id },
    { field: 'company', title: 'Компанія', cell: (item: Open) => item.company },
    { field: 'person', title: 'Підписано', cell: ({ user }: Open) => formatShortName(user) },
    { field: 'submitted', title: 'Подано', cell: ({ row }: Open) => toKyivMoment(row.savedAt).replace('T', ' ') },
    {
      field: 'changed',
      title: 'Змінено',
      cell: ({ changed: changedFields }: Open) =>
        changedFields === null ? 'перша' : changedFields.map(getTitle).join(', ') || 'нічого',
    },
    {
      field: 'remarks',
      title: 'Примітки',
      cell: ({ remarks }: Open) => remarks.map(({ field, text }) => `${getTitle(field)}: ${text}`).join('; '),
    },
  ],
};

export async function renderQuestionnaires(queries: Queries, forms: Forms): Promise<Html> {
  const content = ({ row, lines, changed: changedFields, files }: Open) =>
    html`<details>
      <summary>Відповіді: ${lines.length}</summary>
      <ul>
        ${lines.map(({ field, text }) => html`<li>${changedFields?.includes(field) ? 'змінено · ' : null}${text}</li>`)}
      </ul>
      ${files.map(
        ({ hash, name }) => html`<a href="/sandbox/questionnaires/${row.companyId}/${hash}" download>${name}</a> `,
      )}
    </details>`;
  const decide = ({ row }: Open) => {
    const fields = { id: String(row.id) };
    const about = String(row.id);
    return html`${forms.button({ action: 'accept-questionnaire', label: 'Прийняти', about, fields })}
    ${forms.form({
      action: 'remark-questionnaire',
      label: 'Додати примітку',
      about,
      fields,
      section: 'questionnaires',
      inputs: [select('field', 'Поле', FIELDS), renderInput({ name: 'reason', title: 'Примітка' })],
    })}
    ${forms.button({ action: 'return-questionnaire', label: 'Повернути з примітками', about, fields })}`;
  };
  return renderTable(await findOpen(queries), {
    ...QUESTIONNAIRES,
    columns: [
      ...QUESTIONNAIRES.columns,
      { field: 'content', title: 'Зміст', cell: content },
      { field: 'actions', title: 'Дії', cell: decide },
    ],
  });
}

export async function formatQuestionnaires(queries: Queries): Promise<string> {
  return formatTable(await findOpen(queries), QUESTIONNAIRES);
}

const FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  questionnaireFields.map(({ name, wire }) => [wire, QUESTIONNAIRE_TITLES.fields[name]]),
);

function getTitle(field: string): string {
  return FIELDS[field.split('.')[0] ?? ''] ?? field;
}
