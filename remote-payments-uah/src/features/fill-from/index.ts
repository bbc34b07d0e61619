export { FillFromButton } from './FillFromButton';
export { toFoundValues } from './to-found-values';
