import type {
  StatementBalanceFormat,
  StatementFileFormat,
  StatementTableFormat,
} from '@ncb/shared-kernel/domain/vocabulary';

/** What can be exported, one line each; a line may have several variants. */
export const TABLE_LINES = [
  'xlsx',
  'pdf',
  'csv',
  'dbf',
  'dbf-corplight',
] as const satisfies readonly StatementTableFormat[];
export const BALANCE_LINES = [
  { name: 'one-c-xml', variants: ['one-c-xml'] },
  { name: 'one-c-text', variants: ['one-c-text'] },
  { name: 'camt', variants: ['camt-08', 'camt-02'] },
  { name: 'mt940', variants: ['mt940'] },
  { name: 'banks', variants: ['ibank', 'privatbank', 'ifobs'] },
] as const satisfies readonly { readonly name: string; readonly variants: readonly StatementBalanceFormat[] }[];

export type BalanceLine = (typeof BALANCE_LINES)[number];
export type TableLine = (typeof TABLE_LINES)[number];
/** What the dialog can make. */
export type OfferedFormat = TableLine | StatementBalanceFormat;

const BALANCES: readonly StatementFileFormat[] = BALANCE_LINES.flatMap(({ variants }) => [...variants]);

export function isBalanceFormat(format: StatementFileFormat): format is StatementBalanceFormat {
  return BALANCES.includes(format);
}

/** The line that a format is a variant of. */
export function lineOf(format: StatementFileFormat): BalanceLine | null {
  return BALANCE_LINES.find(({ variants }) => variants.some((variant) => variant === format)) ?? null;
}

/** A format that was kept may be one that this dialog does not have. */
export function isOffered(format: StatementFileFormat | null): format is OfferedFormat {
  return format !== null && (isBalanceFormat(format) || TABLE_LINES.some((line) => line === format));
}
