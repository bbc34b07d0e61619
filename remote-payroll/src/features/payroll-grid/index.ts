export { usePreviousPayroll, type PreviousPayroll } from './use-previous-payroll';
export { GridArea } from './GridArea';
export type { RowSource } from './GridBar';
export { formatSigned } from './GridRowView';
export { useGridWidth } from './columns';
export { getAdviceText, getProblemColumn } from './get-remark';
export {
  DATA_COLUMNS,
  getBankPeople,
  MASK,
  formatShortName,
  toDraftRow,
  type BankPeople,
  type DataColumn,
  type GridRow,
} from './grid-row';
export { NEW_ROW, findReturnedCell, createGridState } from './grid-state';
export type { JudgeContext, GridFacts } from './grid-facts';
export { usePayrollGrid, WHOLE_GRID, type PayrollGridModel } from './use-payroll-grid';
