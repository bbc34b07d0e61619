export { card } from './DraftsCard';
