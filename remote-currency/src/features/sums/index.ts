export { SumLines, type SumLine, type SumLinesProps } from './SumLines';
export { useBankFee, type BankFee } from './use-bank-fee';
