import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import { correctRow, checkRows, readRows, addServerProblems } from './imported-rows';

const COLUMNS = ['Name', ' IBAN ', 'CODE', 'sal'];
const LINE = ['ТОВ «Світанок Постач»', 'UA263052990000026006999000301', '92000019', ''];
const KNOWN: Correspondent = {
  id: '1',
  name: 'Світанок',
  iban: 'UA263052990000026006999000301',
  code: '92000019',
  isResident: true,
  hasCode: true,
  maximum: null,
  phone: '',
};
const BANKS = new Set(['305299']);
const read = (...lines: readonly (readonly string[])[]) =>
  readRows(
    COLUMNS,
    lines.map((cells, place) => ({ line: place + 2, cells })),
  );
const statuses = (rows: ReturnType<typeof read>, existing: readonly Correspondent[] = []) =>
  checkRows(rows, existing, BANKS).map(({ status }) => status);

describe('rows of a file of correspondents', () => {
  it('are found by their headings, whatever their case and order; empty lines are none', () => {
    const [row, ...others] = read(LINE, ['', ' ', '', '']);
    expect(row).toMatchObject({ id: '2', problems: [], draft: { code: '92000019', name: 'ТОВ «Світанок Постач»' } });
    expect(others).toEqual([]);
  });

  it('are wrong where the row could not be read whole, until it is corrected: its name may be cut', () => {
    const [torn] = readRows(COLUMNS, [{ line: 2, cells: LINE, isBroken: true }]);
    expect(torn?.problems).toEqual([{ field: 'row', key: 'brokenRow' }]);
    expect(statuses(torn ? [torn] : [])).toEqual(['error']);
    if (torn) expect(statuses([correctRow(torn, torn.draft)])).toEqual(['ok']);
  });

  it('are kept once, and not where the catalogue has them', () => {
    expect(statuses(read(LINE, LINE))).toEqual(['ok', 'repeated']);
    expect(statuses(read(LINE), [KNOWN])).toEqual(['known']);
    expect(statuses(read(LINE), [{ ...KNOWN, code: '92000025' }])).toEqual(['ok']);
  });

  it('of a bank that is none are not kept, where the banks are known', () => {
    const rows = read([LINE[0] ?? '', 'UA509999990000026006999000301', '92000019', '']);
    expect(statuses(rows)).toEqual(['error']);
    expect(checkRows(rows, [], BANKS)[0]?.problems).toEqual([{ field: 'iban', key: 'unknownBank' }]);
    expect(checkRows(rows, [], null)[0]?.status).toBe('ok');
  });

  it('with a mistake are not kept until it is put right', () => {
    const [row] = read([LINE[0] ?? '', LINE[1] ?? '', '92000018', '']);
    if (!row) throw new Error('no row');
    expect(statuses([row])).toEqual(['error']);
    expect(statuses([correctRow(row, { ...row.draft, code: '92000019' })])).toEqual(['ok']);
  });

  it('get the bank’s words by the places in which they were sent', () => {
    const rows = read(['', '', '', 'x'], LINE);
    const problem = { field: 'rows.0.iban', key: 'invalidIban', params: {} };
    const [first, second] = addServerProblems(rows, rows.slice(1), [problem]);
    expect(first?.problems).toEqual(rows[0]?.problems);
    expect(second?.problems).toEqual([{ ...problem, field: 'iban' }]);
  });
});
