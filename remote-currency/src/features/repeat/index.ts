export { RepeatLast } from './RepeatLast';
