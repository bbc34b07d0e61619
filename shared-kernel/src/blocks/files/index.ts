export { AboutFile, type AboutFileProps, type TableChoice } from './AboutFile';
export { type NamedColumn } from './ColumnsReadLine';
export { FileFaultAlert, type FileFaultAlertProps } from './FileFaultAlert';
export { FilePlace, type FilePlaceProps } from './FilePlace';
export { inSlices } from './in-slices';
export { ReadingProgress, type ReadingProgressProps } from './ReadingProgress';
export { TemplateLinks, type TemplateLinksProps } from './TemplateLinks';
export {
  useFileReading,
  type FileReading,
  type ReadingOrder,
  type ReadingStage,
  type StartReading,
} from './use-file-reading';
export { filesTexts } from './texts';
