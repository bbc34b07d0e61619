export { FILE_KINDS, useExportDocuments, type ExportResult, type FileKind } from './use-export-documents';
