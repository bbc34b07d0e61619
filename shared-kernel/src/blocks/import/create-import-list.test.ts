import { getRowAmount } from './imported-row';
import { IMPORT_COLUMNS, getNumberKey, readImportRow, type ImportRow, type UahPaymentDraft } from '../../domain/rules';
import { BANK_DAY, VALID_ACCOUNT, VALID_ROW } from '../../domain/rules/testing';
import { buildImportDraft, readImportDraft } from './import-draft';
import { createImportList } from './create-import-list';
import type { ImportList } from './import-list';
import { findLookAlikeRows } from './find-look-alike-rows';
import type { RowCells, RowRules } from './row-rules';

const CONTEXT = { bankDay: BANK_DAY, debitAccounts: new Map([[VALID_ACCOUNT.iban, VALID_ACCOUNT]]) };

const judge = (row: RowCells) => {
  const { payment, problems } = readImportRow(row, CONTEXT);
  return { document: payment, problems };
};

/**
 * Rules of hryvnia payments; a dollar amount stands for another currency, a row marked `r` for another number counter.
 */
const RULES: RowRules<UahPaymentDraft> = {
  columns: IMPORT_COLUMNS,
  numberColumn: 'oper_n',
  dateColumn: 'oper_date',
  accountColumn: 'acn_d',
  dayColumns: ['oper_date', 'oper_datev'],
  hasCurrencies: false,
  judge,
  markOf: getNumberKey,
  counterOf: ({ purpose }) => (purpose.startsWith('r ') ? 'request' : 'payment'),
  receiverOf: ({ creditIban }) => creditIban,
  currencyOf: ({ purpose }) => (purpose.endsWith('USD') ? 'USD' : 'UAH'),
};

function listOf(...rows: readonly ImportRow[]): ImportList<UahPaymentDraft> {
  const list = createImportList(RULES);
  list.append(
    rows.map((changes, place) => {
      const row = { ...VALID_ROW, ...changes };
      return { line: place + 2, row, ...judge(row) };
    }),
  );
  list.publish();
  return list;
}

const statuses = (list: Pick<ImportList, 'snapshot' | 'status'>) =>
  list.snapshot().rows.map(({ id }) => list.status(id));

