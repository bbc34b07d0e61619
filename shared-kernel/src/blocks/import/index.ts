export { buildAccountOptions } from './build-account-options';
export type {
  CellField,
  ChosenFile,
  ImportFiles,
  ImportKind,
  ReadingChoice,
  RepairContext,
  SavedRow,
} from './import-kind';
export { ImportStart, type ImportStartProps } from './ImportStart';
export { createWrongDayFilter, type ImportList, type ImportSnapshot } from './create-import-list';
export type { ImportedRow } from './imported-row';
export { ImportView, type ImportViewProps } from './ImportView';
export type { ReadRow, RowCells, RowDocument, RowRules } from './row-rules';
export { RowsRepair, type RowsRepairProps } from './RowsRepair';
export { importTexts } from './texts';
