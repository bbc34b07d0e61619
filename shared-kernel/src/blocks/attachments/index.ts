export { AttachedFiles } from './AttachedFiles';
export { SupportingDocuments } from './SupportingDocuments';
export { attachmentsTexts } from './texts';
