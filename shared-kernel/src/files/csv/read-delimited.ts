import Papa from 'papaparse';
import { isFilled, type Grid, type NamesTest } from '../grid';
import { ROWS_ABOVE_NAMES_MAX } from '../limits';
import type { TableRow } from '../table';

/** Delimiters in order of trial: a purpose contains commas, a heading does not. */
const DELIMITERS = [';', '\t', ',', '|'] as const;
type Delimiter = (typeof DELIMITERS)[number];

const START_MAX = 1_000_000;

/** Line that Excel writes before a table: `sep=;`. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** Apostrophe that {@link writeCsv} puts before a text that looks like a formula. */
const GUARDED = /^'(?=[=+\-@＝＋－＠\t\r])/;
/** Formula such as `="0012345678"`, by which programs protect zeros and long numbers from spreadsheets. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/**
 * Reads a text delimited by semicolons, tabs, commas or bars, whichever yields the expected headings. Quotation marks
 * enclose cells unless that fails: company names contain them too, and some programs do not double them.
 * @param text decoded as a whole: parsers that decode piece by piece break characters at the borders (docs/requirements/files-and-printing.md#delimited-text)
 * @param areNames null if no headings are expected: then the first delimiter of the first line is used
 */
export function readDelimited(text: string, areNames: NamesTest | null): Grid {
  const separatorLine = SEPARATOR_LINE.exec(text);
  const body = separatorLine ? text.slice(separatorLine[0].length) : text;
  const delimiter = separatorLine?.[1] ?? (areNames ? guessDelimiter(body, areNames) : findFirstDelimiter(body));
  const quoted = parse(body, delimiter, '"');
  if (!quoted.hasQuoteFaults) return quoted.rows;
  const plain = parse(body, delimiter, null);
  return fitFirstRow(plain.rows) ? plain.rows : quoted.rows;
}

function guessDelimiter(text: string, areNames: NamesTest): Delimiter {
  const start = takeFirstLines(text);
  const found = DELIMITERS.find((delimiter) =>
    parse(start, delimiter, '"').rows.some(({ cells }) => areNames(cells.map(String))),
  );
  return found ?? ';';
}

function findFirstDelimiter(text: string): Delimiter {
  const [line = ''] = /^.*\S.*$/m.exec(text.slice(0, START_MAX)) ?? [];
  return DELIMITERS.find((delimiter) => line.includes(delimiter)) ?? ';';
}

function takeFirstLines(text: string): string {
  let end = -1;
  for (let line = 0; line <= ROWS_ABOVE_NAMES_MAX; line += 1) {
    const next = text.indexOf('\n', end + 1);
    if (next < 0) return text.slice(0, START_MAX);
    end = next;
  }
  return text.slice(0, Math.min(end, START_MAX));
}

interface Parsed {
  readonly rows: Grid;
  readonly hasQuoteFaults: boolean;
}

/** A character that no text contains: papaparse cannot switch quotation marks off. */
const NO_QUOTE = '\u0000';

function parse(text: string, delimiter: string, quoteChar: '"' | null): Parsed {
  const { data, errors } = Papa.parse<readonly string[]>(text, { delimiter, quoteChar: quoteChar ?? NO_QUOTE });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows = data.flatMap((cells, index): TableRow[] => {
    if (!cells.some(isFilled)) return [];
    const row = { line: index + 1, cells: cells.some(isPossiblyGuarded) ? cells.map(withoutGuard) : cells };
    return [broken.has(index) ? { ...row, isBroken: true } : row];
  });
  return { rows, hasQuoteFaults: broken.size > 0 };
}

/** Fast check of the first characters: almost no cell of 50,000 rows needs the pattern. */
function isPossiblyGuarded(cell: string): boolean {
  return cell.startsWith("'") || cell.startsWith('="');
}

function withoutGuard(cell: string): string {
  if (!isPossiblyGuarded(cell)) return cell;
  const [, text] = TEXT_FORMULA.exec(cell) ?? [];
  return text === undefined ? cell.replace(GUARDED, '') : text.replaceAll('""', '"');
}

function fitFirstRow(rows: Grid): boolean {
  const count = rows[0]?.cells.length ?? 0;
  return rows.every(({ cells }) => cells.length <= count);
}
