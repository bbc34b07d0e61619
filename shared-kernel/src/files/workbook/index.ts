export { readXls } from './read-xls';
export { readXlsx } from './read-xlsx';
export type { Sheet, WorkbookContent } from './workbook-content';
