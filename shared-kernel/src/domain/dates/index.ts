export { isSettlementDay, isWeekend, getNextSettlementDay, type SettlementCalendar } from './bank-holidays';
export { BANK_TIME_ZONE } from './bank-time-zone';
export {
  addDays,
  countDaysBetween,
  parseDotted,
  isCalendarDate,
  toDayAndMonth,
  toDotted,
  toDottedMoment,
  getWeekday,
} from './calendar-date';
export { type DateFormats, getDateFormats } from './date-formats';
export { getDateLocale } from './get-date-locale';
export { readImportDate } from './read-import-date';
export { countLeading } from './count-leading';
export { addMonths, getFirstDay, getLastDay, getMonth } from './months';
export { findPeriodName, getNamedPeriod, PERIOD_NAMES, type NamedPeriod, type PeriodName } from './named-periods';
export { findMonth, shiftPeriod } from './shift-period';
export { getTimeOfBankDay } from './get-time-of-bank-day';
export { readTypedDate, readWholeDate, type NearDays } from './read-typed-date';
