import { getHiddenColumns, type RecordColumn } from './record-parts';

interface Deal {
  readonly id: string;
}

const cell = () => null;
const column = (key: string, place: Partial<RecordColumn<Deal>>): RecordColumn<Deal> => ({
  key,
  title: key,
  cell,
  ...place,
});
const COLUMNS = [
  column('number', {}),
  column('status', { width: 140, givesWayBelow: 640 }),
  column('start', { width: 110, givesWayBelow: 900 }),
  column('debt', { width: 160 }),
  column('missed', { width: (rows) => 100 + rows.length * 100, room: 'asked' }),
];
const away = (width: number, rows = 0, columns = COLUMNS) =>
  [
    ...getHiddenColumns(
      columns,
      Array.from({ length: rows }, (_, id) => ({ id: String(id) })),
      width,
      80,
    ),
  ].join(' ');

describe('columns that give way', () => {
  it.each([
    ['none, in a wide list', 1000, 0, ''],
    ['those for which the list is too narrow', 800, 0, 'start'],
    ['what was asked for before all others, where long amounts leave a name no room', 1000, 4, 'missed'],
    ['then the one that would give way next, as long as a name has no room', 350, 0, 'status start missed'],
    ['no column that every row needs, however narrow the list is', 200, 0, 'status start missed'],
  ])('are %s', (_, width, rows, keys) => {
    expect(away(width, rows)).toBe(keys);
  });

  it('are only those with a bound where each column has a width of its own', () => {
    expect(away(650, 9, [column('number', { width: 300 }), ...COLUMNS.slice(1)])).toBe('start');
  });
});
