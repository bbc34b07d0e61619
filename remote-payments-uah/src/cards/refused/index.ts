export { card } from './RefusedCard';
