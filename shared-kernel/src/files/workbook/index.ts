export { readXls } from './read-xls';
export { readXlsx } from './read-xlsx';
export type { Sheet } from './workbook-content';
