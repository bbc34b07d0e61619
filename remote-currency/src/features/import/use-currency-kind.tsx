import { useCallback, useMemo, useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { buildAccountOptions, type CellField, type ImportKind } from '@ncb/shared-kernel/blocks/import';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import {
  CHOICE_WORDS,
  readChoice,
  getDocumentDateWindow,
  isChoiceColumn,
  isCurrencyImportColumn,
  getValueDateWindow,
  type CurrencyImportContext,
  type ImportedCurrencyDocument,
} from '@ncb/shared-kernel/domain/rules';
import {
  DocumentType,
  findCurrency,
  FOREIGN_CURRENCIES,
  CurrencyPaymentKind,
} from '@ncb/shared-kernel/domain/vocabulary';
import { files } from '@ncb/shared-kernel/files';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { formatReplacedSigns } from '../payment';
import { CurrencyRepairs } from './CurrencyRepairs';
import { CURRENCY_FILES } from './currency-files';
import { CELLS, createCurrencyRules, getPage, getPanelColumns, type CurrencyRow } from './currency-rows';
import { ConfirmAddress } from './ConfirmAddress';
import { createSaving } from './create-saving';
import { useTexts } from '../../texts';

const WIDE: readonly string[] = ['pay_purp', 'acn_id', 'acn_rest_id', 'acnt_c_id', 'name_co', 'ben_addr'];
const ACCOUNTS: readonly string[] = ['acn_id', 'acn_rest_id', 'acnt_c_id'];
const CURRENCIES: readonly string[] = ['cur_ref', 'target_cur_ref'];

/**
 * Returns import settings of currency documents.
 * @param accounts all accounts of the company: which of them fit depends on the document
 */
export function useCurrencyKind(
  context: CurrencyImportContext,
  accounts: readonly Account[],
): ImportKind<ImportedCurrencyDocument> {
  const { session } = useShell();
  const { t } = useTexts();
  // A refreshed balance must not re-check rows.
  const [first] = useState(context);
  const rules = useMemo(() => createCurrencyRules(first), [first]);
  const labelOf = useCallback(
    (column: string) => (isCurrencyImportColumn(column) ? t(`import.columns.${column}`) : column),
    [t],
  );
  const company = session.companies.find(({ ref }) => ref === session.companyRef);
  const { code = '', shortName: name = '' } = company ?? {};
  const fieldOf = useCallback(
    (column: string): CellField => {
      const isWide = WIDE.includes(column);
      if (column === 'pay_purp') return { isWide, lines: 2 };
      // Other values are shown as in the file.
      if (ACCOUNTS.includes(column))
        return { isWide, choices: buildAccountOptions(accounts), getChosen: normaliseIban };
      if (CURRENCIES.includes(column)) {
        const choices = FOREIGN_CURRENCIES.map(({ letters }) => ({ value: letters, label: letters }));
        return { choices, getChosen: (cell) => findCurrency(cell.trim().toUpperCase())?.letters ?? cell };
      }
      if (!isChoiceColumn(column)) return { isWide };
      return {
        choices: CHOICE_WORDS[column].map(({ value }) => ({
          value: String(value),
          label: t(`import.words.${column}.${value}` as 'import.words.fee_type.SHA'),
        })),
        getChosen: (cell) => String(readChoice(column, cell) ?? cell),
      };
    },
    [accounts, t],
  );
  const textOf = useCallback((column: string, row: CurrencyRow) => getShownText(column, row, t), [t]);
  return useMemo(
    () => ({
      ...CURRENCY_FILES,
      rules,
      accounts,
      cells: CELLS,
      nameColumn: 'name_co',
      amountColumn: 'amount',
      labelOf,
      textOf,
      fieldOf,
      panelColumns: getPanelColumns,
      pageOf: getPage,
      read: (file, choice, listener) => files.readCurrency(file, { ...choice, context: first }, listener),
      nextNumbers: ({ nextCurrencyPaymentNumber, nextCurrencyRequestNumber }) => ({
        payment: nextCurrencyPaymentNumber,
        request: nextCurrencyRequestNumber,
      }),
      dayRange: (column, bankDay) =>
        column === 'doc_date' ? getDocumentDateWindow(bankDay) : getValueDateWindow(bankDay, bankDay),
      noteOf: (row) => formatReplacedSigns(t, buildSwiftText(row)),
      renderRepairs: (repaired) => <CurrencyRepairs {...repaired} />,
      renderRowActions: (row, list) => <ConfirmAddress row={row} list={list} />,
      saving: createSaving({ code, name, accounts }),
    }),
    [rules, first, accounts, t, labelOf, textOf, fieldOf, code, name],
  );
}

/** Returns a cell's text; requests show their type, having no beneficiary. */
function getShownText(column: string, { document, row }: CurrencyRow, t: ReturnType<typeof useTexts>['t']): string {
  if (document.type !== DocumentType.currencyPayment) {
    if (column === 'name_co') return t(`import.words.pmt_type.${document.type}`);
    if (column === 'acnt_co') return row['acnt_c_id'] ?? '';
  }
  switch (column) {
    case 'name_co':
      return document.type === DocumentType.currencyPayment ? document.payment.beneficiary.name : '';
    case 'buy_base':
      return row['contracts'] || row['dog_num'] || (row['customer_buy_base'] ?? '');
    default:
      return row[column] ?? '';
  }
}

/**
 * The text of a row that a SWIFT message carries in other signs: the purpose, which is sent as it is typed, and the cells
 * that the repair of letters will rewrite. '' where no message is sent.
 */
function buildSwiftText({ document, problems, row }: CurrencyRow): string {
  if (document.type !== DocumentType.currencyPayment) return '';
  if (document.payment.kind !== CurrencyPaymentKind.external) return '';
  const rewritten = problems.filter(({ key }) => key === 'notSwiftText').map(({ field }) => row[field] ?? '');
  return [document.payment.purpose, ...rewritten].join(' ');
}
