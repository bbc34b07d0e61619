export type { DocumentDialog, OpenDialog } from './document-dialog';
export { DocumentDialogs } from './DocumentDialogs';
export { DocumentMenu } from './DocumentMenu';
