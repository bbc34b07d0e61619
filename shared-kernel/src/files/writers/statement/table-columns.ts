import { fromMinor, toMinor } from '../../../domain/money';
import { Side } from '../../../domain/vocabulary';
import type { ExportColumn, ExportTable } from '../export-table';
import { PAYMENT_EXPORT_COLUMNS } from '../payment-columns';
import { plainText } from './file-texts';
import type { AccountToWrite, OperationToWrite, StatementToWrite } from './statement-to-write';

export interface OperationOfTable {
  readonly account: Omit<AccountToWrite, 'documents'>;
  readonly document: OperationToWrite;
}

type Head = Pick<StatementToWrite, 'clientName' | 'clientCode' | 'bank'>;
type Column = readonly [column: Omit<ExportColumn, 'name'>, of: (shown: OperationOfTable, head: Head) => string];

const text = (length: number) => ({ holds: 'text', length }) as const;
const amount = { holds: 'amount', length: 20 } as const;
const rate = { holds: 'rate', length: 12 } as const;
const day = { holds: 'day', length: 8 } as const;

function sumOf({ isRevaluation, currencyAmount, amount: hryvnias }: OperationToWrite): string {
  return isRevaluation ? '' : fromMinor(toMinor(currencyAmount ?? hryvnias));
}

function onSide(side: Side, document: OperationToWrite): string {
  return document.side === side ? sumOf(document) : '';
}

const PEOPLES = {
  date: [day, ({ document }) => document.operationDate],
  number: [text(10), ({ document }) => plainText(document.number)],
  correspondent: [text(40), ({ document }) => plainText(document.correspondentName)],
  code: [text(12), ({ document }) => plainText(document.correspondentCode)],
  correspondentAccount: [text(34), ({ document }) => plainText(document.correspondentAccount)],
  bankCode: [text(11), ({ document }) => plainText(document.correspondentBankCode)],
  debit: [amount, ({ document }) => onSide(Side.debit, document)],
  credit: [amount, ({ document }) => onSide(Side.credit, document)],
  currency: [text(8), ({ account }) => account.currencyLetters],
  hryvnias: [amount, ({ document }) => signed(document)],
  rate: [rate, ({ document }) => document.rate ?? ''],
  purpose: [text(60), ({ document }) => plainText(document.purpose)],
  account: [text(29), ({ account }) => account.iban],
  bankNumber: [text(12), ({ document }) => document.id],
} satisfies Record<string, Column>;

export type StatementHeading = keyof typeof PEOPLES;
export const STATEMENT_HEADINGS = Object.keys(PEOPLES) as readonly StatementHeading[];

/** Formats hryvnias with the side as sign, so that the column can be summed. */
function signed({ side, amount: hryvnias }: OperationToWrite): string {
  const sum = fromMinor(toMinor(hryvnias));
  return side === Side.debit ? `-${sum}` : sum;
}

export function statementTable(
  rows: readonly OperationOfTable[],
  head: Head,
  headings: Readonly<Record<StatementHeading, string>>,
): ExportTable {
  return made(
    Object.entries<Column>(PEOPLES).map(([key, [column, of]]) => [
      { ...column, name: headings[key as StatementHeading] },
      of,
    ]),
    rows,
    head,
  );
}

/** Leaves out revaluations: they move no money, and programs would import them as empty documents. */
function documentsOf(rows: readonly OperationOfTable[]): readonly OperationOfTable[] {
  return rows.filter(({ document }) => !document.isRevaluation);
}

/**
 * Builds the dBase table with the columns of payments: payer at D, payee at C. Source:
 * docs/requirements/hryvnia-payments.md#export-columns, docs/requirements/statements.md#dbf-tables.
 */
export function ownDbfTable(rows: readonly OperationOfTable[], head: Head): ExportTable {
  return {
    columns: PAYMENT_EXPORT_COLUMNS,
    rows: documentsOf(rows).map(({ account, document }) => {
      const own = [head.bank.code, account.iban, head.clientCode, plainText(head.clientName)] as const;
      const other = [
        plainText(document.correspondentBankCode),
        plainText(document.correspondentAccount),
        plainText(document.correspondentCode),
        plainText(document.correspondentName),
      ] as const;
      const [payer, receiver] = document.side === Side.debit ? [own, other] : [other, own];
      const [bankD, accountD, codeD, nameD] = payer;
      const [bankC, accountC, codeC, nameC] = receiver;
      return [
        ...[plainText(document.number), document.operationDate, bankD, accountD, codeD, nameD],
        ...[sumOf(document), account.currencyCode ?? '', bankC, accountC, nameC, codeC],
        ...[plainText(document.purpose), document.operationDate],
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
export function corpLightTable(rows: readonly OperationOfTable[], head: Head): ExportTable {
  return {
    columns: CORP_LIGHT,
    rows: documentsOf(rows).map(({ account, document }) => {
      const { operationDate, executed, correspondentBankCode } = document;
      const sum = sumOf(document);
      return [
        ...[plainText(document.number), operationDate, head.bank.code, head.clientCode, account.iban],
        ...[plainText(head.clientName), head.bank.name, plainText(correspondentBankCode)],
        ...[document.correspondentAccount, document.correspondentCode, document.correspondentName].map(plainText),
        correspondentBankCode === head.bank.code ? head.bank.name : '',
        ...[document.side === Side.debit ? DEBIT : CREDIT, kopecks(sum), plainText(document.purpose)],
        ...[account.currencyCode ?? '', executed?.slice(0, 10) ?? operationDate, operationDate],
        ...[kopecks(account.opening), kopecks(account.openingEquivalent ?? account.opening)],
        ...[kopecks(account.closing), kopecks(account.closingEquivalent ?? account.closing)],
        document.uetr ?? '',
      ];
    }),
  };
}

function kopecks(sum: string): string {
  return String(toMinor(sum));
}

function made(
  columns: readonly (readonly [ExportColumn, Column[1]])[],
  rows: readonly OperationOfTable[],
  head: Head,
): ExportTable {
  return {
    columns: columns.map(([column]) => column),
    rows: rows.map((row) => columns.map(([, of]) => of(row, head))),
  };
}
