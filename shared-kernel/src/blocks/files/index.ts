export { AboutFile, type AboutFileProps, type TableChoice } from './AboutFile';
export type { NamedColumn } from './ColumnsReadLine';
export { CodePageField, type CodePageFieldProps } from './CodePageField';
export { EXPORT_CODE_PAGES } from './export-code-pages';
export { ExportButtons, type ExportButtonsProps } from './ExportButtons';
export { ExportPeriodFields } from './ExportPeriodFields';
export { ExportResultAlert, type ExportResultAlertProps } from './ExportResultAlert';
export { FileFaultAlert, type FileFaultAlertProps } from './FileFaultAlert';
export { FilePlace, type FilePlaceProps } from './FilePlace';
export { isFileOpen } from './is-file-open';
export { inSlices } from './in-slices';
export { ReadingProgress, type ReadingProgressProps } from './ReadingProgress';
export { RecordImport, type EditedRecord, type RecordImportProps } from './RecordImport';
export { RecordsOfFile, type RecordFate, type RecordOfFile, type RecordsOfFileProps } from './RecordsOfFile';
export { TemplateLinks, type TemplateLinksProps } from './TemplateLinks';
export { createToldProgress, type ToldProgress } from './told-progress';
export { useExportPeriod, type ExportPeriod } from './use-export-period';
export {
  useFileExport,
  type Collect,
  type FileExport,
  type FileExportResult,
  type FileToExport,
} from './use-file-export';
export {
  useFileReading,
  type FileReading,
  type ReadingOrder,
  type ReadingStage,
  type StartReading,
} from './use-file-reading';
export { useKeepRecords, type KeepRecords, type KeepRecordsOptions, type KeptRecords } from './use-keep-records';
export { usePastedFile, type PastedFileOptions } from './use-pasted-file';
export { useRecordFile, type RecordTable } from './use-record-file';
export { useSpareWorker } from './use-spare-worker';
export { filesTexts } from './texts';