describe('the rows of a file', () => {
  it('are counted and summed by their state', () => {
    const { sums } = listOf({}, { oper_n: '18' }, { oper_n: '19', okpo_c: '1' }).snapshot();
    expect([sums.ok, sums.error]).toEqual([
      { count: 2, amounts: { UAH: '21.00' } },
      { count: 1, amounts: { UAH: '10.50' } },
    ]);
  });

  it('that could not be read whole have no amount: another column’s cell may stand in its place', () => {
    const list = createImportList(RULES);
    const { document, problems } = judge({ ...VALID_ROW, sum_cur: '92000019' });
    const torn = [{ field: 'row', key: 'brokenRow' } as const, ...problems];
    list.append([{ line: 2, row: VALID_ROW, document, problems: torn }]);
    list.publish();
    const { rows, sums } = list.snapshot();
    expect(rows.map(getRowAmount)).toEqual([null]);
    expect(sums.error).toEqual({ count: 1, amounts: {} });
    list.change('1', { sum_cur: '10.50' });
    expect(list.snapshot().sums.ok).toEqual({ count: 1, amounts: { UAH: '10.50' } });
  });

  it('are judged again as soon as one is changed, and the sums follow', () => {
    const list = listOf({ okpo_c: '1' });
    list.change('1', { okpo_c: '14360570', sum_cur: '12' });
    expect(statuses(list)).toEqual(['ok']);
    expect(list.snapshot().sums).toMatchObject({
      ok: { count: 1, amounts: { UAH: '12.00' } },
      error: { count: 0, amounts: { UAH: '0.00' } },
    });
  });

  it('with one number and date are all named until one of them is left', () => {
    const list = listOf({}, {}, { oper_date: '14.07.2026' }, {});
    expect(statuses(list)).toEqual(['error', 'error', 'ok', 'error']);
    list.change('2', { oper_n: '18' });
    expect(statuses(list)).toEqual(['error', 'ok', 'ok', 'error']);
    list.setExcluded(['4'], true);
    expect(statuses(list)).toEqual(['ok', 'ok', 'ok', 'excluded']);
    list.setExcluded(['4'], false);
    expect(statuses(list)).toEqual(['error', 'ok', 'ok', 'error']);
  });

  it('get an account where they have none, as one step that can be taken back', async () => {
    const list = listOf({ acn_d: '' }, { oper_n: '18' }, { oper_n: '19', acn_d: ' ' });
    expect(list.snapshot().withoutDebitAccount).toBe(2);
    await list.fillDebitAccount(VALID_ACCOUNT.iban);
    expect(statuses(list)).toEqual(['ok', 'ok', 'ok']);
    expect(list.snapshot().withoutDebitAccount).toBe(0);
    list.undo();
    expect(statuses(list)).toEqual(['error', 'ok', 'error']);
  });

  it('get one day where the column has none that will do, as one step that can be taken back', async () => {
    const list = listOf(
      { oper_date: '13/25/2026' },
      { oper_n: '18', oper_date: 'липень' },
      { oper_n: '19', oper_date: '14.07.2026' },
    );
    expect(statuses(list)).toEqual(['error', 'error', 'ok']);
    await list.fillDay('oper_date', '15.07.2026');
    expect(list.snapshot().rows.map(({ row }) => row['oper_date'])).toEqual(['15.07.2026', '15.07.2026', '14.07.2026']);
    expect(statuses(list)).toEqual(['ok', 'ok', 'ok']);
    list.undo();
    expect(statuses(list)).toEqual(['error', 'error', 'ok']);
  });

  it('take back what was typed into one row as one step, row by row', () => {
    const list = listOf({}, { oper_n: '18' });
    for (const name_c of ['Т', 'ТО', 'ТОВ']) list.change('1', { name_c });
    list.change('2', { name_c: 'ПП' });
    list.undo();
    expect(list.snapshot().rows.map(({ row }) => row['name_c'])).toEqual(['ТОВ', VALID_ROW.name_c]);
    list.undo();
    expect(list.snapshot().rows[0]?.row).toEqual(VALID_ROW);
    expect(list.snapshot().canUndo).toBe(false);
  });

  it('that the bank has are changed by nothing any more', () => {
    const list = listOf({}, { oper_n: '18' });
    list.change('1', { name_c: 'ТОВ' });
    list.storeAnswers(new Map([['1', { kind: 'saved', number: '17', id: '9107' }]]));
    list.change('1', { name_c: 'Хтось інший' });
    list.setExcluded(['1'], true);
    list.undo();
    expect(list.snapshot().rows[0]).toMatchObject({
      row: { name_c: 'ТОВ' },
      word: { kind: 'saved' },
      isExcluded: false,
    });
    expect(list.snapshot().sums.saved).toEqual({ count: 1, amounts: { UAH: '10.50' } });
  });

  it('that the bank refused may be saved again only when they were changed or asked to be', () => {
    const list = listOf({}, { oper_n: '18' });
    const word = { kind: 'refused' as const, number: '17', code: 'duplicateNumber', sentence: 'є', problems: [] };
    list.storeAnswers(new Map(['1', '2'].map((id) => [id, word])));
    expect(statuses(list)).toEqual(['refused', 'refused']);
    list.change('1', { oper_n: '20' });
    list.retry('2');
    expect(statuses(list)).toEqual(['ok', 'ok']);
  });
});

describe('numbers for rows without one', () => {
  const numbers = (list: ImportList<UahPaymentDraft>, next = 17) =>
    Object.fromEntries(list.snapshot().numbersToGive({ payment: next, request: 5 }));

  it('leave out what another row says, wherever it stands and whatever becomes of it', () => {
    const list = listOf({ oper_n: '' }, { oper_n: '' }, { oper_n: '17' }, { oper_n: '19' });
    list.setExcluded(['4'], true);
    expect(numbers(list)).toEqual({ 1: '18', 2: '20' });
  });

  it('follow what is typed and taken back', () => {
    const list = listOf({ oper_n: '' }, { oper_n: '17' });
    list.change('2', { oper_n: '' });
    expect(numbers(list)).toEqual({ 1: '17', 2: '18' });
    list.change('1', { oper_n: '18' });
    expect(numbers(list)).toEqual({ 2: '17' });
    list.undo();
    list.undo();
    expect(numbers(list)).toEqual({ 1: '18' });
  });

  it('are not spent on rows that are not to be saved', () => {
    const list = listOf({ oper_n: '', sum_cur: 'багато' }, { oper_n: '' }, { oper_n: '' });
    list.setExcluded(['2'], true);
    expect(numbers(list)).toEqual({ 3: '17' });
  });

  it('are never those that the bank was asked to take', () => {
    const list = listOf({ oper_n: '' }, { oper_n: '' });
    list.storeAnswers(new Map([['1', { kind: 'refused', number: '17', code: null, sentence: 'ні', problems: [] }]]));
    list.retry('1');
    expect(numbers(list)).toEqual({ 1: '18', 2: '19' });
  });
});

