import { countDaysBetween } from '../../../domain/dates';
import { formatMinor, toMinor } from '../../../domain/money';
import { getEquivalentMovement } from '../../../domain/statement';
import { isUetr } from '../../../domain/tracking';
import { UAH } from '../../../domain/vocabulary';
import { toIsoAmount } from '../../to-iso-amount';
import { addKyivOffset } from '../../messages/add-kyiv-offset';
import { memoise } from './memoise';
import { writeTransactionCode } from './write-transaction-code';
import { writeAccountId, writeBank, writeNamedParty } from './camt053-parties';
import { writeBranch, escapeXml, writeLeaf, splitIntoPieces, toPlainText } from './file-texts';
import {
  getMovement,
  getTotals,
  type AccountToWrite,
  type Entry,
  type AccountMovement,
  type StatementToWrite,
} from './statement-to-write';

/** Versions of ISO 20022 `camt.053.001`: the current one, and one for older programs. */
type CamtVersion = '02' | '08';
type OnEntry = () => void;

const ID_MAX = 35;
const TEXT_MAX = 140;
const LONG_TEXT_MAX = 500;
const NOT_PROVIDED = 'NOTPROVIDED';
/** Name of the NBU. Source: docs/requirements/law-2026.md#instant-payments. */
const INSTANT = '<AddtlTxInf>Миттєвий платіж на IBAN</AddtlTxInf>';

/**
 * Writes a statement as camt.053.001.08 or .02: a `Stmt` for each account and currency. Source: ISO 20022,
 * docs/requirements/statements.md#camt053-elements, docs/requirements/statements.md#statement-file-rules,
 * docs/requirements/statements.md#camt053-older-version.
 * @param onEntry after each operation
 */
export function* writeCamt053(
  statement: StatementToWrite,
  version: CamtVersion,
  onEntry: OnEntry,
): Generator<string, void> {
  const { messageId, createdAt, clientName, clientCode, accounts } = statement;
  const write = createStatementWriter(statement, version, onEntry);
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr>` +
    writeLeaf('MsgId', messageId, ID_MAX) +
    `<CreDtTm>${addKyivOffset(createdAt)}</CreDtTm>` +
    writeBranch('MsgRcpt', writeNamedParty(clientName, clientCode)) +
    '<MsgPgntn><PgNb>1</PgNb><LastPgInd>true</LastPgInd></MsgPgntn></GrpHdr>\n'
  );
  for (const account of accounts) yield* write(account);
  yield '</BkToCstmrStmt></Document>\n';
}

function createStatementWriter(statement: StatementToWrite, version: CamtVersion, onEntry: OnEntry) {
  const { createdAt, start, end, isTotal, clientName, clientCode } = statement;
  const isNew = version === '08';
  const created = addKyivOffset(createdAt);
  const period = `<FrToDt><FrDtTm>${addKyivOffset(`${start}T00:00:00`)}</FrDtTm><ToDtTm>${addKyivOffset(`${end}T23:59:59`)}</ToDtTm></FrToDt>`;
  const owner = writeBranch('Ownr', writeNamedParty(clientName, clientCode));
  const servicer = writeBranch('Svcr', writeBank(statement.bank, isNew ? 'BICFI' : 'BIC'));
  const writeEntry = createEntryWriter(statement, isNew);
  return function* (account: AccountToWrite): Generator<string, void> {
    const moved = isTotal ? getTotals(account) : getMovement(account);
    const id = account.accountId ?? account.iban;
    yield (
      '<Stmt>' +
      writeLeaf('Id', `${id}-${start.replaceAll('-', '')}-${end.replaceAll('-', '')}`, ID_MAX) +
      `<ElctrncSeqNb>${getDayOfYear(end)}</ElctrncSeqNb><CreDtTm>${created}</CreDtTm>${period}` +
      `<Acct>${writeAccountId(account.iban || id)}<Ccy>${account.currencyLetters}</Ccy>${owner}${servicer}</Acct>` +
      balance('OPBD', account.opening, account.currencyLetters, start) +
      balance('CLBD', account.closing, account.currencyLetters, end) +
      `${writeSummary(moved, isNew)}\n`
    );
    for (const [index, entry] of moved.entries.entries()) {
      yield writeEntry(entry, index, account.currencyLetters);
      onEntry();
    }
    yield `${writeLeaf('AddtlStmtInf', writeRemarks(account), LONG_TEXT_MAX)}</Stmt>\n`;
  };
}

/** Returns the number of a day in its year: `196` for 15 July 2026. */
function getDayOfYear(day: string): number {
  return countDaysBetween(`${day.slice(0, 4)}-01-01`, day) + 1;
}

function balance(code: string, amount: string, currency: string, day: string): string {
  const minor = toMinor(amount);
  const [sum, side] = minor < 0n ? [-minor, 'DBIT'] : [minor, 'CRDT'];
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${toIsoAmount(formatMinor(sum), currency)}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
}

function writeSummary({ debit, debitCount, credit, creditCount }: AccountMovement, isNew: boolean): string {
  const net = credit - debit;
  const [sum, side] = [formatMinor(net < 0n ? -net : net), net < 0n ? 'DBIT' : 'CRDT'];
  const difference = isNew
    ? `<TtlNetNtry><Amt>${sum}</Amt><CdtDbtInd>${side}</CdtDbtInd></TtlNetNtry>`
    : `<TtlNetNtryAmt>${sum}</TtlNetNtryAmt><CdtDbtInd>${side}</CdtDbtInd>`;
  const part = (count: number, total: bigint) => `<NbOfNtries>${count}</NbOfNtries><Sum>${formatMinor(total)}</Sum>`;
  return `<TxsSummry><TtlNtries>${part(debitCount + creditCount, debit + credit)}${difference}</TtlNtries><TtlCdtNtries>${part(creditCount, credit)}</TtlCdtNtries><TtlDbtNtries>${part(debitCount, debit)}</TtlDbtNtries></TxsSummry>`;
}

/**
 * Writes data without an ISO 20022 element: balances in hryvnias and revaluation. Source:
 * docs/requirements/statements.md#camt053-elements,
 * docs/requirements/statements.md#statement-file-rules.
 */
function writeRemarks(account: AccountToWrite) {
  const hryvnias = account.currencyLetters === UAH.letters ? null : getEquivalentMovement(account);
  if (hryvnias === null) return '';
  const { opening, debit, credit, closing, revaluation } = hryvnias;
  return [
    `Залишки в гривнях: вхідний ${opening} UAH, вихідний ${closing} UAH.`,
    `Обороти в гривнях: дебет ${debit} UAH, кредит ${credit} UAH.`,
    `Переоцінка за період: ${revaluation} UAH (без руху валюти)`,
  ].join(' ');
}

function createEntryWriter(statement: StatementToWrite, isNew: boolean) {
  const offsetAt = memoise((hour) => addKyivOffset(`${hour}:00:00`).slice('2026-01-01T00:00:00'.length));
  const agentOf = memoise((code) => writeBank({ code }, isNew ? 'BICFI' : 'BIC'));
  const accountOf = memoise(writeAccountId);
  const moment = (name: string, at: string | null) =>
    at ? `<${name}>${at}${offsetAt(at.slice(0, '2026-01-01T00'.length))}</${name}>` : '';
  return (entry: Entry, index: number, currency: string): string => {
    const { operation, isDebit, amount } = entry;
    const { id, operationDate: day, valueDate = day, number, received, executed, isReversal = false } = operation;
    const side = isDebit ? 'DBIT' : 'CRDT';
    const money = `<Amt Ccy="${currency}">${toIsoAmount(amount, currency)}</Amt>`;
    const reference = writeLeaf('AcctSvcrRef', id, ID_MAX);
    const own = writeLeaf('InstrId', number, ID_MAX);
    const other = isDebit ? 'Cdtr' : 'Dbtr';
    const who = writeNamedParty(operation.correspondentName, operation.correspondentCode);
    const parties = writeBranch(other, isNew ? writeBranch('Pty', who) : who);
    const account = writeBranch(`${other}Acct`, accountOf(operation.correspondentAccount));
    const agent = writeBranch(`${other}Agt`, agentOf(operation.correspondentBankCode));
    const endToEnd = writeLeaf('EndToEndId', number, ID_MAX) || `<EndToEndId>${NOT_PROVIDED}</EndToEndId>`;
    return (
      `<Ntry><NtryRef>${index + 1}</NtryRef>${money}<CdtDbtInd>${side}</CdtDbtInd>` +
      `${isReversal ? '<RvslInd>true</RvslInd>' : ''}${isNew ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>'}<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${valueDate}</Dt></ValDt>` +
      `${reference}${writeTransactionCode(entry, statement)}${writeCounterValue(operation, currency)}` +
      `<NtryDtls><TxDtls><Refs>${reference}${own}${endToEnd}${isNew ? writeUetr(operation) : ''}</Refs>` +
      `${isNew ? `${money}<CdtDbtInd>${side}</CdtDbtInd>` : `<AmtDtls><TxAmt>${money}</TxAmt></AmtDtls>`}` +
      `${writeBranch('RltdPties', parties + account)}${writeBranch('RltdAgts', agent)}${writeRemittance(operation.purpose)}` +
      `${writeBranch('RltdDts', moment('AccptncDtTm', received) + moment('TxDtTm', executed))}${operation.isInstant ? INSTANT : ''}</TxDtls></NtryDtls></Ntry>\n`
    );
  };
}

