import { isCalendarDate, toDotted } from '../../dates';
import {
  isApplicable,
  questionnaireFields,
  getQuestionnaireSections,
  type QuestionnaireColumn,
  type QuestionnaireDraft,
  type QuestionnaireField,
  type QuestionnaireRow,
} from './fields';
import { readQuestionnaireFile } from './questionnaire-file';
import { QUESTIONNAIRE_TITLES, type QuestionnaireTitles } from './titles';

const TITLES: QuestionnaireTitles = QUESTIONNAIRE_TITLES;

interface LinesContext {
  /** `legal` or `fop`. */
  readonly companyType: string;
  /** By code; an unknown code stands alone. */
  readonly activityNames: ReadonlyMap<string, string>;
}

export interface QuestionnaireLine {
  /** Wire name. */
  readonly field: string;
  readonly text: string;
}

/** Builds a signed line per answer and per row; unanswered questions are left out. */
export function buildQuestionnaireLines(
  draft: QuestionnaireDraft,
  context: LinesContext,
): readonly QuestionnaireLine[] {
  const sections = getQuestionnaireSections(context.companyType);
  return questionnaireFields
    .filter((field) => sections.includes(field.section) && isApplicable(field, draft))
    .flatMap((field) => {
      const title = TITLES.fields[field.name] ?? field.name;
      return formatAnswer(field, draft, context).map((text) => ({ field: field.wire, text: `${title}: ${text}` }));
    });
}

function formatAnswer(field: QuestionnaireField, draft: QuestionnaireDraft, context: LinesContext): readonly string[] {
  const answer = draft[field.name as keyof QuestionnaireDraft];
  if (typeof answer === 'string') return answer === '' ? [] : [formatValue(field, field.name, answer, context)];
  if (field.kind === 'rows')
    return (answer as readonly QuestionnaireRow[]).map(
      (row, index) => `${index + 1}) ${formatRow(field, row, context)}`,
    );
  const words = (answer as readonly string[]).map((item) => formatValue(field, field.name, item, context));
  return words.length === 0 ? [] : [words.join(', ')];
}

function formatRow({ name, columns = [] }: QuestionnaireField, row: QuestionnaireRow, context: LinesContext): string {
  return columns
    .filter((column) => isApplicable(column, row) && (row[column.name] ?? '') !== '')
    .map((column) => {
      const title = TITLES.columns[name]?.[column.name] ?? column.name;
      return `${title}: ${formatValue(column, `${name}.${column.name}`, row[column.name] ?? '', context)}`;
    })
    .join('; ');
}

/**
 * Formats a value.
 * @param place key of the options
 */
function formatValue(
  { kind }: QuestionnaireColumn,
  place: string,
  text: string,
  { activityNames }: LinesContext,
): string {
  if (kind === 'date') return isCalendarDate(text) ? toDotted(text) : text;
  if (kind === 'answer' || kind === 'confirmation') return TITLES.options['answer']?.[text] ?? text;
  if (kind === 'activity' || kind === 'activities') return `${text} ${activityNames.get(text) ?? ''}`.trim();
  if (kind === 'country' || kind === 'countries') return formatCountry(text);
  if (kind === 'percent') return `${text.replace('.', ',')} %`;
  if (kind === 'file') return formatFile(text);
  if (kind === 'story') return text.replace(/\s*\n\s*/g, '; ');
  return TITLES.options[place]?.[text] ?? text;
}

/** Adds the hash, which distinguishes files of the same name. */
function formatFile(text: string): string {
  const file = readQuestionnaireFile(text);
  return file ? `${file.name}, SHA-256 ${file.hash}` : text;
}

const NAMES = new Intl.DisplayNames('uk', { type: 'region' });

/** Returns `Німеччина (DE)`. */
function formatCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? `${NAMES.of(code) ?? code} (${code})` : code;
}
