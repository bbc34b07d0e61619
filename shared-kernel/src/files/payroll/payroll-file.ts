import type { AmountUnit, ControlTotal, PayrollImportRecord, UnitOfFile } from '../../domain/rules';
import type { FileFormat } from '../formats/format';

/** What a salary file says about itself beside its rows; null or '' where it says nothing. */
export interface PayrollFileHead {
  /** Codes of companies that it names; more than one where its rows differ. */
  readonly companyCodes: readonly string[];
  /** `yyyy-MM-dd` */
  readonly date: string | null;
  readonly number: string;
  readonly typeId: string | null;
  /** What is paid, in the words of the program that wrote it. */
  readonly typeText: string;
  /** `yyyy-MM` */
  readonly period: string;
  readonly count: number | null;
  readonly control: ControlTotal | null;
  /** What the layout or a heading says of whole numbers. */
  readonly fixedUnit: AmountUnit | null;
  /** Lines that hold no employee: titles, signatures, empty sums. */
  readonly skipped: readonly number[];
}

/** A salary file before anybody has judged its rows. */
export interface PayrollRecords {
  readonly format: FileFormat;
  readonly head: PayrollFileHead;
  readonly records: readonly PayrollImportRecord[];
}

/** What a page is told of a salary file before its rows. */
export interface PayrollFileFacts extends PayrollFileHead {
  readonly unit: UnitOfFile;
}

export const NO_HEAD: PayrollFileHead = {
  companyCodes: [],
  date: null,
  number: '',
  typeId: null,
  typeText: '',
  period: '',
  count: null,
  control: null,
  fixedUnit: null,
  skipped: [],
};
