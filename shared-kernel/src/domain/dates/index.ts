export { BANK_TIME_ZONE } from './bank-time';
export { addDays, daysBetween, fromDotted, isCalendarDate, toDotted, toDottedMoment } from './calendar-date';
export { readImportDate } from './import-date';
export { readTypedDate, readWholeDate } from './typed-date';
