export type { Preview } from './check-preview';
export { withPreview } from './get-preview';
export { getPreviewRequest, takePreviewLink } from './preview-request';
