export { usePreviousPayroll, type PreviousPayroll } from './use-previous-payroll';
export { SheetArea } from './SheetArea';
export type { RowSource } from './SheetBar';
export { signed } from './SheetRowView';
export { useSheetWidth } from './columns';
export { getAdviceText, getProblemColumn } from './get-remark';
export {
  DATA_COLUMNS,
  getBankPeople,
  MASK,
  formatShortName,
  toDraftRow,
  type BankPeople,
  type DataColumn,
  type SheetRow,
} from './sheet-row';
export { NEW_ROW, returnedCell, createSheetState } from './sheet-state';
export type { JudgeContext, SheetFacts } from './sheet-facts';
export { useSheet, WHOLE_SHEET, type Sheet } from './use-sheet';
