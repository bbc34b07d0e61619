export { SumLines, type SumLine } from './SumLines';
export { useBankFee } from './use-bank-fee';
