import type { ImportList } from './import-list';
import type { ImportedRow } from './imported-row';

/** Something that is wrong with a row, and who says so: the rules, the rest of the file or the bank. */
export interface RowProblem {
  /** Of the file; `row` for the row as a whole. */
  readonly column: string;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  readonly from: 'rules' | 'file' | 'bank';
  /** The bank's own sentence. */
  readonly sentence: string | null;
}

/** Everything that is wrong with a row. */
export function problemsOf(
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
  // Of a refusal with problems the sentence says only that there are some.
  const asWhole: RowProblem = { ...none, column: 'row', key: code ?? 'refused', from: 'bank', sentence };
  return [...found, ...(ofFields.length > 0 ? ofFields : [asWhole])];
}
