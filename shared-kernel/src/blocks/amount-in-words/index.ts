export { AmountInWords } from './AmountInWords';
