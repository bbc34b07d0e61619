/** The columns of the journal by their wire names, in their order. Source: spec 2 §3 ("Journal row") */
export const JOURNAL_COLUMNS = [
  'pmt_num',
  'pmt_date',
  'val_date',
  'pmt_type',
  'name_co',
  'okpo_co',
  'acnt_co',
  'acn_n',
  'amount',
  'c_amount',
  'status',
  'user_name',
  'time_e',
] as const;
export type JournalColumn = (typeof JOURNAL_COLUMNS)[number];

/** By this one a row is opened; it is always there. */
export const FIRST_COLUMN: JournalColumn = 'pmt_num';

/** What has room in a window of 1,280 pixels. */
const USUAL: readonly JournalColumn[] = ['pmt_num', 'pmt_date', 'name_co', 'amount', 'status'];
const FOR_WIDE_WINDOWS: readonly JournalColumn[] = ['pmt_type', 'acn_n', 'user_name'];

/**
 * The columns that are shown: those that the user chose, else what there is room for.
 * @param chosen names as they were stored, maybe by another version
 */
export function shownColumns(chosen: readonly string[] | undefined, isVeryWide: boolean): readonly JournalColumn[] {
  const usual = isVeryWide ? [...USUAL, ...FOR_WIDE_WINDOWS] : USUAL;
  return JOURNAL_COLUMNS.filter((column) => column === FIRST_COLUMN || (chosen ?? usual).includes(column));
}
