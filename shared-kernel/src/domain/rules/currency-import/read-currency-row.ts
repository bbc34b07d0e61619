import type { Problem } from '../../problem';
import { DocumentType, type RequestType } from '../../vocabulary';
import {
  checkCurrencyPayment,
  checkCurrencyRequest,
  guessAddress,
  isEmptyAddress,
  type AddressParts,
  type BackingContract,
  type CurrencyPaymentDraft,
  type CurrencyRequestDraft,
} from '../currency';
import type { DebitAccount } from '../debit-account';
import { withoutControlCharacters } from '../import';
import { getCurrencyColumn, type CurrencyImportColumn, type CurrencyImportRow } from './columns';
import { readParts } from './part-cells';
import { readCountry } from './row-cells';
import { toCurrencyPayment, toCurrencyRequest, type OwnData } from './to-document';
import { CHOICE_WORDS, readChoice, isChoiceColumn, type CurrencyDocumentType } from './choice-words';

export interface CurrencyImportContext {
  readonly bankDay: string;
  readonly ownBankCode: string;
  /** Absent while unknown. */
  readonly ownBankSwift?: string;
  readonly accounts: readonly DebitAccount[];
  readonly contracts: readonly BackingContract[];
}

export type ImportedCurrencyDocument = {
  readonly number: string;
  readonly documentDate: string;
  readonly amount: string;
  readonly currencyCode: string;
  /** Guessed from a one-line address; null if the row has parts, or no town is recognised. */
  readonly guess: AddressParts | null;
} & (
  | { readonly type: typeof DocumentType.currencyPayment; readonly payment: CurrencyPaymentDraft }
  | { readonly type: RequestType; readonly request: CurrencyRequestDraft }
);

export interface ImportedCurrencyRow {
  readonly document: ImportedCurrencyDocument;
  /** By column of the file; empty if the row can be saved. */
  readonly problems: readonly Problem[];
}

/** Stands for the number that is assigned at saving. */
const PLACEHOLDER_NUMBER = '1';

/**
 * Creates a reader of rows: document and problems by column. Accounts and contracts are indexed once. Source:
 * docs/requirements/currency-payroll-credits-statements.md#data,
 * docs/requirements/currency-payroll-credits-statements.md#validation, docs/requirements/currency.md#address.
 */
export function createCurrencyRowReader(
  context: CurrencyImportContext,
): (row: CurrencyImportRow) => ImportedCurrencyRow {
  const own = indexOwnData(context);
  return (row) => {
    const type = row.pmt_type?.trim() ? readChoice('pmt_type', row.pmt_type) : DocumentType.currencyPayment;
    const read =
      type === null || type === DocumentType.currencyPayment ? readPayment(row, own) : readRequest(row, type, own);
    const unknown = findUnknownWords(row, type);
    // The rules would only say that nothing is chosen.
    const isCovered = ({ field, key }: Problem) =>
      (key === 'emptyField' && unknown.some((word) => word.field === field)) ||
      // A contract without an amount takes the row's, whose problem is reported at the amount.
      (field === 'contracts_amounts' && !row.contracts_amounts?.trim() && hasWrongAmount(read.problems));
    const found = read.problems.filter((problem) => !isCovered(problem)).map((problem) => toRowProblem(problem, row));
    return { ...read, problems: [...found, ...unknown, ...findControlCharacters(row)] };
  };
}

function hasWrongAmount(problems: readonly Problem[]): boolean {
  return problems.some(({ field }) => field === 'amount');
}

/** Reports control characters: silent removal would lose letters. */
function findControlCharacters(row: CurrencyImportRow): readonly Problem[] {
  return Object.keys(withoutControlCharacters(row) ?? {}).map((field) => ({ field, key: 'controlCharacter' }));
}

function readPayment(row: CurrencyImportRow, own: IndexedOwnData): ImportedCurrencyRow {
  const payment = toCurrencyPayment(row, own);
  const { problems: unread } = readParts(row);
  const found = checkCurrencyPayment(ensureNumber(payment), {
    bankDay: own.bankDay,
    ownBankCode: own.ownBankCode,
    ...(own.ownBankSwift && { ownBankSwift: own.ownBankSwift }),
    contracts: own.backing(payment.contracts.map(({ contractId }) => contractId)),
    debitAccount: own.byId(payment.debitAccountId),
    needsAddressParts: true,
  });
  const guess = payment.addressParts ? null : guessParts(payment.beneficiary.address, payment.beneficiary.country);
  const document = { type: DocumentType.currencyPayment, ...getHead(payment), guess, payment };
  return {
    document,
    problems: [...found, ...unread].map((problem) => toConfirmationProblem(toColumnProblem(problem), guess)),
  };
}

