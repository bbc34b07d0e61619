import { useCallback, useMemo, useState } from 'react';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import { savePayments, type Account, type BatchResult } from '@ncb/shared-kernel/api/contract';
import {
  buildAccountOptions,
  type CellField,
  type ImportedRow,
  type ImportKind,
  type ReadRow,
  type RowRules,
  type SavedRow,
} from '@ncb/shared-kernel/blocks/import';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import {
  getDocumentDateWindow,
  IMPORT_COLUMNS,
  importColumnOf,
  isImportColumn,
  getNumberKey,
  readImportRow,
  getValueDateWindow,
  type ImportColumn,
  type ImportContext,
  type UahPaymentDraft,
} from '@ncb/shared-kernel/domain/rules';
import { DocumentType, IMPORT_PORTION, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { files, type CheckedRow } from '@ncb/shared-kernel/files';
import { toPaymentRequest } from '../payment';
import { TaxTextRepair } from './TaxTextRepair';
import { UAH_FILES } from './uah-files';
import { useTexts } from '../../texts';

/** Common columns; others are for the Treasury or third parties. */
const COMMON: readonly ImportColumn[] = [
  'oper_n',
  'oper_date',
  'oper_datev',
  'cur_ref',
  'acn_d',
  'sum_cur',
  'acn_c',
  'name_c',
  'okpo_c',
  'psp_c',
  'pay_purp',
];
/** Ignored columns: the payer's data come from the account, a bank's code from the IBAN. */
const NOT_USED: readonly ImportColumn[] = ['name_d', 'okpo_d', 'mfo_d', 'mfo_c'];
const PARTS = IMPORT_COLUMNS.filter((column) => !COMMON.includes(column) && !NOT_USED.includes(column));
const WIDE: readonly string[] = ['pay_purp', 'acn_d', 'name_c'];

const CELLS = [
  ['oper_n', ['oper_n']],
  // Before columns that a narrow table hides.
  ['sum_cur', ['sum_cur', 'cur_ref']],
  ['name_c', ['name_c']],
  ['oper_date', ['oper_date', 'oper_datev']],
  ['acn_c', ['acn_c']],
  ['okpo_c', ['okpo_c', 'psp_c']],
  ['pay_purp', ['pay_purp']],
  ['acn_d', ['acn_d']],
] as const satisfies readonly (readonly [ImportColumn, readonly ImportColumn[]])[];

/** Columns whose problems make a comparison pointless. */
const PAIR_COLUMNS: readonly string[] = ['acn_c', 'okpo_c', 'psp_c'] satisfies readonly ImportColumn[];

function createUahRules(context: ImportContext): RowRules<UahPaymentDraft> {
  return {
    columns: IMPORT_COLUMNS,
    numberColumn: 'oper_n',
    dateColumn: 'oper_date',
    accountColumn: 'acn_d',
    dayColumns: ['oper_date', 'oper_datev'],
    hasCurrencies: false,
    judge(row) {
      const { payment, problems } = readImportRow(row, context);
      return { document: payment, problems };
    },
    markOf: getNumberKey,
    counterOf: () => 'payment',
    receiverOf: ({ creditIban }) => creditIban,
    pairOf({ document, problems, row }) {
      const { creditIban, receiverCode } = document;
      const isWhole = creditIban !== '' && receiverCode !== '';
      if (!isWhole || problems.some(({ field }) => PAIR_COLUMNS.includes(field))) return null;
      return { account: creditIban, code: receiverCode, column: row['psp_c']?.trim() ? 'psp_c' : 'okpo_c' };
    },
    currencyOf: () => UAH.letters,
  };
}

/** Field by field: with 50,000 rows an object rest takes 100 ms. */
function readRow({ line, row, payment, problems, restored }: CheckedRow): ReadRow<UahPaymentDraft> {
  return { line, row, document: payment, problems, ...(restored && { restored }) };
}

export function useUahKind(context: ImportContext, accounts: readonly Account[]): ImportKind<UahPaymentDraft> {
  const { t } = useTexts();
  // A refreshed balance must not re-check rows.
  const [first] = useState(context);
  const labelOf = useCallback(
    (column: string) => (isImportColumn(column) ? t(`impex.columns.${column}`) : column),
    [t],
  );
  return useMemo(
    () => ({
      ...UAH_FILES,
      rules: createUahRules(first),
      accounts,
      cells: CELLS,
      nameColumn: 'name_c',
      amountColumn: 'sum_cur',
      codeColumn: 'okpo_c',
      defaultCurrency: UAH.letters,
      labelOf,
      read: (file, choice, { onRows, ...listener }) =>
        files.readPayments(
          file,
          { ...choice, context: first },
          { ...listener, onRows: (rows) => onRows?.(rows.map(readRow)) },
        ),
      nextNumbers: ({ nextPaymentNumber }) => ({ payment: nextPaymentNumber }),
      dayRange: (column, bankDay) =>
        column === 'oper_date' ? getDocumentDateWindow(bankDay) : getValueDateWindow(bankDay, bankDay),
      panelColumns: () => ({ usual: COMMON, parts: PARTS }),
      textOf: getCellText,
      fieldOf: (column) => getCellField(column, accounts),
      pageOf: () => 'miPmtUahNew',
      renderRepairs: (repaired) => <TaxTextRepair {...repaired} />,
      saving: {
        portion: IMPORT_PORTION,
        comparesNames: true,
        columnOf: importColumnOf,
        async save(api, documents, idempotencyKey) {
          const payments = documents.map((payment) => ({ id: null, ...toPaymentRequest(payment) }));
          // A refused row must not block the others.
          const request = { type: DocumentType.uahPayment, all: false, payments };
          const outcome = await api.call(savePayments, request, { idempotencyKey });
          return outcome.ok ? { ok: true, value: outcome.value.results.map(toSavedRow) } : outcome;
        },
      },
    }),
    [first, accounts, labelOf],
  );
}

function getCellText(column: string, { document, row }: ImportedRow<UahPaymentDraft>): string {
  switch (column) {
    case 'name_c':
      return document.receiverName;
    case 'pay_purp':
      return document.purpose;
    case 'okpo_c':
      return row['psp_c']?.trim() || (row['okpo_c'] ?? '');
    default:
      return row[column] ?? '';
  }
}

function getCellField(column: string, accounts: readonly Account[]): CellField {
  const isWide = WIDE.includes(column);
  if (column === 'pay_purp') return { isWide, lines: 2 };
  // A foreign account is shown as in the file.
  return column === 'acn_d' ? { isWide, choices: buildAccountOptions(accounts), getChosen: normaliseIban } : { isWide };
}

function toSavedRow({ id, error, errorCode, problems }: BatchResult): SavedRow {
  const found = problems.map(({ field, key, max }): FieldProblem => ({
    field,
    key,
    params: max === undefined ? {} : { max },
  }));
  return { id, code: errorCode, sentence: error, problems: found };
}