describe('rows of several currencies and counters', () => {
  it('are summed by currency and numbered by their own counters', () => {
    const list = listOf({ oper_n: '' }, { oper_n: '', pay_purp: 'r за товар' }, { oper_n: '5', pay_purp: 'in USD' });
    expect(list.snapshot().sums.ok.amounts).toEqual({ UAH: '21.00', USD: '10.50' });
    expect(Object.fromEntries(list.snapshot().numbersToGive({ payment: 5, request: 5 }))).toEqual({ 1: '6', 2: '5' });
  });

  it('are put right together as one step, each by its own cells', async () => {
    const list = listOf({ oper_n: '1', okpo_c: '1' }, { oper_n: '2' });
    await list.repair(({ problems, document }) =>
      problems.length > 0 ? { okpo_c: VALID_ROW.okpo_c ?? '', pay_purp: `№ ${document.number}` } : null,
    );
    expect(statuses(list)).toEqual(['ok', 'ok']);
    expect(list.snapshot().rows.map(({ row }) => row['pay_purp'])).toEqual(['№ 1', VALID_ROW.pay_purp]);
    list.undo();
    expect(statuses(list)).toEqual(['error', 'ok']);
  });
});

describe('rows that look alike', () => {
  it('are named to each other when receiver and amount are the same within days', async () => {
    const { rows } = listOf(
      {},
      { oper_n: '18', sum_cur: '10,50' },
      { oper_n: '19', sum_cur: '11' },
      { oper_n: '20', oper_date: '20.06.2026' },
    ).snapshot();
    expect([...(await findLookAlikeRows(rows, RULES))]).toEqual([
      ['1', 3],
      ['2', 2],
    ]);
  });

  it('are told also beside a row whose day nobody can read', async () => {
    const { rows } = listOf({}, { oper_n: '18', oper_date: '20 липня 2026' }, { oper_n: '19' }).snapshot();
    expect([...(await findLookAlikeRows(rows, RULES))]).toEqual([
      ['1', 4],
      ['3', 2],
    ]);
  });

  it('are no longer told once the other one is left out', async () => {
    const list = listOf({}, { oper_n: '18' });
    list.setExcluded(['2'], true);
    expect((await findLookAlikeRows(list.snapshot().rows, RULES)).size).toBe(0);
  });
});

describe('the draft of an import', () => {
  it('brings the rows back, judged anew: what was put right, left out and saved', () => {
    const list = listOf({}, { oper_n: '18', okpo_c: '1' }, { oper_n: '19' });
    list.change('1', { pay_purp: 'Виправлено' });
    list.storeAnswers(new Map([['3', { kind: 'saved', number: '19', id: '9119' }]]));
    list.setExcluded(['2'], true);
    const draft: unknown = JSON.parse(JSON.stringify(buildImportDraft('x.csv', list.snapshot(), RULES)));
    const restored = readImportDraft(draft, RULES);
    expect(restored?.fileName).toBe('x.csv');
    expect(restored && statuses(restored.list)).toEqual(['ok', 'excluded', 'saved']);
    expect(restored?.list.snapshot().rows[0]).toMatchObject({ line: 2, row: { pay_purp: 'Виправлено' } });
  });

  it('keeps the number under which a row was sent that has no answer: the bank stores no second one under it', () => {
    const list = listOf({ oper_n: '' });
    list.storeAnswers(new Map([['1', { kind: 'asked', number: '107' }]]));
    expect(buildImportDraft('x.csv', list.snapshot(), RULES)?.rows[0]?.row['oper_n']).toBe('107');
  });

  it('is none for a file that the bank would not keep', () => {
    const long = listOf(
      ...Array.from({ length: 300 }, (_, place) => ({ oper_n: String(place), pay_purp: 'а'.repeat(420) })),
    );
    expect(buildImportDraft('x.csv', long.snapshot(), RULES)).toBeNull();
  });

  it.each([['a text'], [{ fileName: 'x.csv' }], [{ fileName: 'x.csv', rows: [{ row: 'none' }] }]])(
    'is not read from what is none of ours: %p',
    (content) => {
      expect(readImportDraft(content, RULES)).toBeNull();
    },
  );
});
