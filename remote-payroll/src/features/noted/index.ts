export { useNote } from './use-note';
