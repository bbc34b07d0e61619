import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { ROW_MARKS, type PayrollComparison } from '@ncb/shared-kernel/domain/signing-protocol';
import { isDisplayable } from '@ncb/shared-kernel/domain/text';
import { PAYROLL_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { readExactRecord, readList } from './strict-readers';

const TEXT_MAX = 64;
const AMOUNT = /^[0-9]{1,15}\.[0-9]{2}$/;
type Mark = PayrollComparison['marks'][number];

/**
 * Reads the unsigned difference of a payroll; null if it is not exact: extra content could look like a part of what is
 * signed.
 */
export function readDifference(value: unknown): PayrollComparison | null {
  const record = readExactRecord(value, ['number', 'documentDate', 'total', 'employeeCount', 'left', 'marks']);
  if (!record) return null;
  const { number, documentDate, total, employeeCount, left } = record;
  const marks = readList(record['marks'], PAYROLL_ROWS_MAX * ROW_MARKS.length, readMark);
  if (!isShortText(number) || !isShortText(documentDate) || !isCalendarDate(documentDate) || !marks) return null;
  if (!isShortText(total) || !AMOUNT.test(total) || !isCount(employeeCount) || !isCount(left)) return null;
  return { number, documentDate, total, employeeCount, left, marks };
}

function readMark(value: unknown): Mark | null {
  const record = readExactRecord(value, ['row', 'mark', 'before']);
  const mark = ROW_MARKS.find((option) => option === record?.['mark']);
  const { row, before } = record ?? {};
  return mark && isCount(row) && isShortText(before) ? { row, mark, before } : null;
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= TEXT_MAX && isDisplayable(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= PAYROLL_ROWS_MAX;
}
