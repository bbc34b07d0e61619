import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import type { Problem } from '@ncb/shared-kernel/domain';
import type { ImportRow, UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';

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

/** A payment of a file on its way to the bank. */
export interface ImportedRow {
  /** Its place among the rows of the file, from 1. */
  readonly id: string;
  /** Where a person finds it in the file. */
  readonly line: number;
  /** The cells as the file has them, and as they are now. */
  readonly original: ImportRow;
  readonly row: ImportRow;
  readonly payment: UahPaymentDraft;
  /** What the rules find, by column; `row` for one that could not be told apart. */
  readonly problems: readonly Problem[];
  readonly isExcluded: boolean;
  /** What the file says where zeros were put back, by column. */
  readonly restored?: ImportRow;
  readonly word: BankWord | null;
}

/** `ok` rows are those that "save" saves. */
export const ROW_STATUSES = ['ok', 'error', 'excluded', 'asked', 'saved', 'refused'] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** @param isRepeated another row of the file has the same number and date */
export function statusOf({ word, isExcluded, problems }: ImportedRow, isRepeated: boolean): RowStatus {
  if (word?.kind === 'saved' || word?.kind === 'asked') return word.kind;
  if (isExcluded) return 'excluded';
  if (problems.length > 0 || isRepeated) return 'error';
  return word ? 'refused' : 'ok';
}

/** What the bank has, or may have, is changed in the journal and not here. */
export function mayChange(status: RowStatus): boolean {
  return status !== 'saved' && status !== 'asked';
}
