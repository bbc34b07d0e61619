import { toDotted, toDottedMoment } from '../../domain/dates';
import { formatIban } from '../../domain/identifiers';
import {
  getEquivalentMovement,
  getTotalsByCurrency,
  type EquivalentMovement,
  type LineCounts,
} from '../../domain/statement';
import { Side, UAH } from '../../domain/vocabulary';
import {
  drawFact,
  drawFooters,
  drawRows,
  type Fact,
  type FactPlace,
  getLineHeight,
  openPrintout,
  startFlow,
  type Flow,
  type Printout,
  type TableColumn,
  type TextStyle,
} from '../paper';
import { drawStamp, STAMP_WIDTH, getStampHeight } from '../payment/draw-stamp';
import type { PrintedFile } from '../printed-file';
import { addReferenceNumber, drawReference } from '../reference';
import { PRINT_TEXTS } from '../texts';
import { createAmountFormatter } from './create-amount-formatter';
import type { PrintedOperation, PrintedStatement, PrintedStatementAccount } from './printed-statement';

const EDGE = 12;
const WIDTH = 273;
const MARGINS = { top: 12, bottom: 16 };
const TITLE: TextStyle = { size: 14, weight: 'bold', role: 'H1' };
const ACCOUNT: TextStyle = { size: 11, weight: 'bold', role: 'H2' };
const LABEL: TextStyle = { size: 9, tone: 'quiet' };
const VALUE: TextStyle = { size: 9 };
const BALANCE: TextStyle = { size: 9, weight: 'bold' };
const LABEL_WIDTH = 42;
const PLACE: FactPlace = { left: EDGE, width: WIDTH, labelWidth: LABEL_WIDTH, label: LABEL, value: VALUE };
const ROW_SIZE = 7.5;
const GAP = 3;

/**
 * Statements are printed in Ukrainian, whatever the screen's language. Source:
 * docs/requirements/banking-rules.md#printed-statement.
 */
const { page: pageOf, reference: REFERENCE } = PRINT_TEXTS.ua;
const STAMPED = 'ВИПИСКУ СФОРМОВАНО';
/** Footer of a file without a signature: it must not claim one. */
const UNSIGNED = 'Сформовано в системі клієнт-банк, електронним підписом не засвідчено';

const HRYVNIAS: readonly TableColumn[] = [
  { title: '№', width: 11, align: 'right' },
  { title: 'Дата операції', width: 18 },
  { title: '№ документа', width: 20 },
  { title: 'Кореспондент', width: 78 },
  { title: 'Дебет', width: 26, align: 'right' },
  { title: 'Кредит', width: 26, align: 'right' },
  { title: 'Призначення', width: 94 },
];
const CURRENCY: readonly TableColumn[] = [
  { title: '№', width: 11, align: 'right' },
  { title: 'Дата операції', width: 18 },
  { title: '№ документа', width: 18 },
  { title: 'Кореспондент', width: 66 },
  { title: 'Дебет', width: 24, align: 'right' },
  { title: 'Кредит', width: 24, align: 'right' },
  { title: 'Еквівалент, UAH', width: 26, align: 'right' },
  { title: 'Курс', width: 18, align: 'right' },
  { title: 'Призначення', width: 68 },
];
const TOTALS: readonly TableColumn[] = [
  { title: 'Рахунок', width: 58 },
  { title: 'Валюта', width: 15 },
  { title: 'Вхідний залишок', width: 34, align: 'right' },
  { title: 'Дебет', width: 32, align: 'right' },
  { title: 'Операцій', width: 18, align: 'right' },
  { title: 'Кредит', width: 32, align: 'right' },
  { title: 'Операцій', width: 18, align: 'right' },
  { title: 'Переоцінка', width: 30, align: 'right' },
  { title: 'Вихідний залишок', width: 36, align: 'right' },
];

/**
 * Prints a statement on A4 landscape; the foot of each page says that the file is not signed. Source:
 * docs/requirements/banking-rules.md#printed-statement.
 * @param onRow called after each operation with the number drawn
 */
export function printStatement(
  statement: PrintedStatement,
  onRow: (done: number) => void = () => undefined,
): PrintedFile {
  const title = getTitle(statement);
  const paper = openPrintout({ orientation: 'landscape', title, language: 'uk' });
  const flow = startFlow(paper, MARGINS);
  paper.write(title, EDGE, flow.reserve(getLineHeight(TITLE) + 1), TITLE);
  for (const fact of getHeadFacts(statement)) drawFact(paper, flow, fact, PLACE);
  if (statement.kind === 'totals') drawTotalsTable(paper, flow, statement);
  else drawAccounts(paper, flow, statement, onRow);
  drawGrandTotals(paper, flow, statement);
  drawStampOf(paper, flow, statement);
  drawReference(paper, flow, statement.reference, REFERENCE, { left: EDGE, width: WIDTH, language: 'ua' });
  drawFooters(paper, { firstPage: 1, edge: EDGE, text: buildFoot(statement), page: pageOf });
  return paper.file();
}

