import Papa from 'papaparse';
import { isFilled, type Grid, type NamesTest } from '../grid';
import { ROWS_ABOVE_NAMES_MAX } from '../limits';
import type { TableRow } from '../table';

/** In the order in which they are tried: a purpose has commas, a heading has none. */
const DELIMITERS = [';', '\t', ',', '|'] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** Characters in which the names have to come, however long the lines above them are. */
const START_MAX = 1_000_000;

/** Excel's own line in front of a table: `sep=;`. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** What {@link writeCsv} puts in front of a text that begins like a formula. */
const GUARDED = /^'(?=[=+\-@＝＋－＠\t\r])/;
/** A formula that is nothing but a text: `="0012345678"`, by which programs keep zeros and long numbers from a spreadsheet. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/**
 * Reads a text divided by semicolons, tabs, commas or bars: whichever shows the names that one looks for. Quotation marks
 * enclose cells unless that makes no sense: names of companies have them too, and not every program doubles them.
 * @param text decoded as a whole: parsers that decode piece by piece break characters at the borders (reference/files 2)
 * @param areNames null where one looks for none: then the first sign that divides the first line divides all
 */
export function readDelimited(text: string, areNames: NamesTest | null): Grid {
  const said = SEPARATOR_LINE.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const delimiter = said?.[1] ?? (areNames ? guessDelimiter(body, areNames) : firstDelimiter(body));
  const quoted = parse(body, delimiter, '"');
  if (!quoted.hasQuoteFaults) return quoted.rows;
  const plain = parse(body, delimiter, null);
  return areAlike(plain.rows) ? plain.rows : quoted.rows;
}

function guessDelimiter(text: string, areNames: NamesTest): Delimiter {
  const start = firstLines(text);
  const found = DELIMITERS.find((delimiter) =>
    parse(start, delimiter, '"').rows.some(({ cells }) => areNames(cells.map(String))),
  );
  return found ?? ';';
}

function firstDelimiter(text: string): Delimiter {
  const [line = ''] = /^.*\S.*$/m.exec(text.slice(0, START_MAX)) ?? [];
  return DELIMITERS.find((delimiter) => line.includes(delimiter)) ?? ';';
}

/** Enough lines to find the names in, also where the lines above have line breaks inside cells. */
function firstLines(text: string): string {
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

/** No text holds it: papaparse has no way to switch quotation marks off. */
const NO_QUOTE = '\u0000';

function parse(text: string, delimiter: string, quoteChar: '"' | null): Parsed {
  const { data, errors } = Papa.parse<readonly string[]>(text, { delimiter, quoteChar: quoteChar ?? NO_QUOTE });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows = data.flatMap((cells, index): TableRow[] => {
    if (!cells.some(isFilled)) return [];
    const row = { line: index + 1, cells: cells.some(mayBeGuarded) ? cells.map(withoutGuard) : cells };
    return [broken.has(index) ? { ...row, isBroken: true } : row];
  });
  return { rows, hasQuoteFaults: broken.size > 0 };
}

/** Of fifty thousand rows hardly a cell is: a look at the first character is quicker than the pattern and a new row. */
function mayBeGuarded(cell: string): boolean {
  return cell.startsWith("'") || cell.startsWith('="');
}

function withoutGuard(cell: string): string {
  if (!mayBeGuarded(cell)) return cell;
  const [, text] = TEXT_FORMULA.exec(cell) ?? [];
  return text === undefined ? cell.replace(GUARDED, '') : text.replaceAll('""', '"');
}

/** True if no row has more cells than the first. */
function areAlike(rows: Grid): boolean {
  const count = rows[0]?.cells.length ?? 0;
  return rows.every(({ cells }) => cells.length <= count);
}
