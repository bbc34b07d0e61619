import { formatMinor, toMinor } from '../../../domain/money';
import { Side } from '../../../domain/vocabulary';
import type { ExportColumn, ExportTable } from '../export-table';
import { PAYMENT_EXPORT_COLUMNS } from '../payment-columns';
import { toPlainText } from './file-texts';
import type { AccountToWrite, OperationToWrite, StatementToWrite } from './statement-to-write';

export interface OperationOfTable {
  readonly account: Omit<AccountToWrite, 'documents'>;
  readonly document: OperationToWrite;
  /** Name of the kind of transfer, in the user's language; '' for other operations. */
  readonly transfer: string;
}

type Head = Pick<StatementToWrite, 'clientName' | 'clientCode' | 'bank'>;
type Column = readonly [column: Omit<ExportColumn, 'name'>, of: (shown: OperationOfTable, head: Head) => string];

const text = (length: number) => ({ holds: 'text', length }) as const;
const amount = { holds: 'amount', length: 20 } as const;
const rate = { holds: 'rate', length: 12 } as const;
const day = { holds: 'day', length: 8 } as const;

function getSum({ isRevaluation, currencyAmount, amount: hryvnias }: OperationToWrite): string {
  return isRevaluation ? '' : formatMinor(toMinor(currencyAmount ?? hryvnias));
}

function getSumOnSide(side: Side, document: OperationToWrite): string {
  return document.side === side ? getSum(document) : '';
}

const READABLE_COLUMNS = {
  date: [day, ({ document }) => document.operationDate],
  number: [text(10), ({ document }) => toPlainText(document.number)],
  correspondent: [text(40), ({ document }) => toPlainText(document.correspondentName)],
  code: [text(12), ({ document }) => toPlainText(document.correspondentCode)],
  correspondentAccount: [text(34), ({ document }) => toPlainText(document.correspondentAccount)],
  bankCode: [text(11), ({ document }) => toPlainText(document.correspondentBankCode)],
  debit: [amount, ({ document }) => getSumOnSide(Side.debit, document)],
  credit: [amount, ({ document }) => getSumOnSide(Side.credit, document)],
  currency: [text(8), ({ account }) => account.currencyLetters],
  hryvnias: [amount, ({ document }) => formatSignedAmount(document)],
  rate: [rate, ({ document }) => document.rate ?? ''],
  purpose: [text(60), ({ document }) => toPlainText(document.purpose)],
  account: [text(29), ({ account }) => account.iban],
  bankNumber: [text(12), ({ document }) => document.id],
  uetr: [text(36), ({ document }) => document.uetr ?? ''],
  transfer: [text(28), ({ transfer }) => transfer],
} satisfies Record<string, Column>;

export type StatementHeading = keyof typeof READABLE_COLUMNS;
export const STATEMENT_HEADINGS = Object.keys(READABLE_COLUMNS) as readonly StatementHeading[];

/** Formats hryvnias with the side as sign, so that the column can be summed. */
function formatSignedAmount({ side, amount: hryvnias }: OperationToWrite): string {
  const sum = formatMinor(toMinor(hryvnias));
  return side === Side.debit ? `-${sum}` : sum;
}

export function buildStatementTable(
  rows: readonly OperationOfTable[],
  head: Head,
  headings: Readonly<Record<StatementHeading, string>>,
): ExportTable {
  return buildTable(
    Object.entries<Column>(READABLE_COLUMNS).map(([key, [column, of]]) => [
      { ...column, name: headings[key as StatementHeading] },
      of,
    ]),
    rows,
    head,
  );
}

/** Leaves out revaluations: they move no money, and programs would import them as empty documents. */
function withoutRevaluations(rows: readonly OperationOfTable[]): readonly OperationOfTable[] {
  return rows.filter(({ document }) => !document.isRevaluation);
}

/**
 * Builds the dBase table with the columns of payments: payer at D, receiver at C. Source:
 * docs/requirements/hryvnia-payments.md#export-columns, docs/requirements/statements.md#dbf-tables.
 */
