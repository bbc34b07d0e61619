export { isHoliday, isSettlementDay, isWeekend, type SettlementCalendar } from './bank-holidays';
export { BANK_TIME_ZONE } from './bank-time';
export { addDays, daysBetween, fromDotted, isCalendarDate, toDotted, toDottedMoment, weekdayOf } from './calendar-date';
export { readImportDate } from './import-date';
export { readTypedDate, readWholeDate } from './typed-date';
