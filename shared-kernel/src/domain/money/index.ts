export { addAmounts, compareAmounts, formatMinor, subtractAmounts, toMinor, sumPerCurrency } from './minor-units';
export { compareCrossRate, exchange, getHryvniasToBuy, toHryvnias, type OfficialRate } from './exchange';
export { computeFee, type FeeTerms } from './compute-fee';
export {
  formatAmount,
  formatInCurrency,
  formatMoney,
  formatPercent,
  formatRate,
  formatShortAmount,
} from './format-amount';
export { parseAmount, type AmountProblemKey, type ParsedAmount } from './parse-amount';
export { parseAmountWithin, type AmountLimits, type ParsedAmountWithin } from './parse-amount-within';
export { parsePercent, type ParsedPercent } from './parse-percent';
export { roundToAmount, type Ratio } from './ratio';
export { computeIncludedVat } from './compute-included-vat';
export { crossRate, HRYVNIA_QUOTE, getRateDifference, type Quote } from './quote';
export { NO_VAT_TEXT, splitVatText, formatVat, withVatText } from './format-vat';
export { spellAmount, hasWords } from './words/spell-amount';