export function buildDbfTable(rows: readonly OperationOfTable[], head: Head): ExportTable {
  return {
    columns: PAYMENT_EXPORT_COLUMNS,
    rows: withoutRevaluations(rows).map(({ account, document }) => {
      const own = [head.bank.code, account.iban, head.clientCode, toPlainText(head.clientName)] as const;
      const other = [
        toPlainText(document.correspondentBankCode),
        toPlainText(document.correspondentAccount),
        toPlainText(document.correspondentCode),
        toPlainText(document.correspondentName),
      ] as const;
      const [payer, receiver] = document.side === Side.debit ? [own, other] : [other, own];
      const [bankD, accountD, codeD, nameD] = payer;
      const [bankC, accountC, codeC, nameC] = receiver;
      return [
        ...[toPlainText(document.number), document.operationDate, bankD, accountD, codeD, nameD],
        ...[getSum(document), account.currencyCode ?? '', bankC, accountC, nameC, codeC],
        ...[toPlainText(document.purpose), document.operationDate],
      ];
    }),
  };
}

const dbfText = (name: string, length: number): ExportColumn => ({ name, holds: 'text', length });
const dbfWhole = (name: string, length: number): ExportColumn => ({ name, holds: 'whole', length });
const dbfDate = (name: string): ExportColumn => ({ name, holds: 'day', length: 8, isDate: true });

/**
 * CorpLight's exact columns since 01.12.2023; sums in kopecks. Source: docs/requirements/banking-rules.md#file-layouts.
 */
const CORP_LIGHT: readonly ExportColumn[] = [
  dbfText('ndoc', 10),
  dbfDate('dt'),
  dbfText('mfocli', 12),
  dbfText('okpocli', 14),
  dbfText('acccli', 29),
  dbfText('namecli', 140),
  dbfText('bankcli', 254),
  dbfText('mfocor', 12),
  dbfText('acccor', 29),
  dbfText('okpocor', 29),
  dbfText('namecor', 140),
  dbfText('bankcor', 254),
  dbfWhole('dk', 1),
  dbfWhole('summa', 20),
  dbfText('nazn', 420),
  dbfWhole('val', 4),
  dbfDate('datp'),
  dbfDate('da'),
  dbfWhole('saldovh', 16),
  dbfWhole('saldovhEv', 16),
  dbfWhole('saldoish', 16),
  dbfWhole('saldoishEv', 16),
  dbfText('uetr', 36),
];
const DEBIT = '1';
const CREDIT = '0';

/**
 * Builds the table for programs that read CorpLight's; 1 is a debit, 0 a credit. Source:
 * docs/requirements/statements.md#dbf-tables.
 */
export function buildCorpLightTable(rows: readonly OperationOfTable[], head: Head): ExportTable {
  return {
    columns: CORP_LIGHT,
    rows: withoutRevaluations(rows).map(({ account, document }) => {
      const { operationDate, executed, correspondentBankCode } = document;
      const sum = getSum(document);
      return [
        ...[toPlainText(document.number), operationDate, head.bank.code, head.clientCode, account.iban],
        ...[toPlainText(head.clientName), head.bank.name, toPlainText(correspondentBankCode)],
        ...[document.correspondentAccount, document.correspondentCode, document.correspondentName].map(toPlainText),
        correspondentBankCode === head.bank.code ? head.bank.name : '',
        ...[document.side === Side.debit ? DEBIT : CREDIT, toKopecks(sum), toPlainText(document.purpose)],
        ...[account.currencyCode ?? '', executed?.slice(0, 10) ?? operationDate, operationDate],
        ...[toKopecks(account.opening), toKopecks(account.openingEquivalent ?? account.opening)],
        ...[toKopecks(account.closing), toKopecks(account.closingEquivalent ?? account.closing)],
        document.uetr ?? '',
      ];
    }),
  };
}

function toKopecks(sum: string): string {
  return String(toMinor(sum));
}

function buildTable(
  columns: readonly (readonly [ExportColumn, Column[1]])[],
  rows: readonly OperationOfTable[],
  head: Head,
): ExportTable {
  return {
    columns: columns.map(([column]) => column),
    rows: rows.map((row) => columns.map(([, of]) => of(row, head))),
  };
}
