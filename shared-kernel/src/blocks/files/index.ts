export { AboutFile, type AboutFileProps, type TableReadingChoice } from './AboutFile';
export type { NamedColumn } from './ColumnsReadLine';
export { CodePageField, type CodePageFieldProps } from './CodePageField';
export { EXPORT_CODE_PAGES } from './export-code-pages';
export { ExportButtons, type ExportButtonsProps } from './ExportButtons';
export { ExportPeriodFields } from './ExportPeriodFields';
export { ExportResultAlert, type ExportResultAlertProps } from './ExportResultAlert';
export { FileFaultAlert, type FileFaultAlertProps } from './FileFaultAlert';
export { FileDropZone, type FileDropZoneProps } from './FileDropZone';
export { hasFileQuestions } from './has-file-questions';
export { processInSlices } from './process-in-slices';
export { ReadingProgress, type ReadingProgressProps } from './ReadingProgress';
export { RecordImport, type EditedRecord, type RecordImportProps } from './RecordImport';
export { ImportedRecords, type RecordResult, type ImportedRecord, type ImportedRecordsProps } from './ImportedRecords';
export { TemplateLinks, type TemplateLinksProps } from './TemplateLinks';
export { createProgressStore, type ProgressStore } from './create-progress-store';
export { useExportPeriod, type ExportPeriod } from './use-export-period';
export {
  useFileExport,
  type CollectRows,
  type FileExport,
  type FileExportResult,
  type FileToExport,
} from './use-file-export';
export {
  useFileReading,
  type FileReading,
  type ReadingJob,
  type ReadingStage,
  type StartReading,
} from './use-file-reading';
export { useSaveRecords, type SaveRecords, type SaveRecordsOptions, type SavedRecords } from './use-save-records';
export { usePastedFile, type PastedFileOptions } from './use-pasted-file';
export { useRecordFile, type RecordTable } from './use-record-file';
export { useSpareWorker } from './use-spare-worker';
export { filesTexts } from './texts';
