export { FillFromButton } from './FillFromButton';