function getTitle({ kind, hidden, start, end }: PrintedStatement): string {
  const ofOperations = formatHiddenLines(hidden).length > 0 ? 'ВИТЯГ З ВИПИСКИ' : 'ВИПИСКА';
  const name = kind === 'totals' ? 'ПІДСУМКИ ЗА РАХУНКАМИ' : ofOperations;
  return start === end ? `${name} за ${toDotted(start)}` : `${name} за період з ${toDotted(start)} по ${toDotted(end)}`;
}

function getHeadFacts({
  bankName,
  bankCode,
  clientName,
  clientCode,
  madeAt,
  hidden,
}: PrintedStatement): readonly Fact[] {
  const facts: readonly Fact[] = [
    ['Банк', `${bankName}, код ${bankCode}`],
    ['Клієнт', [clientName, clientCode && `код ${clientCode}`].filter(Boolean).join(', ')],
    ['Сформовано', toDottedMoment(madeAt)],
  ];
  const lines = formatHiddenLines(hidden);
  return lines.length > 0 ? [...facts, ['Не надруковано', `${lines.join(', ')} (їх не показує таблиця)`]] : facts;
}

function formatHiddenLines({ operations, revaluations }: LineCounts): readonly string[] {
  return [
    ...(operations > 0 ? [`операцій: ${operations}`] : []),
    ...(revaluations > 0 ? [`переоцінок: ${revaluations}`] : []),
  ];
}

function drawAccounts(
  paper: Printout,
  flow: Flow,
  { accounts }: PrintedStatement,
  onRow: (done: number) => void,
): void {
  const amountOf = createAmountFormatters();
  const hryvnias = amountOf(UAH.letters);
  let before = 0;
  for (const account of accounts) {
    const amount = { own: amountOf(account.currencyLetters), hryvnias };
    drawAccountHead(paper, flow, account, amount);
    const isForeign = account.openingEquivalent !== null && account.currencyLetters !== 'UAH';
    const done = before;
    drawRows(
      paper,
      flow,
      {
        columns: isForeign ? CURRENCY : HRYVNIAS,
        rows: account.rows.map((row, index) => toCells(row, index, isForeign, amount)),
        size: ROW_SIZE,
        left: EDGE,
      },
      (count) => onRow(done + count),
    );
    before += account.rows.length;
    drawAccountFoot(paper, flow, account, amount);
  }
}

type AmountFormatter = ReturnType<typeof createAmountFormatter>;

interface AmountFormatters {
  readonly own: AmountFormatter;
  readonly hryvnias: AmountFormatter;
}

function createAmountFormatters(): (currency: string) => AmountFormatter {
  const formatters = new Map<string, AmountFormatter>();
  return (currency) => {
    const writer = formatters.get(currency) ?? createAmountFormatter(currency);
    formatters.set(currency, writer);
    return writer;
  };
}

function drawAccountHead(
  paper: Printout,
  flow: Flow,
  account: PrintedStatementAccount,
  amount: AmountFormatters,
): void {
  const { iban, currencyLetters: currency, previousOperation, opening, openingEquivalent } = account;
  // A heading is never the last line of a page.
  if (!flow.hasRoom(GAP + getLineHeight(ACCOUNT) + 6 * getLineHeight(VALUE))) flow.newPage();
  flow.reserve(GAP);
  paper.write(`Рахунок ${formatIban(iban)}, ${currency}`, EDGE, flow.reserve(getLineHeight(ACCOUNT) + 1), ACCOUNT);
  if (previousOperation) drawFact(paper, flow, ['Попередня операція', toDotted(previousOperation)], PLACE);
  drawFact(paper, flow, ['Вхідний залишок', formatBalance(opening, currency, openingEquivalent, amount)], {
    ...PLACE,
    value: BALANCE,
  });
  flow.reserve(1);
}

function drawAccountFoot(
  paper: Printout,
  flow: Flow,
  account: PrintedStatementAccount,
  amount: AmountFormatters,
): void {
  const { currencyLetters: currency, closing, closingEquivalent, debit, debitCount, credit, creditCount } = account;
  if (!flow.hasRoom(1 + 4 * getLineHeight(VALUE))) flow.newPage();
  flow.reserve(1);
  const turnover = (sum: string, equivalent: string | null, count: number) =>
    `${formatBalance(sum, currency, equivalent, amount)}, операцій: ${count}`;
  drawFact(paper, flow, ['Обороти за дебетом', turnover(debit, account.debitEquivalent, debitCount)], PLACE);
  drawFact(paper, flow, ['Обороти за кредитом', turnover(credit, account.creditEquivalent, creditCount)], PLACE);
  const hryvnias = currency === UAH.letters ? null : getEquivalentMovement(account);
  if (hryvnias) drawFact(paper, flow, ['Переоцінка', `${amount.hryvnias(hryvnias.revaluation)} UAH`], PLACE);
  drawFact(paper, flow, ['Вихідний залишок', formatBalance(closing, currency, closingEquivalent, amount)], {
    ...PLACE,
    value: BALANCE,
  });
}

