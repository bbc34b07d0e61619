import type { TurnoverRow } from '@ncb/shared-kernel/api/contract';
import { getMonthDays, formatMonth } from './months';
import { buildTurnoverPrintout } from './build-turnover-printout';
import { toListedTurnovers, computeRevaluation, sumTurnovers } from './turnover-rows';
import { toRequest, createTurnoverSearchModel } from './turnover-search';
import { buildMonthTable, buildTurnoverTable, buildTurnoverTableForPrograms } from './turnover-table';

const DAY = '2026-07-01';
const MODEL = createTurnoverSearchModel(DAY);

const row = (changes: Partial<TurnoverRow> = {}): TurnoverRow => ({
  account: '26003999000001',
  accountId: '7001',
  iban: 'UA603516070000026003999000001',
  currencyLetters: 'UAH',
  opening: '10.00',
  openingEquivalent: '10.00',
  closing: '12.50',
  closingEquivalent: '12.50',
  debit: '0.50',
  debitEquivalent: '0.50',
  credit: '3.00',
  creditEquivalent: '3.00',
  day: null,
  currentBalance: '12.50',
  ...changes,
});
const USD = row({
  accountId: '7002',
  currencyLetters: 'USD',
  openingEquivalent: '400.00',
  closingEquivalent: '525.00',
  debitEquivalent: '20.00',
  creditEquivalent: '120.00',
});

describe('the search of turnovers', () => {
  it('begins with the bank day, by day, with revaluation and without closed accounts', () => {
    expect(MODEL.read({})).toEqual({
      start: DAY,
      end: DAY,
      accountIds: [],
      view: 'days',
      withRevaluation: true,
      withClosed: false,
      currency: '',
    });
    expect(toRequest(MODEL.empty)).toEqual({
      start: DAY,
      end: DAY,
      accountIds: [],
      type: 0,
      withRevaluation: true,
      withClosed: false,
    });
  });

  it('is kept whole in the address', () => {
    const search = {
      start: '2026-06-01',
      end: '2026-06-30',
      accountIds: ['7001', '7002'],
      view: 'months',
      withRevaluation: false,
      withClosed: true,
      currency: 'USD',
    } as const;
    const address = MODEL.write(search);
    expect(address).toEqual({
      fdate: '2026-06-01',
      ldate: '2026-06-30',
      acn_ids: '7001,7002',
      view: 'months',
      reval: '0',
      closed: '1',
      sim_cur: 'USD',
    });
    expect(MODEL.read(address)).toEqual(search);
    expect(MODEL.read(MODEL.write({ ...search, view: 'period' })).view).toBe('period');
  });

  it('of an address with one day is no period that ends before it begins', () => {
    for (const name of ['fdate', 'ldate']) expect(MODEL.check(MODEL.read({ [name]: '2026-06-01' }))).toEqual([]);
  });

  it('ends on the bank day at the latest', () => {
    expect(MODEL.check({ ...MODEL.empty, end: '2026-07-02' })).toEqual([
      expect.objectContaining({ field: 'end', key: 'endAfterToday' }),
    ]);
  });
});

describe('the rows of the turnovers', () => {
  it('have addresses of their own by day', () => {
    expect(toListedTurnovers([row(), row({ day: DAY })]).map(({ id }) => id)).toEqual(['7001', '7001-2026-07-01']);
  });

  it('tell how far the rate moved the hryvnia equivalent', () => {
    expect(computeRevaluation(USD)).toBe('25.00');
    expect(computeRevaluation(row())).toBe('0.00');
  });

  it('are summed up by currency: days in a row of each account first, then the accounts', () => {
    const next = { opening: '12.50', debit: '2.50', credit: '0.00', closing: '10.00' };
    const totals = sumTurnovers([
      row({ day: '2026-06-01' }),
      row({ day: '2026-06-02', ...next }),
      row({ accountId: '7003', opening: '0.10', debit: '0.00', credit: '0.20', closing: '0.30' }),
      USD,
    ]);
    expect(totals).toMatchObject([
      { id: 'total-UAH', summedUp: 2, opening: '10.10', debit: '3.00', credit: '3.20', closing: '10.30', day: null },
      { id: 'total-USD', summedUp: 1, opening: '10.00', closingEquivalent: '525.00' },
    ]);
    expect(sumTurnovers([])).toEqual([]);
  });
});

