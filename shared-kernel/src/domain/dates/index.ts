export { addDays, daysBetween, fromDotted, isCalendarDate, toDotted } from './calendar-date';
