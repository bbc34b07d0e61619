export type { FoundRequisites } from '@ncb/shared-kernel/domain/requisites';
export { FillFromButton, type FillFromButtonProps } from './FillFromButton';
export { valuesFound } from './values-found';
