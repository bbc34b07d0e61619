import { addDays, countDaysBetween, isCalendarDate } from '../domain/dates';

/** Serial number 2, because workbooks count a 29 February 1900 that did not exist. */
const FROM_1900 = { day: '1900-01-01', serial: 2 };
const FROM_1904 = { day: '1904-01-01', serial: 0 };
/** 1 March 1900; earlier serial numbers are off by one. */
const SERIAL_MIN = 61;
/** 31 December 9999. */
const SERIAL_MAX = 2_958_465;

/** Converts a workbook's serial number to a day without time; no time zone is involved. */
export function convertSerialToDay(serial: number, is1904: boolean): string | null {
  const days = Math.floor(serial);
  if (!(days >= SERIAL_MIN && days <= SERIAL_MAX)) return null;
  const base = is1904 ? FROM_1904 : FROM_1900;
  const day = addDays(base.day, days - base.serial);
  return isCalendarDate(day) ? day : null;
}

export function convertDayToSerial(day: string): number {
  return countDaysBetween(FROM_1900.day, day) + FROM_1900.serial;
}
