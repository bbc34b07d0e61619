export type { FoundRequisites } from '@ncb/shared-kernel/domain/requisites';
export { FillFromButton, type FillFromButtonProps } from './FillFromButton';
export { toFoundValues } from './to-found-values';
