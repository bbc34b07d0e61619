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
  { problems, word }: ImportedRow,
  isRepeated: boolean,
  numberColumn: string,
): readonly RowProblem[] {
  const none = { params: {}, sentence: null };
  const found: RowProblem[] = problems.map(({ field, key, params = {} }) => ({
    ...none,
    column: field,
    key,
    params,
    from: 'rules',
  }));
  if (isRepeated) found.push({ ...none, column: numberColumn, key: 'duplicateNumber', from: 'file' });
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
