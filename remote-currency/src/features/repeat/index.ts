export { RepeatLast, type RepeatLastProps } from './RepeatLast';
