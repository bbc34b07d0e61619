export { useCurrencyKind } from './currency-kind';
