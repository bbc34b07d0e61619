export { card } from './LettersCard';
