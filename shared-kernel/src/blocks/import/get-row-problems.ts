import type { ImportList } from './import-list';
import type { ImportedRow } from './imported-row';

export interface RowProblem {
  /** File column; `row` for the whole row. */
  readonly column: string;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  readonly from: 'rules' | 'file' | 'bank';
  readonly sentence: string | null;
}

export function getRowProblems(
  row: ImportedRow,
  list: Pick<ImportList, 'rules' | 'isRepeated' | 'checkOf'>,
): readonly RowProblem[] {
  const { problems, word } = row;
  const { numberColumn, pairOf } = list.rules;
  const none = { params: {}, sentence: null };
  const found: RowProblem[] = problems.map(({ field, key, params = {} }) => ({
    ...none,
    column: field,
    key,
    params,
    from: 'rules',
  }));
  if (list.isRepeated(row.id)) found.push({ ...none, column: numberColumn, key: 'duplicateNumber', from: 'file' });
  const pair = pairOf?.(row);
  // The bank's refusal of the row already says so.
  const isRefused = word?.kind === 'refused' && word.problems.some(({ key }) => key === 'codeNotOfAccount');
  if (pair && !isRefused && list.checkOf(row.id)?.verdict === 'differs') {
    found.push({ ...none, column: pair.column, key: 'codeNotOfAccount', from: 'rules' });
  }
  if (word?.kind !== 'refused') return found;
  const { code, sentence } = word;
  const ofFields = word.problems.map(({ field, key, params }): RowProblem => ({
    ...none,
    column: field,
    key,
    params,
    from: 'bank',
  }));
  // The bank's text beside field problems says only that there are some.
  const asWhole: RowProblem = { ...none, column: 'row', key: code ?? 'refused', from: 'bank', sentence };
  return [...found, ...(ofFields.length > 0 ? ofFields : [asWhole])];
}
