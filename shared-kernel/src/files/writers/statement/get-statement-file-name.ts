import type { StatementFileFormat } from '../../../domain/vocabulary';

export const STATEMENT_FILE_ENDINGS = {
  xlsx: ['xlsx', 'xlsx'],
  pdf: ['pdf', 'pdf'],
  csv: ['csv', 'csv'],
  dbf: ['dbf', 'dbf'],
  'dbf-cp866': ['dbf', 'dbf'],
  'dbf-corplight': ['dbf', 'dbf'],
  'dbf-corplight-cp866': ['dbf', 'dbf'],
  'one-c-xml': ['xml', 'xml'],
  'one-c-text': ['txt', 'txt'],
  'camt-08': ['xml', 'xml'],
  'camt-02': ['xml', 'xml'],
  mt940: ['sta', 'txt'],
  'mt940-plain': ['sta', 'txt'],
  'mt940-period': ['sta', 'txt'],
  'mt940-cyrillic': ['sta', 'txt'],
  ibank: ['csv', 'csv'],
  privatbank: ['csv', 'csv'],
  ifobs: ['xml', 'xml'],
} as const satisfies Readonly<Record<StatementFileFormat, readonly [ending: string, type: string]>>;

const ACCOUNT_DIGITS = 6;
const PREFIXES: Partial<Record<StatementFileFormat, string>> = {
  'one-c-xml': 'kl_to_1c',
  'one-c-text': 'kl_to_1c',
  'camt-08': 'camt053',
  'camt-02': 'camt053',
  mt940: 'mt940',
  'mt940-plain': 'mt940',
  'mt940-period': 'mt940',
  'mt940-cyrillic': 'mt940',
  ibank: 'ibank2',
  privatbank: 'privatbank',
  ifobs: 'ifobs',
};

interface Named {
  /** `yyyy-MM-dd` */
  readonly start: string;
  readonly end: string;
  readonly accounts: readonly { readonly iban: string }[];
}

/**
 * Builds a file name like `camt053_000001_20260715-20260716.xml`; without an account if there are several. Source:
 * docs/requirements/statements.md#camt053-older-version.
 */
export function getStatementFileName(format: StatementFileFormat, { accounts, start, end }: Named): string {
  const ibans = new Set(accounts.map(({ iban }) => iban));
  const [only = ''] = ibans;
  const account = ibans.size === 1 ? only.slice(-ACCOUNT_DIGITS) : '';
  const period = `${start.replaceAll('-', '')}-${end.replaceAll('-', '')}`;
  const name = [PREFIXES[format] ?? 'statement', account, period].filter((part) => part !== '').join('_');
  return `${name}.${STATEMENT_FILE_ENDINGS[format][0]}`;
}
