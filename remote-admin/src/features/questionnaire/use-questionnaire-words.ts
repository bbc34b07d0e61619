import type {
  QuestionnaireAnswer,
  QuestionnaireColumn,
  QuestionnaireField,
  QuestionnaireRow,
} from '@ncb/shared-kernel/domain/rules';
import { isAsked, readQuestionnaireFile } from '@ncb/shared-kernel/domain/rules';
import { isCalendarDate, toDotted } from '@ncb/shared-kernel/domain/dates';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { countryName } from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';

export function useQuestionnaireWords() {
  const { language } = useShell();
  const { t } = useTexts();
  const word = (key: string) => (t as (key: string) => string)(key);
  const optionOf = (place: string, value: string) =>
    word(`options.${place.replace('.', '_')}.${value.replace('.', '_')}`);

  /**
   * Formats an answer.
   * @param place key of its option texts: `legalForm`, `managers.basis`
   */
  const textOf = (
    { kind, options }: Pick<QuestionnaireColumn, 'kind' | 'options'>,
    place: string,
    text: string,
  ): string => {
    if (text === '') return '';
    if (kind === 'date') return isCalendarDate(text) ? toDotted(text) : text;
    if (kind === 'country' || kind === 'countries') return countryName(text, language);
    if (kind === 'answer' || kind === 'confirmation') return optionOf('answer', text);
    if (kind === 'file') return readQuestionnaireFile(text)?.name ?? text;
    if (kind === 'percent') return `${text.replace('.', ',')} %`;
    return options?.includes(text) ? optionOf(place, text) : text;
  };

  const rowOf = ({ name, columns = [] }: QuestionnaireField, row: QuestionnaireRow) =>
    columns
      .filter((column) => isAsked(column, row) && row[column.name])
      .map(
        (column) =>
          `${word(`columns.${name}.${column.name}`)}: ${textOf(column, `${name}.${column.name}`, row[column.name] ?? '')}`,
      )
      .join('; ');

  return {
    section: (name: string) => word(`sections.${name}`),
    field: (name: string) => word(`fields.${name}`),
    column: (list: string, name: string) => word(`columns.${list}.${name}`),
    option: optionOf,
    textOf,
    /** Formats an answer as lines: one, or one per row. */
    linesOf(field: QuestionnaireField, answer: QuestionnaireAnswer): readonly string[] {
      if (typeof answer === 'string') return answer === '' ? [] : [textOf(field, field.name, answer)];
      if (field.kind === 'rows') return (answer as readonly QuestionnaireRow[]).map((row) => rowOf(field, row));
      const words = (answer as readonly string[]).map((item) => textOf(field, field.name, item));
      return words.length === 0 ? [] : [words.join(', ')];
    },
  };
}

export type QuestionnaireWords = ReturnType<typeof useQuestionnaireWords>;
