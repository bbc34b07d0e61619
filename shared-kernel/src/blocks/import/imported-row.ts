import { parseAmount } from '../../domain/money';
import type { FieldProblem } from '../../api/client';
import type { Problem } from '../../domain';
import type { ReadRow, RowCells, RowDocument } from './row-rules';

/** What the bank has said of a row; `asked` while its answer is owed, also when the network has lost it. */
export type BankWord =
  | { readonly kind: 'asked'; readonly number: string }
  | { readonly kind: 'saved'; readonly number: string; readonly id: string }
  | {
      readonly kind: 'refused';
      readonly number: string;
      readonly code: string | null;
      /** The bank's own sentence. */
      readonly sentence: string | null;
      /** By column of the file. */
      readonly problems: readonly FieldProblem[];
    };

/** A document of a file on its way to the bank. Its problems stand by column; `row` for one that could not be told apart. */
export interface ImportedRow<D extends RowDocument = RowDocument> extends ReadRow<D> {
  /** Its place among the rows of the file, from 1. */
  readonly id: string;
  /** The cells as the file has them; `row` has them as they are now. */
  readonly original: RowCells;
  /** Problems of the whole row at reading: its cells alone do not show them. */
  readonly ofRow?: readonly Problem[];
  readonly isExcluded: boolean;
  /** Pair that the user has confirmed although the account was used with other codes. */
  readonly confirmedPair?: string;
  readonly word: BankWord | null;
}

/** `ok` rows are those that "save" saves. */
export const ROW_STATUSES = ['ok', 'error', 'excluded', 'asked', 'saved', 'refused', 'question'] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** `fine` also while the pair is not compared, or once the user has confirmed it. */
export type PairResult = 'fine' | 'wrong' | 'question';

/**
 * @param isRepeated another row of the file has the same number and date
 * @param pair result of the bank's comparison of account and code
 */
export function statusOf(
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
 * Reads the amount of a row; null where there is none, and in a row that could not be read whole: another column's cell
 * may stand in the amount's place.
 */
export function amountOf({ document, problems }: Pick<ImportedRow, 'document' | 'problems'>): string | null {
  const parsed = parseAmount(document.amount);
  return parsed.ok && !problems.some(({ key }) => key === 'brokenRow') ? parsed.amount : null;
}

/** What the bank has, or may have, is changed in the journal and not here. */
export function mayChange(status: RowStatus): boolean {
  return status !== 'saved' && status !== 'asked';
}
