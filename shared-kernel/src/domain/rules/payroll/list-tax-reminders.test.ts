import { TAX_GROUPS, type TaxGroup } from '../../vocabulary';
import { getTaxPeriod, listTaxReminders } from './list-tax-reminders';

const YEAR = 365;
const YEARS = [
  ['2026-01-01', 364],
  ['2027-01-01', 364],
] as const;

/** Lists "period: last day by law, last day on which the Treasury takes it" of one tax over 2026 and 2027. */
function listDays(group: TaxGroup, tax: string) {
  const listed = Array.from({ length: 24 }, (_, index) => {
    const month = `${2026 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    return listTaxReminders([group], `${month}-01`, 31).filter((one) => one.tax === tax);
  }).flat();
  const days = listed.map(({ month, due, payBy }) => `${month}: ${due}${payBy === due ? '' : ` (${payBy})`}`);
  return [...new Set(days)].filter((day) => / 202[67]/u.test(day));
}

describe('usual days of taxes in 2026 and 2027', () => {
  it('of an employer: the social contribution is moved by law, taxes are paid before a weekend', () => {
    expect(listDays('employer', 'social')).toEqual([
      '2025-12: 2026-01-20',
      '2026-01: 2026-02-20',
      '2026-02: 2026-03-20',
      '2026-03: 2026-04-20',
      '2026-04: 2026-05-20',
      '2026-05: 2026-06-22',
      '2026-06: 2026-07-20',
      '2026-07: 2026-08-20',
      '2026-08: 2026-09-21',
      '2026-09: 2026-10-20',
      '2026-10: 2026-11-20',
      '2026-11: 2026-12-21',
      '2026-12: 2027-01-20',
      '2027-01: 2027-02-22',
      '2027-02: 2027-03-22',
      '2027-03: 2027-04-20',
      '2027-04: 2027-05-20',
      '2027-05: 2027-06-21',
      '2027-06: 2027-07-20',
      '2027-07: 2027-08-20',
      '2027-08: 2027-09-20',
      '2027-09: 2027-10-20',
      '2027-10: 2027-11-22',
      '2027-11: 2027-12-20',
    ]);
    expect(listDays('employer', 'personalIncome').slice(0, 13)).toEqual([
      '2025-12: 2026-01-30',
      '2026-01: 2026-03-02',
      '2026-02: 2026-03-30',
      '2026-03: 2026-04-30',
      '2026-04: 2026-05-30 (2026-05-29)',
      '2026-05: 2026-06-30',
      '2026-06: 2026-07-30',
      '2026-07: 2026-08-30 (2026-08-28)',
      '2026-08: 2026-09-30',
      '2026-09: 2026-10-30',
      '2026-10: 2026-11-30',
      '2026-11: 2026-12-30',
      '2026-12: 2027-01-30 (2027-01-29)',
    ]);
    expect(listDays('employer', 'military')).toEqual(listDays('employer', 'personalIncome'));
  });

  it('of groups 1 and 2: by the 20th for the current month, before a weekend', () => {
    expect(listDays('single12', 'single').filter((day) => day.includes('('))).toEqual([
      '2026-06: 2026-06-20 (2026-06-19)',
      '2026-09: 2026-09-20 (2026-09-18)',
      '2026-12: 2026-12-20 (2026-12-18)',
      '2027-02: 2027-02-20 (2027-02-19)',
      '2027-03: 2027-03-20 (2027-03-19)',
      '2027-06: 2027-06-20 (2027-06-18)',
      '2027-11: 2027-11-20 (2027-11-19)',
    ]);
    expect(listDays('single12', 'military')).toEqual(listDays('single12', 'single'));
  });

  it.each<[TaxGroup, string, string[]]>([
    [
      'single3',
      'single',
      [
        '2025-12: 2026-02-19',
        '2026-03: 2026-05-20',
        '2026-06: 2026-08-19',
        '2026-09: 2026-11-19',
        '2026-12: 2027-02-19',
        '2027-03: 2027-05-20',
        '2027-06: 2027-08-19',
        '2027-09: 2027-11-19',
      ],
    ],
    [
      'single4',
      'single',
      [
        '2025-12: 2026-01-30',
        '2026-03: 2026-04-30',
        '2026-06: 2026-07-30',
        '2026-09: 2026-10-30',
        '2026-12: 2027-01-30 (2027-01-29)',
        '2027-03: 2027-04-30',
        '2027-06: 2027-07-30',
        '2027-09: 2027-10-30 (2027-10-29)',
      ],
    ],
    [
      'selfEmployed',
      'social',
      [
        '2025-12: 2026-01-19',
        '2026-03: 2026-04-20',
        '2026-06: 2026-07-20',
        '2026-09: 2026-10-19',
        '2026-12: 2027-01-19',
        '2027-03: 2027-04-19',
        '2027-06: 2027-07-19',
        '2027-09: 2027-10-19',
      ],
    ],
  ])('of %s, %s, come with the quarter', (group, tax, days) => expect(listDays(group, tax)).toEqual(days));

  it('are never on a weekend, and never on a day on which the Treasury takes nothing', () => {
    const all = YEARS.flatMap(([start, days]) => listTaxReminders(TAX_GROUPS, start, days));
    expect(all.length).toBeGreaterThan(40);
    const onClosed = all.filter(({ payBy }) => /-12-31$|-01-01$/u.test(payBy) || [0, 6].includes(weekdayOf(payBy)));
    expect(onClosed).toEqual([]);
  });
});

describe('listTaxReminders', () => {
  it('lists nothing without groups, and the nearest first', () => {
    expect(listTaxReminders([], '2026-11-01', YEAR)).toEqual([]);
    const days = listTaxReminders(TAX_GROUPS, '2026-11-20', 45).map(({ id, payBy }) => `${payBy} ${id}`);
    expect(days).toEqual([
      '2026-11-20 employer social 2026-10',
      '2026-11-20 single12 single 2026-11',
      '2026-11-20 single12 military 2026-11',
      '2026-11-20 single4 military 2026-11',
      '2026-11-30 employer personalIncome 2026-10',
      '2026-11-30 employer military 2026-10',
      '2026-12-18 single12 single 2026-12',
      '2026-12-18 single12 military 2026-12',
      '2026-12-18 single4 military 2026-12',
      '2026-12-21 employer social 2026-11',
      '2026-12-30 employer personalIncome 2026-11',
      '2026-12-30 employer military 2026-11',
    ]);
  });

  it('keeps a day that fell on a weekend until it has passed by law', () => {
    const ids = (start: string) => listTaxReminders(['single12'], start, 5).map(({ payBy }) => payBy);
    expect(ids('2026-12-19')).toEqual(['2026-12-18', '2026-12-18']);
    expect(ids('2026-12-21')).toEqual([]);
  });

  it('names the period that is taxed', () => {
    expect(getTaxPeriod({ period: 'quarter', month: '2026-12' })).toEqual({ start: '2026-10-01', end: '2026-12-31' });
    expect(getTaxPeriod({ period: 'month', month: '2026-02' })).toEqual({ start: '2026-02-01', end: '2026-02-28' });
  });
});

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
