import type { Column } from './columns';

const LINE_END = '\r\n';

/** Names in one line; a spreadsheet set to Ukrainian divides csv files at semicolons. */
export function csvFile(columns: readonly Column[]): Buffer {
  return nameLine(columns, ';');
}

/** The same divided by tabs, as a spreadsheet writes text. */
export function textFile(columns: readonly Column[]): Buffer {
  return nameLine(columns, '\t');
}

/**
 * A payroll as text has no names: its first line says company, day, type, number of rows and kopecks, and each row is
 * `TIN;LASTNAME;FIRSTNAME;MIDDLENAME;ACCOUNT;AMOUNT`. Source: reference/banking 4.4
 */
export function payrollTextFile(): Buffer {
  return Buffer.from(`PAYROLL;1.0;00000000;01.01.2026;1;0;0${LINE_END}`, 'ascii');
}

function nameLine(columns: readonly Column[], divider: string): Buffer {
  return Buffer.from(columns.map(({ name }) => name).join(divider) + LINE_END, 'ascii');
}
