import * as nodeModule from 'node:module';
import type { PrintoutRow, PrintoutSection } from '@ncb/shared-kernel/domain/papers';
import PDFDocument from 'pdfkit';
import { OWN_BANK } from '../banks/own-bank';
import type { Printout } from './printout';

/** Finds packages that are not bundled, from `src/` and `dist/` alike. */
const require = nodeModule.createRequire(import.meta.url);

/** Fonts with Cyrillic, which the standard fonts of PDF lack. */
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const MARGIN = 42;
const LABEL_WIDTH = 170;
const GAP = 8;
const PADDING = 3;
const TEXT_SIZE = 9;
const STAMP_WIDTH = 250;
const FOOTER_HEIGHT = 24;
const BLUE = '#1f4e9c';
const GREY = '#666666';

type Page = InstanceType<typeof PDFDocument>;
type Part = ReturnType<Page['struct']>;

/** Renders a PDF/A-2b, tagged for screen readers; long texts continue, nothing is cut. Source: docs/adr/0052 */
export function renderPrintout(printout: Printout): Promise<Buffer> {
  const page = new PDFDocument({
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    displayTitle: true,
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    font: REGULAR,
    bufferPages: true,
    lang: 'uk',
    info: { Title: printout.title, Author: OWN_BANK.name, CreationDate: printout.madeAt, ModDate: printout.madeAt },
  });
  const file = collectBytes(page);
  const whole = page.struct('Document');
  page.addStructure(whole);
  add(page, whole, 'H1', () => page.font(BOLD).fontSize(13).text(printout.title, { align: 'center' }));
  page.moveDown(0.6);
  for (const section of printout.sections) drawSection(page, whole, section);
  if (printout.stamp.length > 0) drawStamp(page, whole, printout.stamp);
  whole.end();
  drawFooters(page, printout.footer);
  page.end();
  return file;
}

function collectBytes(page: Page): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
}

/** Draws tagged content; screen readers skip the rest. */
function add(page: Page, parent: Part, type: string, draw: () => void): void {
  parent.add(page.struct(type, {}, draw));
}

function addGroup(page: Page, parent: Part, type: string): Part {
  const group = page.struct(type);
  parent.add(group);
  return group;
}

function drawSection(page: Page, whole: Part, { heading, rows }: PrintoutSection): void {
  if (rows.length === 0) return;
  const part = addGroup(page, whole, 'Sect');
  if (heading !== '') {
    ensureSpace(page, 60);
    page.moveDown(0.5);
    add(page, part, 'H2', () => page.font(BOLD).fontSize(10).text(heading, MARGIN));
    page.moveDown(0.3);
  }
  const table = addGroup(page, part, 'Table');
  for (const row of rows) drawRow(page, addGroup(page, table, 'TR'), row);
}

function drawRow(page: Page, part: Part, [label, value]: PrintoutRow): void {
  const left = MARGIN + LABEL_WIDTH + GAP;
  const width = page.page.width - MARGIN - left;
  const inside = width - 2 * PADDING;
  page.font(REGULAR).fontSize(TEXT_SIZE);
  const labelHeight = page.heightOfString(label, { width: LABEL_WIDTH });
  const height = Math.max(page.heightOfString(value, { width: inside }), labelHeight) + 2 * PADDING;
  ensureSpace(page, height);
  const top = page.y;
  add(page, part, 'TH', () => page.fillColor(GREY).text(label, MARGIN, top + PADDING, { width: LABEL_WIDTH }));
  decorate(page, () => page.rect(left, top, width, height).lineWidth(0.5).stroke(GREY));
  add(page, part, 'TD', () => page.fillColor('black').text(value, left + PADDING, top + PADDING, { width: inside }));
  page.x = MARGIN;
  page.y = top + height + 2;
}

function decorate(page: Page, draw: () => void): void {
  page.markContent('Artifact', { type: 'Layout' });
  draw();
  page.endMarkedContent();
}

function drawStamp(page: Page, whole: Part, lines: readonly string[]): void {
  const height = lines.length * 13 + 14;
  ensureSpace(page, height + 14);
  const [left, top] = [page.page.width - MARGIN - STAMP_WIDTH, page.y + 10];
  decorate(page, () => page.roundedRect(left, top, STAMP_WIDTH, height, 6).lineWidth(1.5).stroke(BLUE));
  page.fillColor(BLUE).fontSize(8.5);
  const part = addGroup(page, whole, 'Sect');
  lines.forEach((line, index) => {
    const options = { width: STAMP_WIDTH - 16, align: 'center', lineBreak: false } as const;
    add(page, part, 'P', () => {
      page.font(index === 0 ? BOLD : REGULAR).text(line, left + 8, top + 8 + index * 13, options);
    });
  });
  page.fillColor('black');
  page.x = MARGIN;
  page.y = top + height + 8;
}

function drawFooters(page: Page, footer: string): void {
  const { start, count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(start + index);
    // A text below the margin would start a new page.
    page.page.margins.bottom = 0;
    const text = `${footer}  ·  ${index + 1} / ${count}`;
    const width = page.page.width - 2 * MARGIN;
    page.font(REGULAR).fontSize(7).fillColor(GREY);
    // Equal on every page: not to be read out inside a table.
    page.markContent('Artifact', { type: 'Pagination' });
    page.text(text, MARGIN, page.page.height - MARGIN, { width, align: 'center', lineBreak: false });
    page.endMarkedContent();
  }
}

function ensureSpace(page: Page, height: number): void {
  if (page.y + height > page.page.height - page.page.margins.bottom) page.addPage();
}
