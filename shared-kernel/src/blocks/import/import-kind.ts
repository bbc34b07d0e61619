import { createContext, use, type ReactNode } from 'react';
import type { ApiClient, FieldProblem, Outcome } from '../../api/client';
import type { Account, ImportTemplate } from '../../api/contract';
import type { PageName } from '../../domain/vocabulary';
import type { FileWork, ReadFile, ReadingListener } from '../../files';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import type { TableChoice } from '../files';
import type { ImportList, ImportSnapshot, NextNumbers } from './import-list';
import type { ImportedRow } from './imported-row';
import type { ReadRow, RowCells, RowDocument, RowRules } from './row-rules';

/** How a person wants a file to be read. */
export interface ReadingChoice extends TableChoice {
  readonly isOldClientBank?: boolean;
}

/** What the bank has said of one document that was to be stored. */
export interface SavedRow {
  /** Null for one that was refused. */
  readonly id: string | null;
  readonly code: string | null;
  /** The bank's own sentence. */
  readonly sentence: string | null;
  /** By field of the wire. */
  readonly problems: readonly FieldProblem[];
}

/** How documents are stored. */
export interface RowSaving<D extends RowDocument = RowDocument> {
  /** How many documents one call stores. */
  readonly portion: number;
  /** The column in which a field's problem is told. */
  columnOf(field: string): string;
  /**
   * Stores documents, a result for each in their order; fails where the bank has not answered for all of them.
   * @param idempotencyKey asked again under it, the bank tells what it has done and does nothing twice
   */
  save(api: ApiClient, documents: readonly D[], idempotencyKey: string): Promise<Outcome<readonly SavedRow[]>>;
}

/** How a cell is put right: as text, or chosen where it can only be one of a few. */
export interface CellField {
  readonly isWide?: boolean;
  readonly lines?: number;
  readonly choices?: readonly { readonly value: string; readonly label: ReactNode }[];
  /** Which of the choices a cell means. */
  readonly chosenOf?: (cell: string) => string;
}

/** Rows that are put right together. */
export interface RepairedList<D extends RowDocument = RowDocument> {
  readonly list: ImportList<D>;
  readonly snapshot: ImportSnapshot<D>;
  readonly isDisabled: boolean;
}

/** What is known of a kind of files before one is chosen. */
export interface ImportFiles {
  readonly page: 'miImpex' | 'miPmtCurImport';
  /** What the rows are called in sentences. */
  readonly noun: 'payments' | 'documents';
  /** What the dialog of the system offers first, `.csv,.xlsx`. */
  readonly endings: string;
  /** A file may be said to come from the old client-bank system. */
  readonly hasOldClientBank?: boolean;
  /** Empty files with the right columns that the bank gives. */
  readonly template?: ImportTemplate;
  /** Files with the right columns, where the bank gives none. */
  renderSamples?(): ReactNode;
}

/** A file that somebody has chosen, and how it is to be read. */
export interface ChosenFile {
  readonly file: File;
  readonly isOldClientBank: boolean;
}

/** A kind of files: what its rows mean, how they are shown and put right, and how their documents are stored. */
export interface ImportKind<D extends RowDocument = RowDocument> extends ImportFiles {
  readonly rules: RowRules<D>;
  /** Accounts that can be debited. */
  readonly accounts: readonly Account[];
  readonly saving: RowSaving<D>;
  /** The table's columns, each with the columns of the file whose problems stand in it. */
  readonly cells: readonly (readonly [string, readonly string[]])[];
  /** Among them: who is paid, and how much. */
  readonly nameColumn: string;
  readonly amountColumn: string;
  /** The code whose lost zeros are put back. */
  readonly codeColumn?: string;
  /** In which nothing is told as well: 0,00. */
  readonly defaultCurrency?: string;
  read(file: File, choice: ReadingChoice, listener: ReadingListener<ReadRow<D>>): FileWork<ReadFile>;
  labelOf(column: string): string;
  nextNumbers(session: ShellServices['session']): NextNumbers;
  /** The days that a column of days allows, `yyyy-MM-dd`. */
  dayRange(column: string, bankDay: string): { readonly from: string; readonly to: string };
  /** What a row is put right by: columns that nearly every document has, and those of rare parts. */
  panelColumns(row: RowCells): { readonly usual: readonly string[]; readonly parts: readonly string[] };
  /** What the table shows of a column that is neither number nor day nor amount. */
  textOf(column: string, row: ImportedRow<D>): string;
  fieldOf(column: string): CellField;
  /** The page that shows the document once it is stored. */
  pageOf(document: D): PageName;
  /** What becomes of a row's texts on their way, to be known before it is saved. */
  noteOf?(row: ImportedRow<D>): string | null;
  /** Further repairs of many rows. */
  renderRepairs?(repaired: RepairedList<D>): ReactNode;
  /** What else a row that is being put right offers. */
  renderRowActions?(row: ImportedRow<D>, list: ImportList<D>): ReactNode;
}

export const ImportKindContext = createContext<ImportKind | null>(null);

/** The kind of the file that is shown. */
export function useImportKind(): ImportKind {
  const kind = use(ImportKindContext);
  if (!kind) throw new Error('no kind of files around this part');
  return kind;
}
