import { decodeText, detectEncoding, previews, type EncodingPreviews, type TextEncoding } from '../encoding';
import { looksLikeDbf, readDbf } from '../dbf';
import { read, refused, type Reading } from '../reading';
import type { Table } from '../table';
import type { Sheet } from '../workbook';
import type { ColumnChoice } from '../columns-read';
import type { DirectionChoice } from '../direction-read';
import type { OwnSide } from '../layouts';

/** How a person wants a file to be read. */
export interface ReadingOptions {
  /** The file's own name: its ending matters for files of the old client-bank only. */
  readonly name: string;
  /** The person's choice where the one that was found is wrong. */
  readonly encoding?: TextEncoding;
  /** The sheet of a workbook, by its name. */
  readonly sheet?: string;
  /** Rows that are hidden in their sheet are read as well: the person has been told of them. */
  readonly withHiddenRows?: boolean;
  /** The person's choice of columns: by what a column means its place among the headings, null for none. */
  readonly columns?: ColumnChoice;
  /** User's answer about the direction of money. */
  readonly direction?: DirectionChoice;
  /** Own accounts and codes of the company that imports the file. */
  readonly own?: OwnSide;
  /** The file is said to come from the old client-bank system: it has to be an `.fbx`. Source: spec 2 §5 */
  readonly isOldClientBank?: boolean;
}

/** What a file is, before anybody asks what its rows mean. */
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
      /** A column whose text lies in another file; null if there is none. */
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
/**
 * DOS programs mark the end of a text and may fill up behind the mark: it would be a row of its own. Node reads
 * the mark of code page 866 as U+001C.
 */
const END_OF_DOS_FILE = /[\u001a\u001c][\s\u001a\u001c\u0000]*$/;
/** Text has no zeros in front of its end. */
const ZERO_IN = 4096;

/**
 * Tells by a file's bytes what it is and reads it that far. Names are not believed: exports of banks are called `.xls` and
 * are text, `.txt` and are tables. Source: reference/banking 4.1
 */
export async function recognise(bytes: Uint8Array, options: ReadingOptions): Promise<Reading<FileContent>> {
  if (options.isOldClientBank && !OLD_CLIENT_BANK.test(options.name)) return refused('wrongFileType');
  if (bytes.length === 0) return refused('impFileCorrupted');
  const workbook = await recogniseWorkbook(bytes);
  if (workbook) return workbook;
  if (looksLikeDbf(bytes)) return recogniseDbf(bytes, options);
  const encoding = options.encoding ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding).replace(END_OF_DOS_FILE, '');
  if (text.slice(0, ZERO_IN).includes('\0')) return refused('unknownFileFormat');
  if (isSpreadsheet(text)) return refused('spreadsheetAsText');
  return read({ kind: 'text', text, encoding, previews: previews(bytes, encoding) });
}

/** Characters in which a page or a workbook in XML says what it is. */
const START = 2048;

const COMMENTS = /^(?:\s|\ufeff|<!--(?:(?!-->)[^])*-->)+/;
const HTML =
  /^<(?:!doctype\s+html|html|head|title|meta|link|style|script|body|div|center|font|p|h[1-6]|table|tr)(?=[\s/>])/i;
/** A page with all its parts in one file, as Excel saves it. */
const WEB_ARCHIVE = /^MIME-Version:/i;

/** A page of HTML that is called `.xls`, and the XML of Excel 2003: their makers mean a workbook. */
function isSpreadsheet(text: string): boolean {
  const start = text.slice(0, START).replace(COMMENTS, '');
  return HTML.test(start) || WEB_ARCHIVE.test(start) || (start.startsWith('<') && isExcelXml(start));
}

function isExcelXml(start: string): boolean {
  return start.includes('progid="Excel.Sheet"') || start.includes('urn:schemas-microsoft-com:office:spreadsheet');
}

/** The reader of workbooks is eight times as large as everything else here: it comes when a file needs it. */
async function recogniseWorkbook(bytes: Uint8Array): Promise<Reading<FileContent> | null> {
  const startsWith = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  const [isZip, isCompound] = [startsWith(ARCHIVE), startsWith(COMPOUND_FILE)];
  if (!isZip && !isCompound) return null;
  const { readXls, readXlsx } = await import('../workbook');
  const book = isZip ? await readXlsx(bytes) : readXls(bytes);
  return book.ok ? read({ kind: 'workbook', format: isZip ? 'xlsx' : 'xls', ...book.value }) : book;
}

function recogniseDbf(bytes: Uint8Array, options: ReadingOptions): Reading<FileContent> {
  // spec 2 §9: "DBF default on import cp866", "Win1251 for fbx files".
  const otherwise = OLD_CLIENT_BANK.test(options.name) ? 'windows-1251' : 'cp866';
  const dbf = readDbf(bytes, { otherwise, ...(options.encoding && { chosen: options.encoding }) });
  if (!dbf.ok) return dbf;
  const { table, elsewhere, encoding, sample } = dbf.value;
  return read({ kind: 'dbf', table, elsewhere, encoding, previews: previews(sample, encoding) });
}
