export { addAmounts, compareAmounts, fromMinor, subtractAmounts, toMinor, totalsPerCurrency } from './minor-units';
export { compareCrossRate, exchange, fromHryvnias, hryvniasToBuy, toHryvnias, type OfficialRate } from './exchange';
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
export { vatIncluded } from './vat-included';
export { crossRate, HRYVNIA_QUOTE, rateDifference, type Quote } from './quote';
export { NO_VAT_TEXT, splitVatText, vatText, withVatText } from './vat-text';
export { amountInWords, hasWords } from './words/amount-in-words';
