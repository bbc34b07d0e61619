import type { Problem } from '../../domain';
import { IMPORT_COLUMNS, type ImportColumn, type ImportRow, type UahPaymentDraft } from '../../domain/rules';

/** Checked payment of a file; it can be saved if it has no problems. */
export interface CheckedRow {
  readonly line: number;
  readonly row: ImportRow;
  readonly payment: UahPaymentDraft;
  readonly problems: readonly Problem[];
  readonly restored?: ImportRow;
}

const CELL_OF = {
  number: 'oper_n',
  creditIban: 'acn_c',
  receiverName: 'name_c',
  receiverCode: 'okpo_c',
  amount: 'sum_cur',
  purpose: 'pay_purp',
  standardPurposeCode: 'std_purp_r',
} as const satisfies Partial<Record<keyof UahPaymentDraft, ImportColumn>>;
const CELLS = Object.entries(CELL_OF) as [keyof typeof CELL_OF, ImportColumn][];

const TEXTS = ['documentDate', 'valueDate', 'debitAccountId'] as const;
const FACTS = ['receiverIsResident', 'receiverHasCode'] as const;
type Usual = keyof typeof CELL_OF | (typeof TEXTS)[number] | (typeof FACTS)[number];
const USUAL: ReadonlySet<string> = new Set<Usual>([...CELLS.map(([field]) => field), ...TEXTS, ...FACTS]);
type TextField = keyof typeof CELL_OF | (typeof TEXTS)[number];
const PLACE_OF = Object.fromEntries(
  [...CELLS.map(([field]) => field), ...TEXTS].map((field, place) => [field, place]),
) as Record<TextField, number>;
const TEXTS_OF_ROW = CELLS.length + TEXTS.length;

const REPEATED: readonly ImportColumn[] = [
  'oper_date',
  'oper_datev',
  'acn_d',
  'name_d',
  'okpo_d',
  'mfo_d',
  'cur_ref',
  'mfo_c',
];

interface Rest extends Partial<Pick<CheckedRow, 'problems' | 'restored'>> {
  readonly payment?: Partial<UahPaymentDraft>;
}

/** Portion of rows; of the payments only fields that differ from the cells. */
export interface PackedRows {
  readonly lines: readonly number[];
  readonly columns: readonly ImportColumn[];
  readonly cells: readonly (string | undefined)[];
  /** Row by row: fields that cells may hold, undefined if equal; then {@link TEXTS}. */
  readonly texts: readonly (string | undefined)[];
  /** Row by row, {@link FACTS}. */
  readonly facts: readonly boolean[];
  readonly rest: ReadonlyMap<number, Rest>;
}

const NONE: CheckedRow['problems'] = [];

/**
 * Packs rows without repeated values. Unpacked, 50,000 rows occupy the page as long as checking them takes, and garbage
 * collection interrupts typing.
 */
export function packRows(rows: readonly CheckedRow[]): PackedRows {
  const columns = IMPORT_COLUMNS.filter((column) => rows.some(({ row }) => row[column] !== undefined));
  const cells: (string | undefined)[] = [];
  const texts: (string | undefined)[] = [];
  const facts: boolean[] = [];
  const rest = new Map<number, Rest>();
  for (const [place, { row, payment, problems, restored }] of rows.entries()) {
    for (const column of columns) cells.push(row[column]);
    for (const [field, cell] of CELLS) texts.push(payment[field] === row[cell] ? undefined : payment[field]);
    for (const field of TEXTS) texts.push(payment[field]);
    for (const field of FACTS) facts.push(payment[field]);
    // The usual fields are always there.
    const unusual = Object.keys(payment).length > USUAL.size ? pickUnusual(payment) : undefined;
    if (!unusual && problems.length === 0 && !restored) continue;
    rest.set(place, {
      ...(unusual && { payment: unusual }),
      ...(problems.length > 0 && { problems }),
      ...(restored && { restored }),
    });
  }
  return { lines: rows.map(({ line }) => line), columns, cells, texts, facts, rest };
}

function pickUnusual(payment: UahPaymentDraft): Partial<UahPaymentDraft> {
  return Object.fromEntries(Object.entries(payment).filter(([field]) => !USUAL.has(field)));
}

/**
 * Creates the unpacker of one file's rows.
 * @returns function that restores rows; equal texts are shared
 */
export function createRowUnpacker(): (packed: PackedRows) => readonly CheckedRow[] {
  const sharedTexts = new Map<string, string>();
  /** Shares equal texts: each copy sent to the page would arrive as a separate string. */
  const share = (text: string) => {
    const first = sharedTexts.get(text);
    if (first === undefined) sharedTexts.set(text, text);
    return first ?? text;
  };
  return ({ lines, columns, cells, texts, facts, rest }) => {
    const areRepeated = columns.map((column) => REPEATED.includes(column));
    const rowAt = (place: number): ImportRow => {
      const row: Partial<Record<ImportColumn, string>> = {};
      for (const [at, column] of columns.entries()) {
        const text = cells[place * columns.length + at];
        if (text !== undefined) row[column] = areRepeated[at] ? share(text) : text;
      }
      return row;
    };
    return lines.map((line, place) => {
      const row = rowAt(place);
      const textOf = (field: TextField) => texts[place * TEXTS_OF_ROW + PLACE_OF[field]];
      const getText = (field: keyof typeof CELL_OF) => textOf(field) ?? row[CELL_OF[field]] ?? '';
      const [receiverIsResident = false, receiverHasCode = false] = [
        facts[place * FACTS.length],
        facts[place * FACTS.length + 1],
      ];
      const { payment, problems = NONE, restored } = rest.get(place) ?? {};
      return {
        line,
        row,
        payment: {
          number: getText('number'),
          documentDate: share(textOf('documentDate') ?? ''),
          valueDate: share(textOf('valueDate') ?? ''),
          debitAccountId: share(textOf('debitAccountId') ?? ''),
          creditIban: getText('creditIban'),
          receiverName: getText('receiverName'),
          receiverCode: getText('receiverCode'),
          receiverIsResident,
          receiverHasCode,
          amount: getText('amount'),
          purpose: getText('purpose'),
          standardPurposeCode: getText('standardPurposeCode'),
          ...payment,
        },
        problems,
        ...(restored && { restored }),
      };
    });
  };
}