function readRequest(row: CurrencyImportRow, type: RequestType, own: IndexedOwnData): ImportedCurrencyRow {
  const request = toCurrencyRequest(row, type, own);
  const problems = checkCurrencyRequest(ensureNumber(request), {
    bankDay: own.bankDay,
    contracts: own.backing(request.contracts.map(({ contractId }) => contractId)),
    debitAccount: own.byId(request.debitAccountId),
    restAccount: own.byId(request.restAccountId),
    creditAccount: own.byId(request.creditAccountId),
  });
  return { document: { type, ...getHead(request), guess: null, request }, problems: problems.map(toColumnProblem) };
}

function getHead({ number, documentDate, amount, currencyCode }: CurrencyPaymentDraft | CurrencyRequestDraft) {
  return { number, documentDate, amount, currencyCode };
}

function ensureNumber<D extends { readonly number: string }>(draft: D): D {
  return draft.number === '' ? { ...draft, number: PLACEHOLDER_NUMBER } : draft;
}

function toColumnProblem(problem: Problem): Problem {
  return { ...problem, field: getCurrencyColumn(problem.field) };
}

function toConfirmationProblem(problem: Problem, guess: AddressParts | null): Problem {
  const isGuessed = guess !== null && problem.field === 'ben_town' && problem.key === 'emptyField';
  return isGuessed ? { field: 'ben_town', key: 'addressToConfirm', params: { town: guess.town } } : problem;
}

/** The parts of an address that a row has as one line; a country's code may stand at its end, which is no town. */
function guessParts(line: string, country: string): AddressParts | null {
  const pieces = line.split(',').map((piece) => piece.trim());
  const isCode = /^[A-Z]{2,3}$/i.test(pieces.at(-1) ?? '') && readCountry(pieces.at(-1)) === country;
  const parts = guessAddress((isCode ? pieces.slice(0, -1) : pieces).join(', '));
  return isEmptyAddress(parts) ? null : parts;
}

export function getAddressCells({ town, street, building, postCode, region }: AddressParts): CurrencyImportRow {
  return { ben_town: town, ben_street: street, ben_bldg: building, ben_pcode: postCode, ben_region: region };
}

const OWN_ACCOUNTS: readonly CurrencyImportColumn[] = ['acn_id', 'acn_rest_id', 'acnt_c_id'];
const NOT_FOUND: ReadonlySet<string> = new Set(['chooseDebitAccount', 'emptyField']);

function toRowProblem(problem: Problem, row: CurrencyImportRow): Problem {
  const column = OWN_ACCOUNTS.find((match) => match === problem.field);
  const isNamed = column !== undefined && Boolean(row[column]?.trim());
  return isNamed && NOT_FOUND.has(problem.key) ? { field: problem.field, key: 'notOwnAccount' } : problem;
}

const CHOICES = Object.keys(CHOICE_WORDS).filter(isChoiceColumn);
const OF_PAYMENTS: readonly string[] = ['fee_type', 'cur_pmt_type', 'funds_src'];

function findUnknownWords(row: CurrencyImportRow, type: CurrencyDocumentType | null): readonly Problem[] {
  return CHOICES.flatMap((column): readonly Problem[] => {
    const cellText = row[column]?.trim();
    const isOfOther = type === DocumentType.currencyPayment ? column === 'rate_type' : OF_PAYMENTS.includes(column);
    if (!cellText || isOfOther || readChoice(column, cellText) !== null) return [];
    return [{ field: column, key: 'unknownValue', params: { value: cellText } }];
  });
}

interface IndexedOwnData extends OwnData {
  readonly ownBankSwift: string;
  byId(id: string): DebitAccount | null;
  /** Looks up by id: searching thousands of contracts for each row is slow. */
  backing(ids: readonly string[]): readonly BackingContract[];
}

function indexOwnData({
  bankDay,
  ownBankCode,
  ownBankSwift = '',
  accounts,
  contracts,
}: CurrencyImportContext): IndexedOwnData {
  const accountsById = new Map(accounts.map((account) => [account.id, account]));
  const accountsByIban = groupBy(accounts, ({ iban }) => iban);
  const contractsById = new Map(contracts.map((contract) => [contract.id, contract]));
  const contractsByNumber = groupBy(contracts, ({ number }) => number.toUpperCase());
  return {
    bankDay,
    ownBankCode,
    ownBankSwift,
    byId: (id) => accountsById.get(id) ?? null,
    account: (cellText, currencyCode) =>
      findInCurrency(accountsByIban.get(cellText), currencyCode) ?? accountsById.get(cellText) ?? null,
    contract: (cellText, currencyCode) =>
      findInCurrency(contractsByNumber.get(cellText.toUpperCase()), currencyCode) ??
      contractsById.get(cellText) ??
      null,
    backing: (ids) => ids.flatMap((id) => contractsById.get(id) ?? []),
  };
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

function findInCurrency<T extends { readonly currencyCode: string }>(
  found: readonly T[] | undefined,
  currencyCode: string,
): T | undefined {
  return found?.find((one) => one.currencyCode === currencyCode) ?? found?.[0];
}
