import { toDotted, toDottedMoment } from '../../domain/dates';
import { getIbanBankCode, checkIban, formatIban } from '../../domain/identifiers';
import { addAmounts, spellAmount, formatAmount } from '../../domain/money';
import { formatNameCheck } from '../../domain/papers';
import { PayrollRowStatus } from '../../domain/vocabulary';
import {
  drawFact,
  drawFooters,
  drawRows,
  type Fact,
  type FactPlace,
  getLineHeight,
  startFlow,
  type Flow,
  type Printout,
  type TableColumn,
  type TextStyle,
} from '../paper';
import { drawSignatures } from '../payment/draw-signatures';
import { addReferenceNumber, drawReference } from '../reference';
import { PRINT_TEXTS } from '../texts';
import type { PrintedPayroll, PrintedPayrollRow } from './printed-payroll';

const EDGE = 15;
const WIDTH = 180;
const MARGINS = { top: 18, bottom: 18 };
const HEADER_TOP = 9;
const TITLE: TextStyle = { size: 14, weight: 'bold', align: 'center', role: 'H1' };
const LABEL: TextStyle = { size: 9, tone: 'quiet' };
const VALUE: TextStyle = { size: 9 };
const TOTAL: TextStyle = { size: 10, weight: 'bold' };
const LABEL_WIDTH = 48;
const PLACE: FactPlace = { left: EDGE, width: WIDTH, labelWidth: LABEL_WIDTH, label: LABEL, value: VALUE };
const ROW_SIZE = 8;
const GAP = 2;

/** A payroll is printed in Ukrainian, whatever the screen's language. */
const { payment: WORDS, reference: REFERENCE, printed, page: pageOf } = PRINT_TEXTS.ua;
const SIGNATURES = ['', 'Перший підпис', 'Другий підпис'];
const HALVES: Readonly<Record<string, string>> = { 1: ', І половина', 2: ', ІІ половина' };
const MONTHS = [
  'січень',
  'лютий',
  'березень',
  'квітень',
  'травень',
  'червень',
  'липень',
  'серпень',
  'вересень',
  'жовтень',
  'листопад',
  'грудень',
];

const SHEET: readonly TableColumn[] = [
  { title: '№', width: 12, align: 'right' },
  { title: 'РНОКПП', width: 21 },
  { title: 'Прізвище, ім’я, по батькові', width: 63 },
  { title: 'Рахунок', width: 58 },
  { title: 'Сума, UAH', width: 26, align: 'right' },
];
const RESULT: readonly TableColumn[] = [
  { title: '№', width: 10, align: 'right' },
  { title: 'РНОКПП', width: 19 },
  { title: 'Прізвище, ім’я, по батькові', width: 43 },
  { title: 'Рахунок, UETR', width: 57 },
  { title: 'Сума, UAH', width: 22, align: 'right' },
  { title: 'Результат', width: 29 },
];

/**
 * Draws a payroll grid, or the outcomes of its rows, from the top of the current page. Source:
 * docs/requirements/banking-rules.md#printed-payroll.
 * @param day of printing, `yyyy-MM-dd`
 */
export function drawPayroll(paper: Printout, payroll: PrintedPayroll, day: string): void {
  const flow = startFlow(paper, MARGINS);
  const title = getPayrollTitle(payroll);
  const lines = paper.lines(title, WIDTH, TITLE);
  paper.write(lines, paper.width / 2, flow.reserve(lines.length * getLineHeight(TITLE) + GAP), TITLE);
  for (const fact of getHeadFacts(payroll)) drawFact(paper, flow, fact, PLACE);
  flow.reserve(GAP);
  const isResult = payroll.paper === 'result';
  drawRows(paper, flow, {
    columns: isResult ? RESULT : SHEET,
    rows: payroll.rows.map((row, index) => buildCells(row, index, payroll)),
    size: ROW_SIZE,
    left: EDGE,
  });
  flow.reserve(GAP);
  drawTotal(paper, flow, isResult ? getResultFacts(payroll) : listTotals(payroll));
  const signatures = payroll.signed.signatures.map(({ place, ...signature }) => ({
    ...signature,
    signer: [SIGNATURES[place], signature.signer].filter(Boolean).join(': '),
  }));
  drawSignatures(paper, flow, { ...payroll.signed, signatures }, WORDS);
  drawReference(paper, flow, payroll.reference, REFERENCE, { left: EDGE, width: WIDTH, language: 'ua' });
  drawHeaders(paper, flow.firstPage, payroll);
  const text = addReferenceNumber(`${printed} ${toDotted(day)}`, payroll.reference);
  drawFooters(paper, { firstPage: flow.firstPage, edge: EDGE, text, page: pageOf });
}

