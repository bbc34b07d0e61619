export { addAmounts, compareAmounts, fromMinor, subtractAmounts, toMinor, totalsPerCurrency } from './minor-units';
export { formatAmount } from './format-amount';
export { parseAmount, type AmountProblemKey, type ParsedAmount } from './parse-amount';
