import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';
import { StatementType, type StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import type {
  AccountToWrite,
  OperationOfTable,
  StatementFileOrder,
  StatementHeading,
  StatementToWrite,
} from '@ncb/shared-kernel/files';
import type { ShownOperation, StatementAnswer } from '../statement/shown-statement';
import { ENDINGS, isBalanceFormat } from './formats';

type Bank = Pick<ClientInfo, 'bankCode' | 'bankName' | 'bankSwift' | 'bankDay'>;

export interface FileToMake {
  readonly answer: StatementAnswer;
  /** The rows of a table. */
  readonly rows: readonly ShownOperation[];
  readonly session: Bank;
  readonly headings: Readonly<Record<StatementHeading, string>>;
  readonly now: Date;
}

/** What the worker is asked to write. */
export function orderOf(
  format: Exclude<StatementFileFormat, 'pdf'>,
  { answer, rows, session, headings, now }: FileToMake,
): StatementFileOrder {
  const statement = statementOf(answer, session, now);
  if (isBalanceFormat(format)) return { format, statement };
  const { accounts: _, ...head } = statement;
  return { format, table: { rows: rowsOf(rows), head, headings, today: session.bankDay } };
}

function statementOf({ statement, start, end }: StatementAnswer, session: Bank, now: Date): StatementToWrite {
  const { clientName, clientCode, accounts, type } = statement;
  return {
    messageId: messageId(now),
    createdAt: kyivMoment(now),
    ...{ start, end, isTotal: type === StatementType.total, clientName, clientCode, accounts },
    bank: { code: session.bankCode, name: session.bankName, swift: session.bankSwift },
  };
}

/** Each row with the head of its account alone: an account with all its operations would travel to the worker as well. */
function rowsOf(rows: readonly ShownOperation[]): readonly OperationOfTable[] {
  const heads = new Map<unknown, Omit<AccountToWrite, 'documents'>>();
  return rows.map(({ account, document }) => {
    let head = heads.get(account);
    if (!head) {
      const { documents: _, ...rest } = account;
      head = rest;
      heads.set(account, head);
    }
    return { account: head, document };
  });
}

/** `2026-07-16T09:12:05` in Kyiv: Swedish writes moments so. */
function kyivMoment(now: Date): string {
  return now.toLocaleString('sv-SE', { timeZone: BANK_TIME_ZONE }).replace(' ', 'T');
}

/** Tells the file from every other one: two people may export in the same second. */
function messageId(now: Date): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const moment = kyivMoment(now).replace(/\D/g, '');
  return `NCB${moment}-${random.toString(16).toUpperCase().padStart(8, '0')}`;
}

const ACCOUNT_DIGITS = 6;
const PREFIXES: Partial<Record<StatementFileFormat, string>> = {
  'one-c-xml': 'kl_to_1c',
  'one-c-text': 'kl_to_1c',
  'camt-08': 'camt053',
  'camt-02': 'camt053',
  mt940: 'mt940',
  ibank: 'ibank2',
  privatbank: 'privatbank',
  ifobs: 'ifobs',
};

/** `camt053_000001_20260715-20260716.xml`; of several accounts without an account. Source: reference/areas A4 */
export function fileNameOf(
  format: StatementFileFormat,
  { statement: { accounts }, start, end }: Pick<StatementAnswer, 'statement' | 'start' | 'end'>,
): string {
  const ibans = new Set(accounts.map(({ iban }) => iban));
  const [only = ''] = ibans;
  const account = ibans.size === 1 ? only.slice(-ACCOUNT_DIGITS) : '';
  const period = `${start.replaceAll('-', '')}-${end.replaceAll('-', '')}`;
  const name = [PREFIXES[format] ?? 'statement', account, period].filter((part) => part !== '').join('_');
  return `${name}.${ENDINGS[format][0]}`;
}
