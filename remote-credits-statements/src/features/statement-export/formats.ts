import type {
  StatementBalanceFormat,
  StatementFileFormat,
  StatementTableFormat,
} from '@ncb/shared-kernel/domain/vocabulary';

export const TABLE_LINES = [
  { name: 'xlsx', variants: ['xlsx'] },
  { name: 'pdf', variants: ['pdf'] },
  { name: 'csv', variants: ['csv'] },
  { name: 'dbf', variants: ['dbf', 'dbf-cp866'] },
  { name: 'dbf-corplight', variants: ['dbf-corplight', 'dbf-corplight-cp866'] },
] as const satisfies readonly FormatLine<StatementTableFormat>[];
export const BALANCE_LINES = [
  { name: 'one-c-xml', variants: ['one-c-xml'] },
  { name: 'one-c-text', variants: ['one-c-text'] },
  { name: 'camt', variants: ['camt-08', 'camt-02'] },
  { name: 'mt940', variants: ['mt940', 'mt940-plain', 'mt940-period', 'mt940-cyrillic'] },
  { name: 'banks', variants: ['ibank', 'privatbank', 'ifobs'] },
] as const satisfies readonly FormatLine<StatementBalanceFormat>[];

interface FormatLine<Format> {
  readonly name: string;
  readonly variants: readonly Format[];
}

export type OfferedLine = (typeof TABLE_LINES | typeof BALANCE_LINES)[number];

const BALANCES: readonly StatementFileFormat[] = BALANCE_LINES.flatMap(({ variants }) => [...variants]);

export function isBalanceFormat(format: StatementFileFormat): format is StatementBalanceFormat {
  return BALANCES.includes(format);
}

/** True for tables that programs read as payments: a revaluation would be an empty one. */
export function hasOperationsAlone(format: StatementFileFormat): boolean {
  return format.startsWith('dbf');
}

export function findLine(format: StatementFileFormat): OfferedLine | null {
  return [...TABLE_LINES, ...BALANCE_LINES].find(({ variants }) => variants.some((one) => one === format)) ?? null;
}

/** True if this dialog has the format; a saved one may come from a newer version. */
export function isOffered(format: StatementFileFormat | null): format is StatementFileFormat {
  return format !== null && findLine(format) !== null;
}
