import { createCodePageWriter, type CodePage } from '../encoding';
import { formatShortDay, type CutText, type ExportColumn, type ExportTable, type WrittenFile } from './export-table';

const HEADER = 32;
const DESCRIPTOR = 32;
const NAME_MAX = 10;
const DBASE_III = 0x03;
const HEADER_END = 0x0d;
const FILE_END = 0x1a;
const DECIMALS = 2;
const BYTE = 256;
const SPACE = ' ';
/** Language bytes as other programs write them. Source: docs/requirements/files-and-printing.md#dbf-encoding. */
const LANGUAGE_BYTES: Readonly<Record<CodePage, number>> = { 'windows-1251': 0xc9, cp866: 0x26, cp1125: 0x26 };

interface DbfColumn {
  readonly source: ExportColumn;
  readonly name: string;
  readonly type: 'C' | 'N' | 'D';
  readonly length: number;
  /** Index of the part of a split text; 0 for the first or only one. */
  readonly part: number;
}

/**
 * Writes a table as dBase III with the columns' widths. Texts beyond a width or the code page are truncated or
 * substituted and reported.
 * @param today written into the header, `yyyy-MM-dd`
 * @throws RangeError for an amount longer than its column, which is a bug
 * Source: docs/requirements/hryvnia-payments.md#files, docs/requirements/banking-rules.md#dbf-and-csv-export
 */
export function writeDbf({ columns, rows }: ExportTable, codePage: CodePage, today: string): WrittenFile {
  const fields = columns.flatMap(splitColumn);
  const writer = createCodePageWriter(codePage);
  const cut: CutText[] = [];
  const records = rows.map((row, index) => {
    const texts = columns.map((column, place) => {
      const text = writer.substitute(formatValue(column, row[place] ?? ''));
      const room = column.length * (column.dividedInto ?? 1);
      if (text.length <= room) return text;
      if (isNumber(column)) throw new RangeError(`an amount longer than ${column.name}`);
      cut.push({ row: index, column: column.name });
      return text.slice(0, room);
    });
    return SPACE + fields.map((field) => padField(field, texts[columns.indexOf(field.source)] ?? '')).join('');
  });
  const head = buildHeader(fields, rows.length, LANGUAGE_BYTES[codePage], today);
  const body = writer.bytes(records.join(''));
  const bytes = new Uint8Array(head.length + body.length + 1);
  bytes.set(head);
  bytes.set(body, head.length);
  bytes[bytes.length - 1] = FILE_END;
  return { bytes, cut, replaced: [...writer.replaced], lost: [...writer.lost] };
}

/** Splits a column: `pay_purp` becomes `PAY_PURP1`, `PAY_PURP2`, `PAY_PURP3`. */
function splitColumn(source: ExportColumn): readonly DbfColumn[] {
  const { dividedInto, length } = source;
  const typeOfText = source.isDate ? 'D' : 'C';
  const type = isNumber(source) ? 'N' : typeOfText;
  const name = source.name.toUpperCase();
  return Array.from({ length: dividedInto ?? 1 }, (_, part) => ({
    source,
    name: (dividedInto ? `${name}${part + 1}` : name).slice(0, NAME_MAX),
    type,
    length,
    part,
  }));
}

function isNumber({ holds }: ExportColumn): boolean {
  return holds === 'amount' || holds === 'whole';
}

function formatValue({ holds, isDate }: ExportColumn, value: string): string {
  if (isDate) return value.replaceAll('-', '');
  return holds === 'day' ? formatShortDay(value) : value;
}

function padField({ type, length, part }: DbfColumn, text: string): string {
  const own = text.slice(part * length, (part + 1) * length);
  return type === 'N' ? own.padStart(length) : own.padEnd(length);
}

function buildHeader(fields: readonly DbfColumn[], count: number, languageByte: number, today: string): Uint8Array {
  const bytes = new Uint8Array(HEADER + DESCRIPTOR * fields.length + 1);
  const view = new DataView(bytes.buffer);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  bytes.set([DBASE_III, year - 1900, month, day]);
  view.setUint32(4, count, true);
  view.setUint16(8, bytes.length, true);
  view.setUint16(10, 1 + fields.reduce((sum, { length }) => sum + length, 0), true);
  bytes[29] = languageByte;
  for (const [index, { name, length, type, source }] of fields.entries()) {
    const at = HEADER + DESCRIPTOR * index;
    bytes.set(new TextEncoder().encode(name), at);
    bytes[at + 11] = type.charCodeAt(0);
    bytes[at + 16] = length % BYTE;
    // A text's length has its high byte in the byte of decimals, as in Clipper and FoxPro.
    bytes[at + 17] = source.holds === 'amount' ? DECIMALS : Math.floor(length / BYTE);
  }
  bytes[bytes.length - 1] = HEADER_END;
  return bytes;
}
