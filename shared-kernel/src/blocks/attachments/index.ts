export { AttachedFiles } from './AttachedFiles';
export { attachmentsTexts } from './texts';
