import { decodeBytes, decodeText, isCodePage, restoreUkrainianI, takeSample, type TextEncoding } from '../encoding';
import { ROWS_MAX } from '../limits';
import { read, refuse, type Reading } from '../reading';
import type { Table, TableRow } from '../table';
import { readBinaryCell } from './read-binary-cell';
import { isBinary, readDbfHeader, type DbfField, type DbfHeader } from './header';
import { detectDbfEncoding, type EncodingChoice } from './detect-dbf-encoding';

const NOT_DELETED = 0x20;
/** Some programs never set the mark of a record. */
const UNSET = 0;
const DELETED = 0x2a;
const MARKS: ReadonlySet<number> = new Set([NOT_DELETED, UNSET, DELETED]);
const FILE_END = 0x1a;

interface DbfContent {
  readonly table: Table;
  /** Column whose text is in another file; null if there is none. */
  readonly externalField: Pick<DbfField, 'name' | 'type'> | null;
  readonly encoding: TextEncoding;
  readonly sample: Uint8Array;
}

/**
 * Reads a dBase table without deleted records. Amounts stay digits, days `yyyyMMdd`, booleans become 1 and 0. A table
 * shorter or longer than its header says is refused: payments would be missing. Source:
 * docs/requirements/hryvnia-payments.md#files, docs/requirements/banking-rules.md#dbf-and-csv-export,
 * docs/requirements/files-and-printing.md#dbf-encoding.
 */
export function readDbf(bytes: Uint8Array, choice: EncodingChoice): Reading<DbfContent> {
  const reading = readDbfHeader(bytes);
  if (!reading.ok) return reading;
  const header = reading.value;
  if (header.recordCount > ROWS_MAX) return refuse('tooManyRows', { max: String(ROWS_MAX) });
  const end = header.recordsAt + header.recordCount * header.recordLength;
  if (end > bytes.length || !isEnd(bytes, end)) return refuse('impFileCorrupted');
  const records = bytes.subarray(header.recordsAt, end);
  if (!readRecordMarks(records, header).every((mark) => MARKS.has(mark))) return refuse('impFileCorrupted');
  const texts = blankBinaryFields(records, header);
  const encoding = detectDbfEncoding(takeSample(texts), header.languageByte, choice);
  const sample = toPreviewLines(texts, header.recordLength);
  return read({
    encoding,
    sample,
    externalField: header.externalFields[0] ?? null,
    table: buildTable({ records, texts }, header, encoding),
  });
}

/** Returns the records with binary fields blanked, which would pass for letters of some code page. */
function blankBinaryFields(records: Uint8Array, { fields, recordLength, recordCount }: DbfHeader): Uint8Array {
  const mixed = fields.filter((field) => isBinary(field) || field.type === VARCHAR);
  if (mixed.length === 0) return records;
  const texts = records.slice();
  for (let index = 0; index < recordCount; index += 1)
    for (const field of mixed) {
      const at = index * recordLength + field.at;
      const cell = texts.subarray(at, at + field.length);
      cell.fill(NOT_DELETED, field.type === VARCHAR ? getVarcharLength(cell) : 0);
    }
  return texts;
}

const VARCHAR = 'V';

/** Returns the text length: a text shorter than its field has its length in the last byte, after zeros. */
function getVarcharLength(cell: Uint8Array): number {
  const length = cell.at(-1) ?? 0;
  const isShorter = length < cell.length && cell.subarray(length, -1).every((byte) => byte === 0);
  return isShorter ? length : cell.length;
}

const PREVIEWED = 5;
const LINE_FEED = 0x0a;

function toPreviewLines(records: Uint8Array, recordLength: number): Uint8Array {
  const lines = records.slice(0, PREVIEWED * recordLength);
  for (let at = recordLength; at < lines.length; at += recordLength) lines[at] = LINE_FEED;
  return lines;
}

/** True if nothing, the end mark or zeros follow the records. */
function isEnd(bytes: Uint8Array, end: number): boolean {
  const next = bytes[end];
  return next === undefined || next === FILE_END || next === 0;
}

function readRecordMarks(records: Uint8Array, { recordCount, recordLength }: DbfHeader): readonly number[] {
  return Array.from({ length: recordCount }, (_, index) => records[index * recordLength] ?? 0);
}

interface Records {
  readonly records: Uint8Array;
  readonly texts: Uint8Array;
}

function buildTable({ records, texts }: Records, header: DbfHeader, encoding: TextEncoding): Table {
  const { fields, recordLength } = header;
  const readText = createCellReader(texts, encoding);
  const view = new DataView(records.buffer, records.byteOffset, records.byteLength);
  const readCell = (field: DbfField, at: number) =>
    isBinary(field) ? readBinaryCell(view, field, at) : readText(field, at);
  const rows = readRecordMarks(records, header).flatMap((mark, index): TableRow[] => {
    if (mark === DELETED) return [];
    const cells = fields.map((field) => readCell(field, index * recordLength + field.at));
    return [{ line: index + 1, cells }];
  });
  return { columns: fields.map(({ name }) => name), widths: fields.map(({ length }) => length), rows };
}

type CellReader = (field: DbfField, at: number) => string;

/** Returns a function that reads a cell. Decoding all records at once is five times faster than cell by cell. */
function createCellReader(records: Uint8Array, encoding: TextEncoding): CellReader {
  if (!isCodePage(encoding))
    return (field, at) => trimCellText(field, decodeText(records.subarray(at, at + field.length), encoding));
  const text = decodeBytes(records, encoding);
  const restored = encoding === 'cp866' ? restoreUkrainianI : (cell: string) => cell;
  return (field, at) => restored(trimCellText(field, text.slice(at, at + field.length)));
}

const FILLED_UP = /[\0 ]+$/;

function trimCellText({ type }: DbfField, text: string): string {
  const filled = text.replace(FILLED_UP, '');
  if (type === 'C' || type === VARCHAR) return filled;
  if (type !== 'L') return filled.trim();
  if (/^[TtYy]$/.test(filled)) return '1';
  return /^[FfNn]$/.test(filled) ? '0' : '';
}
