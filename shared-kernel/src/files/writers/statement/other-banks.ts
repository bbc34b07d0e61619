import { toDotted } from '../../../domain/dates';
import { getShortAccount } from '../../../domain/identifiers';
import { formatMinor, toMinor } from '../../../domain/money';
import { escapeMissingCharacters } from '../../encoding';
import { escapeXml, toPlainText } from './file-texts';
import { getOtherSide, getOwnSide, type Side } from './get-sides';
import {
  getMovement,
  type AccountToWrite,
  type Entry,
  type OperationToWrite,
  type StatementToWrite,
} from './statement-to-write';

type OnEntry = () => void;
type Cells = (own: Side, entry: Entry, account: AccountToWrite) => readonly string[];

const DIVIDER = ';';
/** Start of a cell that a spreadsheet would execute: numbers, names and purposes come from third parties. */
const FORMULA = /^[=+\-@＝＋－＠]/;

const IBANK = [
  ...['ЄДРПОУ', 'МФО', 'Рахунок', 'Валюта', 'Дата операції', 'Код операції', 'МФО банка', 'Назва банка'],
  ...['Рахунок кореспондента', 'ЄДРПОУ кореспондента', 'Кореспондент', 'Документ', 'Дата документа'],
  ...['Дебет', 'Кредит', 'Призначення платежу', 'Гривневе покриття'],
];
const PRIVATBANK = [
  ...['ЄДРПОУ', 'МФО', 'Рахунок', 'Валюта', 'Номер документу', 'Дата операції', 'МФО банка', 'Назва банка'],
  ...['Рахунок кореспондента', 'ЄДРПОУ кореспондента', 'Кореспондент', 'Сума', 'Призначення платежу'],
];

/**
 * Writes a statement as the csv of iBank 2 UA. Source: docs/requirements/banking-rules.md#file-layouts,
 * docs/file-formats.md.
 */
export function writeIBankCsv(statement: StatementToWrite, onEntry: OnEntry): Generator<string, void> {
  return writeTable(statement, IBANK, onEntry, (own, entry, { currencyLetters }) => {
    const { operation, amount, isDebit } = entry;
    const other = getOtherSide(entry);
    const day = toDotted(operation.operationDate);
    return [
      ...[own.code, own.bank, own.account, currencyLetters, `${day} ${getTime(operation)}`, operation.documentType],
      other.bank,
      ...[getOwnBankName(other, statement), other.account, other.code, toTextCell(other.name)],
      ...[toTextCell(operation.number), day],
      ...[isDebit ? amount : '', isDebit ? '' : amount, toTextCell(operation.purpose)],
      formatMinor(toMinor(operation.amount)),
    ];
  });
}

/** Returns `HH:mm` of an operation on its day; midnight if the bank stores the day only. */
function getTime({ operationDate, executed, received }: OperationToWrite): string {
  const moment = [executed, received].find((one) => one?.startsWith(`${operationDate}T`));
  return moment?.slice(11, 16) ?? '00:00';
}

/**
 * Writes a statement as PrivatBank's csv: a debit is a negative sum. Source:
 * docs/requirements/banking-rules.md#file-layouts,
 * docs/file-formats.md.
 */
export function writePrivatbankCsv(statement: StatementToWrite, onEntry: OnEntry): Generator<string, void> {
  return writeTable(statement, PRIVATBANK, onEntry, (own, entry, { currencyLetters }) => {
    const { operation, amount, isDebit } = entry;
    const other = getOtherSide(entry);
    return [
      ...[own.code, own.bank, own.account, currencyLetters, toTextCell(operation.number)],
      ...[toDotted(operation.operationDate), other.bank, getOwnBankName(other, statement), other.account, other.code],
      ...[toTextCell(other.name), isDebit ? `-${amount}` : amount, toTextCell(operation.purpose)],
    ];
  });
}

function getOwnBankName({ bank }: Side, { bank: own }: StatementToWrite): string {
  return bank === own.code ? own.name : '';
}

function toTextCell(cellText: string): string {
  const text = toPlainText(cellText);
  return FORMULA.test(text) ? `'${text}` : text;
}

function* writeTable(
  statement: StatementToWrite,
  names: readonly string[],
  onEntry: OnEntry,
  cells: Cells,
): Generator<string, void> {
  yield `${names.join(DIVIDER)}\r\n`;
  for (const account of statement.accounts) {
    const own = getOwnSide(statement, account);
    const { entries } = getMovement(account);
    for (const entry of entries) {
      // Readers of both programs expect a delimiter after the last cell too; headings have none.
      yield `${cells(own, entry, account).map(quoteCell).join(DIVIDER)}${DIVIDER}\r\n`;
      onEntry();
    }
  }
}

/** Quotes a cell after normalising it: normal form C may turn a character into a delimiter. */
function quoteCell(text: string): string {
  const cell = toPlainText(text);
  return /[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Writes a statement as XML of iFOBS: sums in kopecks, 0 for a debit. Source:
 * docs/requirements/banking-rules.md#file-layouts,
 * docs/file-formats.md.
 */
export function* writeIFobsXml(statement: StatementToWrite, onEntry: OnEntry): Generator<string, void> {
  yield '<?xml version="1.0" encoding="windows-1251"?>\n<ROWDATA>\n';
  for (const account of statement.accounts) {
    const own = getOwnSide(statement, account);
    const { entries } = getMovement(account);
    for (const entry of entries) {
      yield `<ROW${writeAttributes(buildRow(own, entry, account))}/>\n`;
      onEntry();
    }
  }
  yield '</ROWDATA>\n';
}

type Attribute = readonly [name: string, value: string];

function buildRow(own: Side, entry: Entry, account: AccountToWrite): readonly Attribute[] {
  const { operation, isDebit, minor } = entry;
  const other = getOtherSide(entry);
  const day = operation.operationDate.replaceAll('-', '');
  return [
    ['BANKID', own.bank],
    ['ACCOUNTID', account.accountId ?? ''],
    ['ACCOUNTNO', getShortAccount(own.account)],
    ['IBAN', own.account],
    ['IDENTIFYCODE', own.code],
    ['CONTRAGENTSNAME', own.name],
    ['CORRBANKID', other.bank],
    ['CORRACCOUNTNO', getShortAccount(other.account)],
    ['CORRIBAN', other.account],
    ['CORRIDENTIFYCODE', other.code],
    ['CORRCONTRAGENTSNAME', other.name],
    ['OPERATIONID', isDebit ? '0' : '1'],
    ['SUMMA', String(minor)],
    ['DOCUMENTNO', operation.number],
    ['ARCDATE', day],
    ['BANKDATE', day],
    ['DOCUMENTDATE', day],
    ['CURRENCYID', account.currencyCode ?? ''],
    ['CURRSYMBOLCODE', account.currencyLetters],
    ['DOCUMENTTYPEID', operation.documentType],
    ['PLATPURPOSE', operation.purpose],
  ];
}

function writeAttributes(all: readonly Attribute[]): string {
  return all
    .map(([name, value]) => ` ${name}="${escapeMissingCharacters(escapeXml(toPlainText(value)), 'windows-1251')}"`)
    .join('');
}
