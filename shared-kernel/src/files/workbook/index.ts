export { readXls, readXlsx, type Sheet, type WorkbookContent } from './read-workbook';
