export { UpdateBadge } from './UpdateBadge';
export { createUpdateWatch, type UpdateWatch } from './create-update-watch';
export { useUpdate, type Update } from './use-update';
