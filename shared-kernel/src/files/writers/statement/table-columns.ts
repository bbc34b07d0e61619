import { fromMinor, toMinor } from '../../../domain/money';
import { Side } from '../../../domain/vocabulary';
import type { ExportColumn, ExportTable } from '../export-table';
import { PAYMENT_EXPORT_COLUMNS } from '../payment-columns';
import { plainText } from './file-texts';
import type { AccountToWrite, OperationToWrite, StatementToWrite } from './statement-to-write';

/** What a table shows: an operation with its account. */
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

/** The sum in the account's currency; '' for a revaluation, which moves none. */
function sumOf({ isRevaluation, currencyAmount, amount: hryvnias }: OperationToWrite): string {
  return isRevaluation ? '' : fromMinor(toMinor(currencyAmount ?? hryvnias));
}

function onSide(side: Side, document: OperationToWrite): string {
  return document.side === side ? sumOf(document) : '';
}

/** The columns of a statement for people, by the key of their heading. */
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

/** What the headings of a statement's table are called, in the language of its reader. */
export type StatementHeading = keyof typeof PEOPLES;
export const STATEMENT_HEADINGS = Object.keys(PEOPLES) as readonly StatementHeading[];

/** Hryvnias have the side as their sign: the column is added up. */
function signed({ side, amount: hryvnias }: OperationToWrite): string {
  const sum = fromMinor(toMinor(hryvnias));
  return side === Side.debit ? `-${sum}` : sum;
}

/** What a table of operations shows, for spreadsheets: csv and xlsx. */
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

/** The table for dBase with the columns of payments: payer at D, receiver at C. Source: spec 2 §9, reference/areas A7 */
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

/** CorpLight's columns since 01.12.2023, letter for letter; sums in kopecks. Source: reference/banking 4.1 */
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

/** The table for programs that took CorpLight's; 1 is a debit, 0 a credit. Source: reference/areas A7 */
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
