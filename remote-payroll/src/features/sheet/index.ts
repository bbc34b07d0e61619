export { usePreviousPayroll, type PreviousPayroll } from './previous-payroll';
export { SheetArea } from './SheetArea';
export { ROW_SOURCES, type RowSource } from './SheetBar';
export { signed } from './SheetRowView';
export { useSheetRoom } from './columns';
export { adviceText, problemColumn } from './remark';
export {
  bankPeople,
  MASK,
  shortPerson,
  toDraftRow,
  type BankPeople,
  type DataColumn,
  type SheetRow,
} from './sheet-row';
export { NEW_ROW, returnedCell, sheetOf, type SheetState } from './sheet-state';
export { sumOf, type JudgeContext, type SheetFacts } from './sheet-facts';
export { useSheet, WHOLE_SHEET, type Sheet } from './use-sheet';
