export { FILE_KINDS, useExportDocuments, type FileKind } from './use-export-documents';
