export { ListExport, type ListExportProps, type TableToExport } from './ListExport';
export type { TableFile } from './write-table';
