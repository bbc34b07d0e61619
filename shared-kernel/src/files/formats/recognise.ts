import { decodeText, detectEncoding, buildPreviews, type EncodingPreviews, type TextEncoding } from '../encoding';
import { isProbablyDbf, readDbf } from '../dbf';
import { read, refuse, type Reading } from '../reading';
import type { Table } from '../table';
import type { Sheet } from '../workbook';
import type { ColumnChoice } from '../columns-read';
import type { DirectionChoice } from '../direction-read';
import type { OwnSide } from '../layouts';

export interface ReadingOptions {
  /** File name; only its extension for the old client-bank matters. */
  readonly name: string;
  readonly encoding?: TextEncoding;
  readonly sheet?: string;
  readonly withHiddenRows?: boolean;
  readonly columns?: ColumnChoice;
  readonly direction?: DirectionChoice;
  readonly own?: OwnSide;
  /**
   * Requires an `.fbx` file of the old client-bank system. Source: docs/requirements/hryvnia-payments.md#import-files.
   */
  readonly isOldClientBank?: boolean;
}

export type FileContent =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly encoding: TextEncoding;
      readonly previews: EncodingPreviews;
    }
  | {
      readonly kind: 'dbf';
      readonly table: Table;
      /** Column whose text is in another file; null if there is none. */
      readonly elsewhere: { readonly name: string; readonly type: string } | null;
      readonly encoding: TextEncoding;
      readonly previews: EncodingPreviews;
    }
  | {
      readonly kind: 'workbook';
      readonly format: 'xls' | 'xlsx';
      readonly sheets: readonly Sheet[];
      readonly is1904: boolean;
    };

const OLD_CLIENT_BANK = /\.fbx$/i;
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
/** End mark of DOS texts with padding, which would become a row. Node decodes that of code page 866 as U+001C. */
const END_OF_DOS_FILE = /[\u001a\u001c][\s\u001a\u001c\u0000]*$/;
/** Number of characters checked for zeros, which text has only at its end. */
const ZERO_IN = 4096;

/**
 * Recognises a file by its bytes, not its extension: exports of banks called `.xls` are text, and `.txt` are tables.
 * Source: docs/requirements/banking-rules.md#recognising-files.
 */
export async function recognise(bytes: Uint8Array, options: ReadingOptions): Promise<Reading<FileContent>> {
  if (options.isOldClientBank && !OLD_CLIENT_BANK.test(options.name)) return refuse('wrongFileType');
  if (bytes.length === 0) return refuse('impFileCorrupted');
  const workbook = await recogniseWorkbook(bytes);
  if (workbook) return workbook;
  if (isProbablyDbf(bytes)) return recogniseDbf(bytes, options);
  const encoding = options.encoding ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding).replace(END_OF_DOS_FILE, '');
  if (text.slice(0, ZERO_IN).includes('\0')) return refuse('unknownFileFormat');
  if (isSpreadsheet(text)) return refuse('spreadsheetAsText');
  return read({ kind: 'text', text, encoding, previews: buildPreviews(bytes, encoding) });
}

const START = 2048;

const COMMENTS = /^(?:\s|\ufeff|<!--(?:(?!-->)[^])*-->)+/;
const HTML =
  /^<(?:!doctype\s+html|html|head|title|meta|link|style|script|body|div|center|font|p|h[1-6]|table|tr)(?=[\s/>])/i;
/** Web page with all parts in one file, as Excel saves it. */
const WEB_ARCHIVE = /^MIME-Version:/i;

/** True for HTML called `.xls` and the XML of Excel 2003, which are meant as workbooks. */
function isSpreadsheet(text: string): boolean {
  const start = text.slice(0, START).replace(COMMENTS, '');
  return HTML.test(start) || WEB_ARCHIVE.test(start) || (start.startsWith('<') && isExcelXml(start));
}

function isExcelXml(start: string): boolean {
  return start.includes('progid="Excel.Sheet"') || start.includes('urn:schemas-microsoft-com:office:spreadsheet');
}

/** Loads the workbook reader on demand: it is eight times as large as everything else here. */
async function recogniseWorkbook(bytes: Uint8Array): Promise<Reading<FileContent> | null> {
  const startsWith = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  const [isZip, isCompound] = [startsWith(ARCHIVE), startsWith(COMPOUND_FILE)];
  if (!isZip && !isCompound) return null;
  const { readXls, readXlsx } = await import('../workbook');
  const book = isZip ? await readXlsx(bytes) : readXls(bytes);
  return book.ok ? read({ kind: 'workbook', format: isZip ? 'xlsx' : 'xls', ...book.value }) : book;
}

function recogniseDbf(bytes: Uint8Array, options: ReadingOptions): Reading<FileContent> {
  // Default DBF encoding: cp866, windows-1251 for fbx files. Source: docs/requirements/hryvnia-payments.md#files.
  const fallback = OLD_CLIENT_BANK.test(options.name) ? 'windows-1251' : 'cp866';
  const dbf = readDbf(bytes, { fallback, ...(options.encoding && { chosen: options.encoding }) });
  if (!dbf.ok) return dbf;
  const { table, externalField, encoding, sample } = dbf.value;
  return read({ kind: 'dbf', table, elsewhere: externalField, encoding, previews: buildPreviews(sample, encoding) });
}
