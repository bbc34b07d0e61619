export { AttachedFiles, type AttachedFilesProps } from './AttachedFiles';
export { attachmentsTexts } from './texts';
