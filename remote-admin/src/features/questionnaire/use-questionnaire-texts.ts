import type {
  QuestionnaireAnswer,
  QuestionnaireColumn,
  QuestionnaireField,
  QuestionnaireRow,
} from '@ncb/shared-kernel/domain/rules';
import { isApplicable, readQuestionnaireFile } from '@ncb/shared-kernel/domain/rules';
import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryName, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';

export function useQuestionnaireTexts() {
  const { language } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const translate = (key: string) => (t as (key: string) => string)(key);
  const getOptionText = (optionsKey: string, value: string) =>
    translate(`options.${optionsKey.replace('.', '_')}.${value.replace('.', '_')}`);

  /**
   * Formats an answer.
   * @param optionsKey key of its option texts: `legalForm`, `managers.basis`
   */
  const formatAnswer = (
    { kind, options }: Pick<QuestionnaireColumn, 'kind' | 'options'>,
    optionsKey: string,
    text: string,
  ): string => {
    if (text === '') return '';
    if (kind === 'date') return isCalendarDate(text) ? formatDay(text) : text;
    if (kind === 'country' || kind === 'countries') return getCountryName(text, language);
    if (kind === 'answer' || kind === 'confirmation') return getOptionText('answer', text);
    if (kind === 'file') return readQuestionnaireFile(text)?.name ?? text;
    if (kind === 'percent') return `${text.replace('.', ',')} %`;
    return options?.includes(text) ? getOptionText(optionsKey, text) : text;
  };

  const formatRow = ({ name, columns = [] }: QuestionnaireField, row: QuestionnaireRow) =>
    columns
      .filter((column) => isApplicable(column, row) && row[column.name])
      .map(
        (column) =>
          `${translate(`columns.${name}.${column.name}`)}: ${formatAnswer(column, `${name}.${column.name}`, row[column.name] ?? '')}`,
      )
      .join('; ');

  return {
    section: (name: string) => translate(`sections.${name}`),
    field: (name: string) => translate(`fields.${name}`),
    column: (list: string, name: string) => translate(`columns.${list}.${name}`),
    option: getOptionText,
    textOf: formatAnswer,
    /** Formats an answer as lines: one, or one per row. */
    linesOf(field: QuestionnaireField, answer: QuestionnaireAnswer): readonly string[] {
      if (typeof answer === 'string') return answer === '' ? [] : [formatAnswer(field, field.name, answer)];
      if (field.kind === 'rows') return (answer as readonly QuestionnaireRow[]).map((row) => formatRow(field, row));
      const itemTexts = (answer as readonly string[]).map((item) => formatAnswer(field, field.name, item));
      return itemTexts.length === 0 ? [] : [itemTexts.join(', ')];
    },
  };
}

export type QuestionnaireTexts = ReturnType<typeof useQuestionnaireTexts>;