export function getPayrollTitle({ paper, typeName, number, documentDate }: PrintedPayroll): string {
  const name = paper === 'sheet' ? 'Відомість на зарахування' : 'Результат виконання відомості';
  return `${name} (${typeName}) № ${number} від ${toDotted(documentDate)}`;
}

function getHeadFacts(payroll: PrintedPayroll): readonly Fact[] {
  const { companyName, companyCode, branch, debitIban, transitAccount, payoutDay, signed } = payroll;
  return [
    ['Компанія', companyName],
    ['Код компанії', companyCode],
    ['Зарплатний проєкт', [signed.payer.bankName, branch && `відділення ${branch}`].filter(Boolean).join(', ')],
    ['Рахунок списання', formatAccount(debitIban)],
    ['Транзитний рахунок', formatAccount(transitAccount)],
    ['Період', formatPeriod(payroll)],
    ['Дата валютування', toDotted(payoutDay)],
    ['Виконано', toDottedMoment(signed.confirmed)],
  ].filter((fact): fact is [string, string] => fact[1] !== '');
}

function listTotals({ total, rows }: PrintedPayroll): readonly Fact[] {
  return [
    ['Разом', `${formatAmount(total, 'ua')} UAH`],
    ['Сума словами', spellAmount(total, 'UAH', 'ua')],
    ['Кількість осіб', String(rows.length)],
  ];
}

function getResultFacts({ rows, total }: PrintedPayroll): readonly Fact[] {
  const returned = rows.filter(({ outcome }) => outcome === PayrollRowStatus.returned);
  const paid = rows.filter(({ outcome }) => outcome === PayrollRowStatus.paid);
  const sum = (part: typeof rows) => part.reduce((all, { amount }) => addAmounts(all, amount), '0.00');
  const toFact = (label: string, part: typeof rows): Fact => [
    `${label} (рядків: ${part.length})`,
    `${formatAmount(sum(part), 'ua')} UAH`,
  ];
  return [
    [`Разом (рядків: ${rows.length})`, `${formatAmount(total, 'ua')} UAH`],
    toFact('Зараховано', paid),
    toFact('Повернено', returned),
  ];
}

function formatPeriod({ period, half }: PrintedPayroll): string {
  const month = MONTHS[Number(period.slice(5)) - 1];
  return month ? `${month} ${period.slice(0, 4)}${HALVES[half] ?? ''}` : '';
}

function buildCells(row: PrintedPayrollRow, index: number, { paper, ownBankCode }: PrintedPayroll): readonly string[] {
  const isElsewhere = checkIban(row.account) === null && getIbanBankCode(row.account) !== ownBankCode;
  const account = isElsewhere
    ? `${formatAccount(row.account)}\nінший банк, код ${getIbanBankCode(row.account)}`
    : formatAccount(row.account);
  const facts = [account, paper === 'sheet' ? formatNameCheck(row.nameCheck) : row.uetr].filter(Boolean);
  const cells = [String(index + 1), row.taxCode, row.name, facts.join('\n'), formatAmount(row.amount, 'ua')];
  return paper === 'sheet' ? cells : [...cells, formatOutcome(row)];
}

function formatOutcome({ outcome, reason }: PrintedPayrollRow): string {
  if (outcome === PayrollRowStatus.paid) return 'зараховано';
  return outcome === PayrollRowStatus.returned ? ['повернено', reason].filter(Boolean).join(': ') : '–';
}

function formatAccount(account: string): string {
  return checkIban(account) === null ? formatIban(account) : account;
}

/** Keeps the total and its words together: on two pages they could belong to two payrolls. */
function drawTotal(paper: Printout, flow: Flow, facts: readonly Fact[]): void {
  const lines = facts.flatMap(([, value]) => paper.lines(value, WIDTH - LABEL_WIDTH, TOTAL));
  if (!flow.hasRoom(lines.length * getLineHeight(TOTAL))) flow.newPage();
  for (const fact of facts) drawFact(paper, flow, fact, { ...PLACE, value: TOTAL });
}

function drawHeaders(paper: Printout, firstPage: number, payroll: PrintedPayroll): void {
  const last = paper.doc.getNumberOfPages();
  for (let page = firstPage + 1; page <= last; page += 1) {
    paper.doc.setPage(page);
    paper.write(`${payroll.companyName}, ${payroll.companyCode}`, EDGE, HEADER_TOP, LABEL);
    const right = `Відомість № ${payroll.number} від ${toDotted(payroll.documentDate)}`;
    paper.write(right, paper.width - EDGE, HEADER_TOP, { ...LABEL, align: 'right' });
  }
}
