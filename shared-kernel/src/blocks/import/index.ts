export { accountOptions } from './account-options';
export { type CellField, type ImportKind, type ReadingChoice, type RepairedList, type SavedRow } from './import-kind';
export { hasWrongDay, type ImportList, type ImportSnapshot } from './import-list';
export { type ImportedRow } from './imported-row';
export { ImportView, type ImportViewProps } from './ImportView';
export { type ReadRow, type RowCells, type RowDocument, type RowRules } from './row-rules';
export { importTexts } from './texts';
