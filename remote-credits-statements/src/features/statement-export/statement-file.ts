import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';
import type { PrintoutReference } from '@ncb/shared-kernel/domain/papers';
import { countLines, type LineCounts } from '@ncb/shared-kernel/domain/statement';
import { StatementType, type StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import type {
  AccountToWrite,
  OperationOfTable,
  StatementFileOrder,
  StatementHeading,
  StatementToWrite,
} from '@ncb/shared-kernel/files';
import type { PrintedStatement } from '@ncb/shared-kernel/print';
import { countStatement, type ShownOperation, type StatementAnswer } from '../statement';
import { isBalanceFormat } from './formats';

type Bank = Pick<ClientInfo, 'bankCode' | 'bankName' | 'bankSwift' | 'bankDay'>;

export interface FileToMake {
  readonly answer: StatementAnswer;
  readonly rows: readonly ShownOperation[];
  readonly session: Bank;
  readonly headings: Readonly<Record<StatementHeading, string>>;
  readonly getTransferName: (document: ShownOperation['document']) => string;
  readonly now: Date;
  /** Number of the printout; only of a PDF. */
  readonly reference?: PrintoutReference | undefined;
}

export function buildOrder(
  format: Exclude<StatementFileFormat, 'pdf'>,
  { answer, rows, session, headings, getTransferName, now }: FileToMake,
): StatementFileOrder {
  const statement = buildStatement(answer, session, now);
  if (isBalanceFormat(format)) return { format, statement };
  const { accounts: _, ...head } = statement;
  return { format, table: { rows: buildRows(rows, getTransferName), head, headings, today: session.bankDay } };
}

function buildStatement({ statement, start, end }: StatementAnswer, session: Bank, now: Date): StatementToWrite {
  const { clientName, clientCode, accounts, type } = statement;
  return {
    messageId: createMessageId(now),
    createdAt: formatKyivMoment(now),
    start,
    end,
    isTotal: type === StatementType.total,
    clientName,
    clientCode,
    accounts,
    bank: { code: session.bankCode, name: session.bankName, swift: session.bankSwift },
  };
}

/** Gives each row its account without operations: they would be copied to the worker as well. */
function buildRows(
  rows: readonly ShownOperation[],
  getTransferName: FileToMake['getTransferName'],
): readonly OperationOfTable[] {
  const heads = new Map<unknown, Omit<AccountToWrite, 'documents'>>();
  return rows.map(({ account, document }) => {
    let head = heads.get(account);
    if (!head) {
      const { documents: _, ...rest } = account;
      head = rest;
      heads.set(account, head);
    }
    return { account: head, document, transfer: getTransferName(document) };
  });
}

export function buildPrintout({ answer, rows, session, now, reference }: FileToMake): PrintedStatement {
  const { statement, start, end } = answer;
  const isTotal = statement.type === StatementType.total;
  const shown = new Map<unknown, ShownOperation['document'][]>();
  for (const { account, document } of rows) {
    const shownDocuments = shown.get(account.accountId);
    if (shownDocuments) shownDocuments.push(document);
    else shown.set(account.accountId, [document]);
  }
  return {
    kind: isTotal ? 'totals' : 'operations',
    clientName: statement.clientName,
    clientCode: statement.clientCode,
    bankName: session.bankName,
    bankCode: session.bankCode,
    start,
    end,
    madeAt: formatKyivMoment(now),
    hidden: countHidden(answer, rows),
    reference,
    accounts: statement.accounts.map(({ documents: _, ...account }) => ({
      ...account,
      rows: isTotal ? [] : (shown.get(account.accountId) ?? []),
    })),
  };
}

/** Counts the lines of the statement that are not among the rows; a statement of totals has none. */
export function countHidden(answer: StatementAnswer, rows: readonly ShownOperation[]): LineCounts {
  const printed = countLines(rows.map(({ document }) => document));
  const all = answer.statement.type === StatementType.total ? printed : countStatement(answer);
  return {
    operations: all.operations - printed.operations,
    revaluations: all.revaluations - printed.revaluations,
  };
}

/** Formats a moment in Kyiv time: `2026-07-16T09:12:05`; the Swedish locale uses this form. */
function formatKyivMoment(now: Date): string {
  return now.toLocaleString('sv-SE', { timeZone: BANK_TIME_ZONE }).replace(' ', 'T');
}

/** Creates a unique message id: two users may export in the same second. */
function createMessageId(now: Date): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const moment = formatKyivMoment(now).replace(/\D/g, '');
  return `NCB${moment}-${random.toString(16).toUpperCase().padStart(8, '0')}`;
}
