export { ListExport } from './ListExport';
export type { TableFile } from './write-table';
