import {
  questionnaireFields,
  type QuestionnaireAnswer,
  type QuestionnaireDraft,
  type QuestionnaireField,
  type QuestionnaireRow,
} from './fields';

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Completes an older or stored draft; values of an unexpected form are dropped. */
export function completeQuestionnaire(stored: unknown): QuestionnaireDraft {
  const source = typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
  const answers = questionnaireFields.map((field) => [field.name, readAnswer(field, source[field.name])] as const);
  return Object.fromEntries(answers) as unknown as QuestionnaireDraft;
}

export function createQuestionnaireRow({ columns = [] }: Pick<QuestionnaireField, 'columns'>): QuestionnaireRow {
  return Object.fromEntries(columns.map(({ name }) => [name, '']));
}

function readAnswer(field: QuestionnaireField, value: unknown): QuestionnaireAnswer {
  if (field.kind === 'rows') return Array.isArray(value) ? value.map((row) => readRow(field, row)) : [];
  if (LISTS.includes(field.kind)) return isTextList(value) ? value : [];
  return typeof value === 'string' ? value : '';
}

const LISTS: readonly QuestionnaireField['kind'][] = ['activities', 'countries', 'choices'];

function readRow({ columns = [] }: QuestionnaireField, value: unknown): QuestionnaireRow {
  const source = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const cell = (cellValue: unknown) => (typeof cellValue === 'string' ? cellValue : '');
  return Object.fromEntries(columns.map(({ name }) => [name, cell(source[name])]));
}
