export { BANK_TIME_ZONE } from './bank-time';
export { addDays, daysBetween, fromDotted, isCalendarDate, toDotted } from './calendar-date';
export { readImportDate } from './import-date';
