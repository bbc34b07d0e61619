import type { ImportColumn, ImportRow, UahPaymentDraft } from '../../domain/rules';
import type { CheckedRow } from './messages';

/** Fields of a payment that as a rule say what a cell of its row says. */
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

/** Cells that are the same in many rows of a file. */
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

/** A row on its way to the page: of its payment only what its cells do not say, and no problems where there are none. */
export interface PackedRow {
  readonly line: number;
  readonly row: ImportRow;
  readonly payment: Omit<UahPaymentDraft, keyof typeof CELL_OF> & Partial<Pick<UahPaymentDraft, keyof typeof CELL_OF>>;
  readonly problems?: CheckedRow['problems'];
  readonly restored?: ImportRow;
}

const NONE: CheckedRow['problems'] = [];

/**
 * A text that travels to the page arrives as one of its own, however often it was sent. Fifty thousand rows of texts that
 * stand there twice make the browser tidy up for a tenth of a second while somebody wants to type.
 */
export function packRow({ line, row, payment, problems, restored }: CheckedRow): PackedRow {
  const packed: Partial<Record<keyof UahPaymentDraft, unknown>> = { ...payment };
  for (const [field, cell] of CELLS) if (payment[field] === row[cell]) packed[field] = undefined;
  return {
    line,
    row,
    payment: packed as PackedRow['payment'],
    ...(problems.length > 0 && { problems }),
    ...(restored && { restored }),
  };
}

/** @returns what gives the rows of one file back as they were, each text that they share once */
export function rowUnpacker(): (packed: PackedRow) => CheckedRow {
  const texts = new Map<string, string>();
  const once = (text: string) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  return ({ line, row: received, payment, problems = NONE, restored }) => {
    const row: Partial<Record<ImportColumn, string>> = received;
    for (const cell of REPEATED) {
      const text = row[cell];
      if (text) row[cell] = once(text);
    }
    const said = (field: keyof typeof CELL_OF) => payment[field] ?? row[CELL_OF[field]] ?? '';
    return {
      line,
      row,
      payment: {
        ...payment,
        number: said('number'),
        documentDate: once(payment.documentDate),
        debitAccountId: once(payment.debitAccountId),
        creditIban: said('creditIban'),
        receiverName: said('receiverName'),
        receiverCode: said('receiverCode'),
        amount: said('amount'),
        purpose: said('purpose'),
        standardPurposeCode: said('standardPurposeCode'),
      },
      problems,
      ...(restored && { restored }),
    };
  };
}
