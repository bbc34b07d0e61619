import type { AmountUnit, ControlTotal, PayrollImportRecord, DetectedUnit } from '../../domain/rules';
import type { FileFormat } from '../formats/file-format';

export interface PayrollFileHead {
  readonly companyCodes: readonly string[];
  /** `yyyy-MM-dd` */
  readonly date: string | null;
  readonly number: string;
  readonly typeId: string | null;
  readonly typeText: string;
  /** `yyyy-MM` */
  readonly period: string;
  readonly count: number | null;
  readonly control: ControlTotal | null;
  /** Unit of whole numbers according to the layout or a heading. */
  readonly fixedUnit: AmountUnit | null;
  /** Lines without an employee: titles, signatures, empty sums. */
  readonly skipped: readonly number[];
}

export interface PayrollRecords {
  readonly format: FileFormat;
  readonly head: PayrollFileHead;
  readonly records: readonly PayrollImportRecord[];
}

export interface PayrollFileFacts extends PayrollFileHead {
  readonly unit: DetectedUnit;
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
