import { parseAmount } from '../../domain/money';
import type { FieldProblem } from '../../api/client';
import type { Problem } from '../../domain';
import type { ReadRow, RowCells, RowDocument } from './row-rules';

/** The bank's answer for a row; `asked` while it is pending, also if the network lost it. */
export type BankAnswer =
  | { readonly kind: 'asked'; readonly number: string }
  | { readonly kind: 'saved'; readonly number: string; readonly id: string }
  | {
      readonly kind: 'refused';
      readonly number: string;
      readonly code: string | null;
      readonly sentence: string | null;
      /** By file column. */
      readonly problems: readonly FieldProblem[];
    };

/** Document of a file before saving. Problems are by column; `row` for a row that was not parsed. */
export interface ImportedRow<D extends RowDocument = RowDocument> extends ReadRow<D> {
  /** Position among the rows of the file, from 1. */
  readonly id: string;
  /** Cells of the file; `row` has the current cells. */
  readonly original: RowCells;
  /** Problems of the whole row at reading; its cells alone do not show them. */
  readonly ofRow?: readonly Problem[];
  readonly isExcluded: boolean;
  /** Pair confirmed by the user although the account was used with other codes. */
  readonly confirmedPair?: string;
  readonly word: BankAnswer | null;
}

/** Row statuses; a save takes the `ok` rows. */
export const ROW_STATUSES = ['ok', 'error', 'excluded', 'asked', 'saved', 'refused', 'question'] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** Result of comparing account and code; `fine` also while not compared, or once confirmed. */
export type PairResult = 'fine' | 'wrong' | 'question';

/**
 * @param isRepeated true if another row of the file has the same number and date
 * @param pair result of the bank's comparison of account and code
 */
export function getRowStatus(
  { word, isExcluded, problems }: ImportedRow,
  isRepeated: boolean,
  pair: PairResult = 'fine',
): RowStatus {
  if (word?.kind === 'saved' || word?.kind === 'asked') return word.kind;
  if (isExcluded) return 'excluded';
  if (problems.length > 0 || isRepeated || pair === 'wrong') return 'error';
  if (pair === 'question') return 'question';
  return word ? 'refused' : 'ok';
}

/**
 * Returns the amount of a row; null if unreadable, and in a row that was not parsed whole: another column's cell may
 * stand in the amount's place.
 */
export function getRowAmount({ document, problems }: Pick<ImportedRow, 'document' | 'problems'>): string | null {
  const parsed = parseAmount(document.amount);
  return parsed.ok && !problems.some(({ key }) => key === 'brokenRow') ? parsed.amount : null;
}

/** True if the row may be edited here; a document that the bank has or may have is changed in the journal. */
export function canEdit(status: RowStatus): boolean {
  return status !== 'saved' && status !== 'asked';
}
