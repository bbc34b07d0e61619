import { createContext, use, type ReactNode } from 'react';
import type { ApiClient, FieldProblem, Outcome } from '../../api/client';
import type { Account, ImportTemplate } from '../../api/contract';
import type { PageName } from '../../domain/vocabulary';
import type { FileWork, ReadFile, ReadingListener } from '../../files';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import type { TableReadingChoice } from '../files';
import type { ImportList, ImportSnapshot, NextNumbers } from './import-list';
import type { ImportedRow } from './imported-row';
import type { ReadRow, RowCells, RowDocument, RowRules } from './row-rules';

export interface ReadingChoice extends TableReadingChoice {
  readonly isOldClientBank?: boolean;
}

export interface SavedRow {
  /** Null if refused. */
  readonly id: string | null;
  readonly code: string | null;
  readonly sentence: string | null;
  /** By wire field. */
  readonly problems: readonly FieldProblem[];
}

export interface RowSaving<D extends RowDocument = RowDocument> {
  readonly portion: number;
  /** True if the bank compares the receivers' names after the save. */
  readonly comparesNames?: boolean;
  /** Returns the column that shows the problems of a wire field. */
  columnOf(field: string): string;
  /**
   * Saves documents, with a result for each in order; fails if the bank has not answered for all.
   * @param idempotencyKey a repeat under the same key returns the former result and stores nothing twice
   */
  save(api: ApiClient, documents: readonly D[], idempotencyKey: string): Promise<Outcome<readonly SavedRow[]>>;
}

export interface CellField {
  readonly isWide?: boolean;
  readonly lines?: number;
  readonly choices?: readonly { readonly value: string; readonly label: ReactNode }[];
  /** Returns the choice that a cell means. */
  readonly getChosen?: (cell: string) => string;
}

export interface RepairContext<D extends RowDocument = RowDocument> {
  readonly list: ImportList<D>;
  readonly snapshot: ImportSnapshot<D>;
  readonly isDisabled: boolean;
}

export interface ImportFiles {
  readonly page: 'miImpex' | 'miPmtCurImport';
  readonly noun: 'payments' | 'documents';
  readonly endings: string;
  /** True if the file may come from the old client-bank system. */
  readonly hasOldClientBank?: boolean;
  readonly template?: ImportTemplate;
  renderSamples?(): ReactNode;
}

export interface ChosenFile {
  readonly file: File;
  readonly isOldClientBank: boolean;
}

/** Kind of files: meaning of its rows, display, editing and saving. */
export interface ImportKind<D extends RowDocument = RowDocument> extends ImportFiles {
  readonly rules: RowRules<D>;
  readonly accounts: readonly Account[];
  readonly saving: RowSaving<D>;
  /** Table columns, each with the file columns whose problems it shows. */
  readonly cells: readonly (readonly [string, readonly string[]])[];
  readonly nameColumn: string;
  readonly amountColumn: string;
  /** Column of the code whose lost leading zeros are restored. */
  readonly codeColumn?: string;
  /** Currency of a zero total. */
  readonly defaultCurrency?: string;
  read(file: File, choice: ReadingChoice, listener: ReadingListener<ReadRow<D>>): FileWork<ReadFile>;
  labelOf(column: string): string;
  nextNumbers(session: ShellServices['session']): NextNumbers;
  /** Returns the allowed days of a date column, `yyyy-MM-dd`. */
  dayRange(column: string, bankDay: string): { readonly from: string; readonly to: string };
  panelColumns(row: RowCells): { readonly usual: readonly string[]; readonly parts: readonly string[] };
  /** Returns the text of a column that is neither number nor date nor amount. */
  textOf(column: string, row: ImportedRow<D>): string;
  fieldOf(column: string): CellField;
  pageOf(document: D): PageName;
  /** Changes that a row's texts undergo on their way to the bank, shown before it is saved. */
  noteOf?(row: ImportedRow<D>): string | null;
  renderRepairs?(repaired: RepairContext<D>): ReactNode;
  renderRowActions?(row: ImportedRow<D>, list: ImportList<D>): ReactNode;
}

export const ImportKindContext = createContext<ImportKind | null>(null);

export function useImportKind(): ImportKind {
  const kind = use(ImportKindContext);
  if (!kind) throw new Error('no kind of files around this part');
  return kind;
}
