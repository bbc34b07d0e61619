export { accountOptions } from './account-options';
export type {
  CellField,
  ChosenFile,
  ImportFiles,
  ImportKind,
  ReadingChoice,
  RepairedList,
  SavedRow,
} from './import-kind';
export { ImportPlace, type ImportPlaceProps } from './ImportPlace';
export { hasWrongDay, type ImportList, type ImportSnapshot } from './import-list';
export type { ImportedRow } from './imported-row';
export { ImportView, type ImportViewProps } from './ImportView';
export type { ReadRow, RowCells, RowDocument, RowRules } from './row-rules';
export { RowsRepair, type RowsRepairProps } from './RowsRepair';
export { importTexts } from './texts';
