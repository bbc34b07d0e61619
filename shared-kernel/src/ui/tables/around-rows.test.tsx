import { waitFor } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { RecordList, useRecordList, type RecordColumn, type RowSurroundings } from '..';

interface Stop {
  readonly id: string;
  readonly name: string;
}

const COLUMNS: readonly RecordColumn<Stop>[] = [
  { key: 'name', title: 'Назва', cell: ({ name }) => name },
  { key: 'place', title: 'Місце', cell: ({ id }) => id },
];
const stops = (count: number): readonly Stop[] =>
  Array.from({ length: count }, (_, place) => ({ id: String(place + 1), name: `Зупинка ${place + 1}` }));

async function open(count: number, around: ReadonlyMap<string, RowSurroundings>) {
  const rows = stops(count);
  function Line() {
    const list = useRecordList<Stop>({ name: 'line', rows, columns: COLUMNS });
    return <RecordList<Stop> list={list} label="Лінія" titleOf={({ name }) => name} around={around} />;
  }
  await openPage({ Page: Line, texts: [] }, { answers: {} });
  await waitFor(() => expect(document.querySelector('tr[data-row]')).not.toBeNull());
}
const texts = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

describe('what stands around the rows of a list', () => {
  const around = new Map<string, RowSurroundings>([
    ['1', { above: 'Місто', height: 28 }],
    ['2', { above: 'Село', below: 'Кінцева', height: 68 }],
  ]);

  it('is as wide as the table and no row: rows are counted without it', async () => {
    await open(2, around);
    expect(texts()).toEqual(['Місто', 'Зупинка 11', 'Село', 'Зупинка 22', 'Кінцева']);
    expect(document.querySelector('.ncb-around-row td')).toHaveAttribute('colspan', '2');
    expect(document.querySelector('[data-field="range"]')).toHaveTextContent('1–2 з 2');
  });

  it('has its room among the rows of a long table that are not there', async () => {
    const heights = async (map: ReadonlyMap<string, RowSurroundings>) => {
      document.body.replaceChildren();
      await open(1500, map);
      return Number.parseFloat(document.querySelector<HTMLElement>('[data-rows="below"] td')?.style.height ?? '');
    };
    const without = await heights(new Map());
    const far = new Map<string, RowSurroundings>([['1400', { above: 'Далеко', height: 28 }]]);
    expect((await heights(far)) - without).toBe(28);
  });
});