function formatBalance(sum: string, currency: string, equivalent: string | null, amount: AmountFormatters): string {
  const own = `${amount.own(sum)} ${currency}`;
  return equivalent === null || currency === 'UAH' ? own : `${own} (${amount.hryvnias(equivalent)} UAH)`;
}

/** Returns the cells of an operation. A revaluation is marked and has no amount in the account's currency. */
function toCells(
  row: PrintedOperation,
  index: number,
  isForeign: boolean,
  amount: AmountFormatters,
): readonly string[] {
  const own = row.isRevaluation ? '' : amount.own(row.currencyAmount ?? row.amount);
  const isDebit = row.side === Side.debit;
  const who = [row.correspondentCode, row.correspondentAccount, row.correspondentBankCode].filter(Boolean).join(' · ');
  const sums = [isDebit ? own : '', isDebit ? '' : own];
  const hryvnias = isForeign ? [`${isDebit ? '-' : ''}${amount.hryvnias(row.amount)}`, row.rate ?? ''] : [];
  return [
    ...[String(index + 1), toDotted(row.operationDate), row.isRevaluation ? 'переоцінка' : formatNumber(row)],
    [row.correspondentName, who].filter(Boolean).join('\n'),
    ...sums,
    ...hryvnias,
    // The counterparty's cell has two lines, so that this one mostly costs no height.
    [row.purpose, row.uetr && formatTransfer(row.uetr, row.isInstant)].filter(Boolean).join('\n'),
  ];
}

function formatTransfer(uetr: string, isInstant = false): string {
  return isInstant ? `UETR ${uetr}, миттєвий платіж на IBAN` : `UETR ${uetr}`;
}

function formatNumber({ number, isReversal = false }: PrintedOperation): string {
  return isReversal ? ['сторно', number].filter(Boolean).join('\n') : number;
}

function drawTotalsTable(paper: Printout, flow: Flow, { accounts }: PrintedStatement): void {
  flow.reserve(GAP);
  const amountOf = createAmountFormatters();
  drawRows(paper, flow, {
    columns: TOTALS,
    rows: accounts.flatMap((account) => {
      const { iban, currencyLetters: currency, debitCount, creditCount } = account;
      const sum = amountOf(currency);
      const own = [
        ...[formatIban(iban), currency, sum(account.opening)],
        ...[sum(account.debit), String(debitCount), sum(account.credit), String(creditCount), '', sum(account.closing)],
      ];
      const hryvnias = currency === UAH.letters ? null : getEquivalentMovement(account);
      return hryvnias === null ? [own] : [own, buildHryvniaLine(hryvnias, amountOf(UAH.letters))];
    }),
    size: 8.5,
    left: EDGE,
  });
}

/** Builds the line below an account in currency: its sums in hryvnias. */
function buildHryvniaLine(
  { opening, debit, credit, revaluation, closing }: EquivalentMovement,
  sum: AmountFormatter,
): readonly string[] {
  return ['у гривнях', UAH.letters, sum(opening), sum(debit), '', sum(credit), '', sum(revaluation), sum(closing)];
}

function drawGrandTotals(paper: Printout, flow: Flow, { accounts }: PrintedStatement): void {
  const totals = getTotalsByCurrency(accounts.map((account) => ({ ...account, currency: account.currencyLetters })));
  const several = totals.filter(
    ({ currency }) => accounts.filter(({ currencyLetters }) => currencyLetters === currency).length > 1,
  );
  for (const { currency, opening, debit, credit, closing } of several) {
    const sum = createAmountFormatter(currency);
    flow.reserve(GAP);
    const text = `вхідний ${sum(opening)}, дебет ${sum(debit)}, кредит ${sum(credit)}, вихідний ${sum(closing)}`;
    drawFact(paper, flow, [`Разом, ${currency}`, text], { ...PLACE, value: BALANCE });
  }
}

function drawStampOf(paper: Printout, flow: Flow, statement: PrintedStatement): void {
  const { bankName, bankCode, madeAt } = statement;
  const stamp = { payer: { bankName, bankCode }, confirmed: madeAt, bankCertificate: '', word: STAMPED };
  const top = flow.reserve(GAP + getStampHeight(paper, stamp)) + GAP;
  drawStamp(paper, stamp, EDGE + WIDTH - STAMP_WIDTH, top);
}

function buildFoot({ bankName, reference }: PrintedStatement): string {
  return addReferenceNumber(`${bankName}. ${UNSIGNED}`, reference);
}
