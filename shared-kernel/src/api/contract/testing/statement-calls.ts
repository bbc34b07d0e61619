import {
  CHOSEN_CATEGORIES,
  OperationFilter,
  REGULAR_PERIODS,
  Side,
  STATEMENT_BALANCE_FORMATS,
  STATEMENT_FILE_FORMATS,
  StatementType,
  TurnoverType,
} from '../../../domain/vocabulary';
import type { RequestOf } from '../call';
import {
  getStatement,
  listStatementCategories,
  setStatementCategory,
  type Statement,
  type StatementAccount,
  type StatementDocument,
} from '../statement';
import {
  getLastExports,
  getPreparedStatement,
  getRegularStatements,
  markExported,
  setRegularStatements,
  type LastExport,
  type PreparedStatement,
  type RegularSetting,
} from '../statement-exports';
import { getTurnovers, type TurnoverRow } from '../turnovers';
import {
  anyDate,
  anyDecimal,
  anyFlag,
  anyId,
  anyIds,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  anyWhole,
  filledText,
  listOf,
  nullable,
  optionally,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const type = anyOf(Object.values(StatementType));

const documents = recordOf<StatementDocument>({
  id: anyId,
  received: nullable(anyMoment),
  operationDate: anyDate,
  executed: nullable(anyMoment),
  documentType: anyId,
  number: anyText,
  account: anyText,
  accountId: anyId,
  currencyLetters: anyText,
  currencyCode: anyId,
  correspondent: anyText,
  correspondentBankCode: anyText,
  correspondentAccount: anyText,
  correspondentName: anyText,
  correspondentCode: anyText,
  purpose: anyText,
  amount: anyMoney,
  currencyAmount: nullable(anyMoney),
  rate: nullable(anyDecimal),
  side: anyOf(Object.values(Side)),
  fp: anyText,
  madeHere: anyFlag,
  isRevaluation: anyFlag,
  documentId: optionally(anyId),
  uetr: optionally(filledText),
  isInstant: optionally(anyFlag),
  valueDate: optionally(anyDate),
  isReversal: optionally(anyFlag),
  reverses: optionally(anyId),
});

const accounts = recordOf<StatementAccount>({
  accountId: nullable(anyId),
  iban: anyText,
  currencyLetters: anyText,
  currencyCode: nullable(anyId),
  previousOperation: nullable(anyDate),
  opening: anyMoney,
  closing: anyMoney,
  debitCount: anyWhole,
  creditCount: anyWhole,
  debit: anyMoney,
  credit: anyMoney,
  openingEquivalent: nullable(anyMoney),
  closingEquivalent: nullable(anyMoney),
  debitEquivalent: nullable(anyMoney),
  creditEquivalent: nullable(anyMoney),
  documents: listOf(documents),
});

const statements = recordOf<Statement>({ clientName: anyText, clientCode: anyText, type, accounts: listOf(accounts) });

const statementSearches = recordOf<RequestOf<typeof getStatement>>({
  accountIds: anyIds,
  operations: anyOf(Object.values(OperationFilter)),
  type,
  start: anyDate,
  end: anyDate,
  withClosed: anyFlag,
  withRevaluation: anyFlag,
});

const turnoverSearches = recordOf<RequestOf<typeof getTurnovers>>({
  accountIds: anyIds,
  start: anyDate,
  end: anyDate,
  type: anyOf(Object.values(TurnoverType)),
  withRevaluation: anyFlag,
  withClosed: anyFlag,
});

const turnovers = recordOf<TurnoverRow>({
  account: anyText,
  accountId: anyId,
  iban: anyText,
  currencyLetters: anyText,
  opening: anyMoney,
  openingEquivalent: anyMoney,
  closing: anyMoney,
  closingEquivalent: anyMoney,
  debit: anyMoney,
  debitEquivalent: anyMoney,
  credit: anyMoney,
  creditEquivalent: anyMoney,
  day: nullable(anyDate),
  currentBalance: nullable(anyMoney),
});

const anyFormat = anyOf(STATEMENT_FILE_FORMATS);
const lastExports = recordOf<LastExport>({
  accountId: anyId,
  exportedAt: anyMoment,
  until: anyDate,
  lastOperation: nullable(anyId),
});

const settings = recordOf<RegularSetting>({
  period: anyOf(REGULAR_PERIODS),
  format: anyOf(STATEMENT_BALANCE_FORMATS),
  accountIds: listOf(anyId),
});
const preparedFiles = recordOf<PreparedStatement>({
  id: anyId,
  start: anyDate,
  end: anyDate,
  format: anyOf(STATEMENT_BALANCE_FORMATS),
  fileName: anyText,
  operations: anyWhole,
  madeAt: anyMoment,
});

export const STATEMENT_CALLS = [
  roundTrip(
    getStatement,
    statementSearches,
    recordOf({ statement: statements, start: anyDate, end: anyDate, truncated: anyFlag }),
  ),
  roundTrip(
    listStatementCategories,
    recordOf({}),
    recordOf({ categories: listOf(recordOf({ code: anyText, account: anyText, category: anyOf(CHOSEN_CATEGORIES) })) }),
  ),
  roundTrip(
    setStatementCategory,
    recordOf({ code: anyText, account: anyText, category: nullable(anyOf(CHOSEN_CATEGORIES)) }),
    recordOf({}),
  ),
  roundTrip(getLastExports, recordOf({}), recordOf({ format: nullable(anyFormat), exports: listOf(lastExports) })),
  roundTrip(
    markExported,
    recordOf({
      format: anyFormat,
      accounts: listOf(recordOf({ accountId: anyId, until: anyDate, lastOperation: nullable(anyId) })),
    }),
    recordOf({}),
  ),
  roundTrip(
    getRegularStatements,
    recordOf({}),
    recordOf({ setting: nullable(settings), files: listOf(preparedFiles) }),
  ),
  roundTrip(
    setRegularStatements,
    recordOf({
      period: nullable(anyOf(REGULAR_PERIODS)),
      format: anyOf(STATEMENT_BALANCE_FORMATS),
      accountIds: anyIds,
    }),
    recordOf({}),
  ),
  roundTrip(getPreparedStatement, recordOf({ id: anyId }), recordOf({ fileName: anyText, content: anyText })),
  roundTrip(getTurnovers, turnoverSearches, recordOf({ rows: listOf(turnovers) })),
];