describe('the turnovers as a file', () => {
  const rows = toListedTurnovers([row({ day: '2026-06-15' }), { ...USD, day: '2026-06-16' }]);

  it('for people has headings in words, days where they are shown, and the revaluation with which hryvnias add up', () => {
    const table = buildTurnoverTable(rows, { hasDays: true }, (heading) => `<${heading}>`);
    expect(table.columns.map(({ name, holds }) => [name, holds])).toEqual([
      ['<iban>', 'text'],
      ['<acn_n>', 'text'],
      ['<sim_cur>', 'text'],
      ['<sal_date>', 'day'],
      ['<prev_sal>', 'amount'],
      ['<prev_c_sal>', 'amount'],
      ['<credit>', 'amount'],
      ['<c_credit>', 'amount'],
      ['<debit>', 'amount'],
      ['<c_debit>', 'amount'],
      ['<sal>', 'amount'],
      ['<c_sal>', 'amount'],
      ['<reval>', 'amount'],
    ]);
    expect(table.rows[1]?.slice(3)).toEqual([
      ...['2026-06-16', '10.00', '400.00', '3.00', '120.00', '0.50', '20.00', '12.50', '525.00', '25.00'],
    ]);
    const whole = buildTurnoverTable(rows, { hasDays: false }, (heading) => heading);
    expect(whole.columns.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['sal_date']));
    expect(whole.rows[0]).toHaveLength(whole.columns.length);
  });

  it('for programs has all columns of the wire, with names that dBase has room for', () => {
    const { columns, rows: cells } = buildTurnoverTableForPrograms(rows);
    expect(columns.map(({ name }) => name).join(' ')).toBe(
      'acn_n acn_id iban sim_cur prev_sal prev_c_sal sal c_sal debit c_debit credit c_credit sal_date cur_sal reval',
    );
    expect(columns.every(({ name }) => name.length <= 10)).toBe(true);
    expect(cells[0]).toEqual([
      ...['26003999000001', '7001', 'UA603516070000026003999000001', 'UAH'],
      ...['10.00', '10.00', '12.50', '12.50', '0.50', '0.50', '3.00', '3.00', '2026-06-15', '12.50', '0.00'],
    ]);
  });

  it('by month is the table behind the chart', () => {
    const month = {
      month: '2026-06',
      opening: '1.00',
      debit: '0.50',
      credit: '3.00',
      difference: '2.50',
      closing: '3.50',
    };
    const table = buildMonthTable([month], (heading) => heading);
    expect(table.columns.map(({ name }) => name)).toEqual([
      'month',
      'opening',
      'credit',
      'debit',
      'difference',
      'closing',
    ]);
    expect(table.rows).toEqual([['2026-06', '1.00', '3.00', '0.50', '2.50', '3.50']]);
  });
});

describe('the turnovers on paper', () => {
  it('have the totals of each currency as their last rows', () => {
    const rows = toListedTurnovers([row(), USD]);
    const paper = buildTurnoverPrintout(
      { rows, totals: sumTurnovers(rows), hasDays: false },
      {
        title: 'Обороти',
        about: ['ТОВ'],
        column: (name) => name,
        inHryvnias: 'у гривнях',
        totalOf: ({ currencyLetters }) => `Разом ${currencyLetters}`,
      },
      'en',
    );
    expect(paper.columns.map(({ title }) => title)).toEqual([
      'iban',
      'sim_cur',
      'prev_sal',
      'credit',
      'debit',
      'reval',
      'sal',
    ]);
    expect(paper.rows).toEqual([
      ['UA60 3516 0700 0002 6003 9990 0000 1', 'UAH', '10.00', '3.00', '0.50', '', '12.50'],
      ['UA60 3516 0700 0002 6003 9990 0000 1', 'USD', '10.00', '3.00', '0.50', '', '12.50'],
      ['у гривнях', 'UAH', '400.00', '120.00', '20.00', '25.00', '525.00'],
      ['Разом UAH', 'UAH', '10.00', '3.00', '0.50', '', '12.50'],
      ['Разом USD', 'USD', '10.00', '3.00', '0.50', '', '12.50'],
      ['у гривнях', 'UAH', '400.00', '120.00', '20.00', '25.00', '525.00'],
    ]);
    expect(paper.amounts).toEqual([]);
  });
});

describe('a month', () => {
  it('has a short and a long name in every language', () => {
    expect(formatMonth('2026-11', 'ua', 'short')).toBe('лист');
    expect(formatMonth('2026-11', 'ua', 'long')).toBe('листопад 2026');
    expect(formatMonth('2026-11', 'ru', 'long')).toBe('ноябрь 2026');
    expect(formatMonth('2026-11', 'en', 'short')).toBe('Nov');
  });

  it('ends with the day that was asked for', () => {
    expect(getMonthDays('2026-06', '2026-07-15')).toEqual({ start: '2026-06-01', end: '2026-06-30' });
    expect(getMonthDays('2026-07', '2026-07-15')).toEqual({ start: '2026-07-01', end: '2026-07-15' });
  });
});
