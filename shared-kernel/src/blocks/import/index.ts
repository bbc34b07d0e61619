export { buildAccountOptions } from './build-account-options';
export type { CellField, ImportFiles, ImportKind, RepairContext, SavedRow } from './import-kind';
export { ImportStart } from './ImportStart';
export type { ImportList } from './import-list';
export type { ImportedRow } from './imported-row';
export { ImportView, type ImportViewProps } from './ImportView';
export type { ReadRow, RowCells, RowRules } from './row-rules';
export { RowsRepair } from './RowsRepair';
export { importTexts } from './texts';
