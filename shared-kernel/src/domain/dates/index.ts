export { isHoliday, isSettlementDay, isWeekend, nextSettlementDay, type SettlementCalendar } from './bank-holidays';
export { BANK_TIME_ZONE } from './bank-time';
export { addDays, daysBetween, fromDotted, isCalendarDate, toDotted, toDottedMoment, weekdayOf } from './calendar-date';
export { readImportDate } from './import-date';
export { countInOrder } from './in-order';
export { addMonths, firstDayOf, lastDayOf, monthOf } from './months';
export { nameOfPeriod, namedPeriod, PERIOD_NAMES, type NamedPeriod, type PeriodName } from './named-periods';
export { timeOfBankDay } from './time-of-bank-day';
export { readTypedDate, readWholeDate, type NearDays } from './typed-date';