/** Writes UETR, in the newer version only; an invalid one would invalidate the whole file. */
function writeUetr({ uetr = '' }: Entry['operation']): string {
  return isUetr(uetr) ? `<UETR>${uetr}</UETR>` : '';
}

const RATE_DIGITS = 11;

function writeCounterValue({ currencyAmount, amount, rate }: Entry['operation'], currency: string): string {
  if (currencyAmount === null) return '';
  const digits = trimRate(rate ?? '');
  const exchange = digits
    ? `<CcyXchg><SrcCcy>${currency}</SrcCcy><TrgtCcy>UAH</TrgtCcy><UnitCcy>${currency}</UnitCcy><XchgRate>${digits}</XchgRate></CcyXchg>`
    : '';
  return `<AmtDtls><CntrValAmt><Amt Ccy="UAH">${formatMinor(toMinor(amount))}</Amt>${exchange}</CntrValAmt></AmtDtls>`;
}

/** Trims a rate, `41.500000` to `41.5`, to at most eleven digits; '' for no rate. */
function trimRate(rate: string): string {
  if (!/[1-9]/.test(rate)) return '';
  const [whole = '0', fraction = ''] = rate.split('.');
  const shortFraction = fraction.slice(0, Math.max(RATE_DIGITS - whole.length, 0)).replace(/0+$/, '');
  return shortFraction ? `${whole}.${shortFraction}` : whole;
}

function writeRemittance(purpose: string): string {
  const text = toPlainText(purpose);
  if (text === '') return '';
  if (text.length <= TEXT_MAX) return `<RmtInf><Ustrd>${escapeXml(text)}</Ustrd></RmtInf>`;
  const pieces = splitIntoPieces(text, TEXT_MAX).map((piece) => `<Ustrd>${escapeXml(piece)}</Ustrd>`);
  return `<RmtInf>${pieces.join('')}</RmtInf>`;
}
