export { SumLines, type SumLine, type SumLinesProps } from './SumLines';
