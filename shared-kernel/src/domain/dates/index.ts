export { isHoliday, isSettlementDay, isWeekend, nextSettlementDay, type SettlementCalendar } from './bank-holidays';
export { BANK_TIME_ZONE } from './bank-time-zone';
export { addDays, daysBetween, fromDotted, isCalendarDate, toDotted, toDottedMoment, weekdayOf } from './calendar-date';
export { readImportDate } from './read-import-date';
export { countLeading } from './count-leading';
export { addMonths, firstDayOf, lastDayOf, monthOf } from './months';
export { findPeriodName, getNamedPeriod, PERIOD_NAMES, type NamedPeriod, type PeriodName } from './named-periods';
export { getTimeOfBankDay } from './get-time-of-bank-day';
export { readTypedDate, readWholeDate, type NearDays } from './read-typed-date';
