export { usePreviousPayroll, type PreviousPayroll } from './use-previous-payroll';
export { SheetArea } from './SheetArea';
export { ROW_SOURCES, type RowSource } from './SheetBar';
export { signed } from './SheetRowView';
export { useSheetWidth } from './columns';
export { getAdviceText, getProblemColumn } from './get-remark';
export {
  getBankPeople,
  MASK,
  formatShortName,
  toDraftRow,
  type BankPeople,
  type DataColumn,
  type SheetRow,
} from './sheet-row';
export { NEW_ROW, returnedCell, createSheetState, type SheetState } from './sheet-state';
export { sumAmounts, type JudgeContext, type SheetFacts } from './sheet-facts';
export { useSheet, WHOLE_SHEET, type Sheet } from './use-sheet';
