import { readFormDraft } from '@ncb/shared-kernel/blocks/drafts';
import type { Payroll } from '@ncb/shared-kernel/api/contract';
import type { PayrollRowDraft } from '@ncb/shared-kernel/domain/rules';
import { PayrollHalf } from '@ncb/shared-kernel/domain/vocabulary';
import { DATA_COLUMNS } from '../../features/payroll-grid';
import type { HeadValues } from '../../features/payroll-head';

export interface StoredPayrollDraft {
  readonly documentId: string | null;
  readonly version: number | null;
  /** Input of the idempotency key: with it a restored form finds what it has stored before a lost answer. */
  readonly nonce: string;
  readonly values: HeadValues;
  /** Tab-separated cells in lines: 5,000 rows as objects would be three times as long. */
  readonly rows: string;
}

interface RestoredPayroll {
  readonly version: number | null;
  readonly nonce: string;
  readonly head: HeadValues;
  readonly rows: readonly PayrollRowDraft[];
}

export function packRows(rows: readonly PayrollRowDraft[]): string {
  return rows.map((row) => DATA_COLUMNS.map((column) => row[column].replace(/[\t\n]/g, ' ')).join('\t')).join('\n');
}

function unpackRows(text: string): readonly PayrollRowDraft[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const cells = line.split('\t');
    const cell = (place: number) => cells[place] ?? '';
    return {
      taxCode: cell(0),
      lastName: cell(1),
      firstName: cell(2),
      middleName: cell(3),
      account: cell(4),
      amount: cell(5),
    };
  });
}

/** Reads a draft; null for another payroll's or an unknown format of a newer version. */
export function readPayrollDraft(
  content: unknown,
  changes: Payroll | null,
  initial: HeadValues,
): RestoredPayroll | null {
  const draft = readFormDraft(content, { changes, initial, parts: { half: isHalf } });
  if (!draft || typeof content !== 'object' || content === null) return null;
  const { rows, nonce } = content as Readonly<Record<string, unknown>>;
  if (typeof rows !== 'string' || typeof nonce !== 'string') return null;
  return {
    version: draft.version,
    nonce,
    head: { ...draft.values, half: isHalf(draft.values.half) ? draft.values.half : initial.half },
    rows: unpackRows(rows),
  };
}

function isHalf(value: unknown): boolean {
  return Object.values(PayrollHalf).some((half) => half === value);
}
