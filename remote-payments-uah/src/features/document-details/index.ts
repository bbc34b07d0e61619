export type { DocumentDialog, OpenDialog } from './document-dialog';
export { DocumentDialogs } from './DocumentDialogs';
export { DocumentFoot } from './DocumentFoot';
export { DocumentMenu } from './DocumentMenu';
