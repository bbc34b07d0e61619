import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { addAmounts, formatAmount, parseAmount } from '@ncb/shared-kernel/domain/money';
import type { PayrollComparison } from '@ncb/shared-kernel/domain/signing-protocol';
import { createElement } from '../create-element';
import type { Texts } from '../texts/texts';
import { formatField } from './format-field';

const ROW_HEIGHT = 28;
/** Rows rendered beyond the visible ones, so that scrolling shows no gaps. */
const SPARE = 12;
const FIRST_HEIGHT = ROW_HEIGHT * 12;

type Mark = PayrollComparison['marks'][number];

interface Row {
  readonly place: number;
  readonly line: string;
  readonly marks: readonly Mark[];
}

/**
 * Builds the list of a payroll's employees: all signed lines can be scrolled to, only visible ones are rendered, as
 * there may be 5,000. Differences from the last payroll are marked; they come from the bank and are not signed.
 */
export function createPayrollRows(value: string, difference: PayrollComparison | undefined, texts: Texts): HTMLElement {
  const lines = value.split('\n');
  const marks = new Map<number, Mark[]>();
  for (const mark of difference?.marks ?? []) marks.set(mark.row, [...(marks.get(mark.row) ?? []), mark]);
  const rows = lines.map((line, index) => ({ place: index + 1, line, marks: marks.get(index + 1) ?? [] }));
  const list = createVirtualList(rows, texts);
  const whole = createElement(
    'div',
    { class: 'sheet' },
    createElement('p', { 'data-name': 'sheetTotal' }, formatTotal(lines, texts)),
  );
  if (difference) {
    whole.append(createElement('p', { 'data-name': 'sheetDifference' }, formatDifference(difference, texts)));
    const marked = rows.filter((row) => row.marks.length > 0);
    if (marked.length > 0) whole.append(createMarkedFilter(texts, (isOn) => list.show(isOn ? marked : rows)));
  }
  whole.append(list.root);
  return whole;
}

function formatTotal(lines: readonly string[], texts: Texts): string {
  let total = '0.00';
  for (const line of lines) {
    const parsed = parseAmount(parseLine(line)?.amount ?? '');
    if (!parsed.ok) return texts.text('sheet.count', { count: String(lines.length) });
    total = addAmounts(total, parsed.amount);
  }
  return texts.text('sheet.total', { count: String(lines.length), total: formatAmount(total, texts.language) });
}

function formatDifference(difference: PayrollComparison, texts: Texts): string {
  const { number, documentDate, total, employeeCount, left, marks } = difference;
  const count = (mark: Mark['mark']) => String(marks.filter((item) => item.mark === mark).length);
  return texts.text('sheet.difference', {
    number,
    date: toDotted(documentDate),
    count: String(employeeCount),
    total: formatAmount(total, texts.language),
    joined: count('joined'),
    left: String(left),
    account: count('account'),
    amount: count('amount'),
  });
}

function createMarkedFilter(texts: Texts, onChange: (isOn: boolean) => void): HTMLElement {
  const box = createElement('input', { type: 'checkbox', 'data-action': 'showMarked' });
  box.addEventListener('change', () => onChange(box.checked));
  return createElement('label', { class: 'sheet-marked' }, box, texts.text('sheet.onlyMarked'));
}

function createVirtualList(all: readonly Row[], texts: Texts) {
  let rows = all;
  const window = createElement('ol', { class: 'sheet-window' });
  const space = createElement('div', { class: 'sheet-space' }, window);
  // Focusable, so that the keyboard can scroll it.
  const attributes = {
    class: 'sheet-scroll',
    role: 'region',
    tabindex: '0',
    'aria-label': texts.text('field.employees'),
  };
  const root = createElement('div', attributes, space);
  const draw = () => {
    const first = Math.max(0, Math.floor(root.scrollTop / ROW_HEIGHT) - SPARE);
    const height = root.clientHeight || FIRST_HEIGHT;
    const shown = rows.slice(first, first + Math.ceil(height / ROW_HEIGHT) + 2 * SPARE);
    window.style.setProperty('translate', `0 ${first * ROW_HEIGHT}px`);
    window.replaceChildren(...shown.map((row) => createRow(row, all.length, texts)));
  };
  const show = (nextRows: readonly Row[]) => {
    rows = nextRows;
    space.style.setProperty('height', `${rows.length * ROW_HEIGHT}px`);
    root.scrollTop = 0;
    draw();
  };
  root.addEventListener('scroll', draw);
  // The first drawing happens before the list has a size.
  if ('ResizeObserver' in globalThis) new ResizeObserver(draw).observe(root);
  show(all);
  return { root, show };
}

function createRow({ place, line, marks }: Row, count: number, texts: Texts): HTMLElement {
  const attributes = { 'aria-posinset': String(place), 'aria-setsize': String(count), 'data-place': String(place) };
  const parts = parseLine(line);
  // A line of another form is shown as signed.
  const cells = parts
    ? [
        createElement('span', {}, parts.name),
        createElement('span', {}, formatField('receiverAccount', parts.account, texts)),
        createElement('span', { class: 'sheet-amount' }, formatAmount(parts.amount, texts.language)),
      ]
    : [createElement('span', {}, line)];
  const number = createElement('span', { class: 'sheet-place' }, `${place}.`);
  return createElement('li', attributes, number, ...cells, ...marks.map((mark) => createMark(mark, texts)));
}

function createMark({ mark, before }: Mark, texts: Texts): HTMLElement {
  const shown = mark === 'account' ? formatField('receiverAccount', before, texts) : before;
  const amount = mark === 'amount' && parseAmount(before).ok ? formatAmount(before, texts.language) : shown;
  return createElement('mark', { 'data-mark': mark }, texts.text(`sheet.mark.${mark}`, { before: amount }));
}

const LINE = /^(.+), ([^,]+), ([0-9]+\.[0-9]{2})$/;

/** Splits a line into name, account and amount; null if it has another form. */
function parseLine(line: string) {
  const [, name, account, amount] = LINE.exec(line) ?? [];
  return name !== undefined && account !== undefined && amount !== undefined ? { name, account, amount } : null;
}
