export { interestBetween, plus, type InterestTerms } from './accrue';
export { addMonths, DayCount, yearPart } from './day-count';
