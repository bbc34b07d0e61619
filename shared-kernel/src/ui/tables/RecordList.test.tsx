import { Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { narrowToPhone, openPage, SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { createWordSearch, RecordList, SelectionBar, useRecordList, type RecordColumn } from '..';

interface Ship {
  readonly id: string;
  readonly name: string;
  readonly tons: number;
}

const ships = (count: number): readonly Ship[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Судно ${index + 1}`,
    tons: 1_000 - index,
  }));
const COLUMNS: readonly RecordColumn<Ship>[] = [
  { key: 'name', title: 'Назва', cell: ({ name }) => name },
  { key: 'tons', title: 'Тонн', isAmount: true, hasField: true, cell: ({ tons }) => tons, sortKey: ({ tons }) => tons },
  { key: 'flag', title: 'Прапор', room: 'asked', cell: () => 'Україна' },
];
const find = createWordSearch(({ name }: Ship) => name);
const isFloating = ({ id }: Ship) => id !== '2';
const panel = {
  title: 'Подробиці',
  label: ({ name }: Ship) => `Подробиці: ${name}`,
  content: ({ name }: Ship) => `Про ${name}`,
  foot: () => (
    <Dropdown autoFocus trigger={['click']} menu={{ items: [{ key: 'sell', label: 'Продати' }] }}>
      <button data-action="more">Ще</button>
    </Dropdown>
  ),
};

interface FleetProps {
  rows: readonly Ship[];
  takesTools?: boolean;
  hasOpener?: boolean;
}

function Fleet({ rows, takesTools = false, hasOpener = false }: FleetProps) {
  const list = useRecordList<Ship>({ name: 'fleet', rows, columns: COLUMNS, find });
  const bar = (tools: ReactNode) => <SelectionBar list={list} text={`Обрано ${list.selected.length}`} tools={tools} />;
  return (
    <RecordList<Ship>
      list={list}
      label="Флот"
      titleOf={({ name }) => name}
      canSelect={isFloating}
      panel={{ ...panel, hasOpener }}
      menu={({ id }) => <button data-action="menu">{id}</button>}
      tools={<button data-action="tool">Друк</button>}
      selection={takesTools ? bar : bar(null)}
    />
  );
}

async function open(count: number, settings: object = {}, takesTools = false) {
  const { user } = SAMPLE_SESSION;
  const rows = ships(count);
  await openPage(
    { Page: () => <Fleet rows={rows} takesTools={takesTools} />, texts: [] },
    {
      answers: { '/save_settings': { success: true } },
      session: { user: { ...user, settings: { ...user.settings, ...settings } } },
    },
  );
  await waitFor(() => expect(document.querySelector('tr[data-row]')).not.toBeNull());
}

const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const getRowIds = () => [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));

const onRender = jest.fn();
const drawnAround = jest.fn();
const COUNTED: readonly RecordColumn<Ship>[] = [
  {
    key: 'name',
    title: 'Назва',
    cell({ name }) {
      onRender();
      return name;
    },
    sortKey: ({ tons }) => tons,
  },
];
const titleOf = ({ name }: Ship) => name;
const FEW = ships(3);

function CountedFleet({ rows }: { rows: readonly Ship[] }) {
  drawnAround();
  const list = useRecordList<Ship>({ name: 'fleet', rows, columns: COUNTED });
  return (
    <>
      <output>{list.selected.length}</output>
      <RecordList<Ship> list={list} label="Флот" titleOf={titleOf} canSelect={isFloating} panel={panel} />
    </>
  );
}

describe('a mark in a RecordList', () => {
  beforeEach(async () => {
    const rows = ships(5);
    await openPage({ Page: () => <CountedFleet rows={rows} />, texts: [] }, { answers: {} });
    await waitFor(() => expect(getRowIds()).toHaveLength(5));
    onRender.mockClear();
  });

  it('draws no cell anew, neither that a row is selected nor that it is open', async () => {
    fireEvent.click(part('tr[data-row="3"] [data-action="select"]'));
    expect(part('tr[data-row="3"]')).toHaveClass('ant-table-row-selected');
    expect(screen.getByRole('status')).toHaveTextContent('1');
    fireEvent.click(part('[data-action="selectAll"]'));
    expect(screen.getByRole('status')).toHaveTextContent('4');
    fireEvent.click(part('tr[data-row="2"] [data-action="details"]'));
    await waitFor(() => expect(part('tr[data-row="2"]')).toHaveClass('ncb-row-open'));
    expect(onRender).not.toHaveBeenCalled();
  });

  it('that a row is open does not draw the page around the list anew', async () => {
    drawnAround.mockClear();
    fireEvent.click(part('tr[data-row="2"] [data-action="details"]'));
    await waitFor(() => expect(part('tr[data-row="2"]')).toHaveClass('ncb-row-open'));
    fireEvent.click(part('tr[data-row="4"] [data-action="details"]'));
    await waitFor(() => expect(part('[data-panel]')).toHaveAttribute('data-panel', '4'));
    fireEvent.click(part('[data-action="closeDetails"]'));
    await waitFor(() => expect(document.querySelector('[data-panel]')).toBeNull());
    expect(drawnAround).not.toHaveBeenCalled();
  });

  it('for the order is at its heading, and two presses are two steps', async () => {
    const head = part('th[data-column="name"]');
    fireEvent.click(head);
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(getRowIds()).toEqual(['5', '4', '3', '2', '1']));
    fireEvent.click(head);
    fireEvent.click(head);
    expect(head).not.toHaveAttribute('aria-sort');
    expect(part('.ant-table-column-sorter')).not.toContainElement(document.querySelector<HTMLElement>('.active'));
    fireEvent.keyDown(head, { key: 'Enter', keyCode: 13 });
    expect(head).toHaveAttribute('aria-sort', 'ascending');
  });
});

describe('RecordList', () => {
  it('has the columns that are usual or chosen, and sorts by those that have an order', async () => {
    await open(3, { columns: { fleet: ['flag', 'tons'] } });
    const heads = () =>
      [...document.querySelectorAll('th[data-column]')].map((head) => head.getAttribute('data-column'));
    expect(heads()).toEqual(['name', 'tons', 'flag']);
    expect(part('td[data-field="tons"]')).toHaveTextContent('1000');
    fireEvent.click(part('th[data-column="tons"]'));
    expect(getRowIds()).toEqual(['3', '2', '1']);
    expect(part('th[data-column="name"]')).not.toHaveAttribute('aria-sort');
  });

  it('selects the rows of the page that can be selected, then all that were found, and says so', async () => {
    await open(7);
    expect(document.querySelector('tr[data-row="2"] input')).toBeNull();
    fireEvent.click(part('[data-action="selectAll"]'));
    expect(part('[data-field="selection"]')).toHaveTextContent('Обрано 4');
    fireEvent.click(part('[data-action="selectAllFound"]'));
    expect(part('[data-field="selection"]')).toHaveTextContent('Обрано 6');
    expect(part('[data-field="selectedElsewhere"]')).toHaveTextContent('з них на інших сторінках 2');
    expect(document.querySelector('[data-action="selectAllFound"]')).toBeNull();
    fireEvent.click(part('[data-action="selectAll"]'));
    expect(part('[data-field="selection"]')).toHaveTextContent('Обрано 2');
    expect(part('[data-field="selectedElsewhere"]')).toHaveTextContent('з них на інших сторінках 2');
    fireEvent.click(part('[data-action="clearSelection"]'));
    expect(document.querySelector('[data-field="selection"]')).toBeNull();
  });

  it('hands its tools to a bar that takes them, and keeps them for any other', async () => {
    await open(3, {}, true);
    const places = () =>
      [...document.querySelectorAll('[data-action="tool"]')].map((tool) => tool.closest('.ncb-selection') !== null);
    expect(places()).toEqual([false]);
    fireEvent.click(part('[data-action="selectAll"]'));
    expect(places()).toEqual([true]);
    fireEvent.click(part('[data-action="clearSelection"]'));
    expect(places()).toEqual([false]);
  });

  it('leaves its tools behind a bar that does not take them', async () => {
    await open(3);
    fireEvent.click(part('[data-action="selectAll"]'));
    expect(document.querySelector('.ncb-selection [data-action="tool"]')).toBeNull();
    expect(document.querySelectorAll('[data-action="tool"]')).toHaveLength(1);
  });

  it('turns pages, and is on the first one again in another order', async () => {
    await open(7);
    fireEvent.click(part('.ant-pagination-item-2'));
    expect(getRowIds()).toEqual(['6', '7']);
    fireEvent.click(part('th[data-column="tons"]'));
    expect(getRowIds()).toEqual(['7', '6', '5', '4', '3']);
  });

  it('has no pages where the shortest one holds all rows', async () => {
    await open(5);
    expect(document.querySelector('.ant-pagination')).toBeNull();
  });

  it('opens a row beside the list, one at a time, and closes it again', async () => {
    await open(3);
    fireEvent.click(part('tr[data-row="2"] [data-action="details"]'));
    expect(part('section[data-panel="2"]')).toHaveTextContent('Про Судно 2');
    fireEvent.click(part('tr[data-row="3"] td[data-field="tons"]'));
    expect(document.querySelectorAll('section[data-panel]')).toHaveLength(1);
    expect(part('section[data-panel="3"]')).toHaveFocus();
    expect(part('tr[data-row="3"]')).toHaveClass('ncb-row-open');
    await waitFor(() => expect(part('.ncb-list-place')).toHaveClass('ncb-list-docked'));
    fireEvent.click(part('tr[data-row="3"] [data-action="details"]'));
    expect(document.querySelector('section[data-panel]')).toBeNull();
    expect(part('.ncb-list-place')).not.toHaveClass('ncb-list-docked');
    expect(part('tr[data-row="3"] [data-action="details"]')).toHaveAttribute('aria-expanded', 'false');
  });

  it('goes through the rows with the arrows, to other pages too, and Escape gives the focus back to the row', async () => {
    await open(7);
    fireEvent.click(part('tr[data-row="5"] [data-action="details"]'));
    const press = (key: string) => fireEvent.keyDown(part('section[data-panel]'), { key });
    press('ArrowDown');
    expect(part('section[data-panel="6"]')).toHaveTextContent('Про Судно 6');
    expect(getRowIds()).toEqual(['6', '7']);
    fireEvent.click(part('[data-action="nextRow"]'));
    press('ArrowDown');
    expect(part('section[data-panel="7"] [data-action="nextRow"]')).toHaveAttribute('aria-disabled', 'true');
    press('ArrowUp');
    press('Escape');
    expect(document.querySelector('section[data-panel]')).toBeNull();
    await waitFor(() => expect(part('tr[data-row="6"] [data-action="details"]')).toHaveFocus());
  });

  it('stays open when Escape closes a menu of its own, also before the menu has taken the focus', async () => {
    await open(2);
    fireEvent.click(part('tr[data-row="1"] [data-action="details"]'));
    part('[data-action="more"]').focus();
    fireEvent.click(part('[data-action="more"]'));
    fireEvent.keyDown(part('[data-action="more"]'), { key: 'Escape', keyCode: 27 });
    expect(document.querySelector('section[data-panel="1"]')).not.toBeNull();
    await waitFor(() => expect(part('[data-action="more"]')).not.toHaveClass('ant-dropdown-open'));
    fireEvent.keyDown(part('[data-action="more"]'), { key: 'Escape', keyCode: 27 });
    expect(document.querySelector('section[data-panel]')).toBeNull();
  });

  it('chooses a row by all of the cell of its box', async () => {
    await open(2);
    fireEvent.click(part('tr[data-row="1"] td.ncb-box-cell'));
    expect(part('[data-field="selection"]')).toHaveTextContent('Обрано 1');
    expect(document.querySelector('section[data-panel]')).toBeNull();
  });

  it('opens the panel by the cell of a box that a row lacks, and shows there that it is open', async () => {
    await openPage({ Page: () => <Fleet rows={FEW} hasOpener />, texts: [] }, { answers: {} });
    await waitFor(() => expect(getRowIds()).toHaveLength(3));
    expect(part('tr[data-row="2"] .anticon-right')).toBeVisible();
    fireEvent.click(part('tr[data-row="2"] td.ncb-box-cell'));
    expect(part('section[data-panel]')).toHaveTextContent('Про Судно 2');
    expect(part('tr[data-row="2"] .anticon-down')).toBeVisible();
  });

  it('finds by words, forgets them by Escape, and says when nothing is left', async () => {
    await open(3);
    fireEvent.change(part('[data-field="search"]'), { target: { value: 'судно 3' } });
    expect(getRowIds()).toEqual(['3']);
    fireEvent.change(part('[data-field="search"]'), { target: { value: 'човен' } });
    expect(screen.getByText('Нічого не знайдено')).toBeVisible();
    fireEvent.keyDown(part('[data-field="search"]'), { key: 'Escape' });
    expect(getRowIds()).toEqual(['1', '2', '3']);
  });

  it('is a card per row on a phone, with all that a row offers', async () => {
    const widen = narrowToPhone();
    await open(2);
    expect(document.querySelector('th')).toBeNull();
    const card = screen.getByRole('article', { name: 'Судно 1' });
    for (const action of ['select', 'menu', 'details']) {
      expect(card.querySelector(`[data-action="${action}"]`)).not.toBeNull();
    }
    expect(card).toHaveTextContent('Судно 11000');
    fireEvent.click(part('[data-action="listMore"]'));
    await waitFor(() => expect(part('[data-field="sort"]')).toBeVisible());
    widen();
  });
});

describe('keys of a RecordList', () => {
  const press = (code: string, key = code) => fireEvent.keyDown(document.activeElement ?? document.body, { code, key });
  const focusedRow = () => document.activeElement?.closest('tr[data-row]')?.getAttribute('data-row') ?? null;

  it('lead from the search to the first row, and from row to row', async () => {
    await open(3);
    part('[data-field="search"]').focus();
    press('ArrowDown');
    expect(focusedRow()).toBe('1');
    press('KeyJ', 'о');
    press('KeyJ', 'о');
    expect(focusedRow()).toBe('3');
    press('KeyK');
    // It cannot be selected: its panel's button has the focus.
    expect(document.activeElement).toBe(part('tr[data-row="2"] [data-action="details"]'));
  });

  it('select a row and open its panel', async () => {
    await open(3);
    part('tr[data-row="1"] [data-action="select"]').focus();
    press('KeyX');
    expect(part('tr[data-row="1"]')).toHaveClass('ant-table-row-selected');
    press('Enter');
    await waitFor(() => expect(part('.ncb-details')).toHaveAttribute('data-panel', '1'));
  });

  it('press the button to sign where there is one', async () => {
    const onSign = jest.fn();
    await openPage(
      {
        Page: () => {
          const list = useRecordList<Ship>({ name: 'fleet', rows: FEW, columns: COLUMNS, find });
          return (
            <RecordList<Ship>
              list={list}
              label="Флот"
              titleOf={titleOf}
              canSelect={isFloating}
              tools={<button data-action="sign" onClick={onSign} />}
            />
          );
        },
        texts: [],
      },
      { answers: {} },
    );
    part('tr[data-row="1"] [data-action="select"]').focus();
    press('KeyS');
    expect(onSign).toHaveBeenCalledTimes(1);
    press('KeyE');
    part('[data-field="search"]').focus();
    press('KeyS');
    expect(onSign).toHaveBeenCalledTimes(1);
  });
});

describe('number of rows', () => {
  const bottoms: (() => void)[] = [];
  const observe = globalThis.IntersectionObserver;
  beforeEach(() => {
    bottoms.length = 0;
    globalThis.IntersectionObserver = class {
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
        bottoms.push(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = observe;
  });

  it('is offered for all lists until one is chosen', async () => {
    await open(12);
    expect(getRowIds()).toHaveLength(5);
    expect(document.querySelector('.ant-pagination-options')).toBeNull();
    fireEvent.click(part('[data-size="20"]'));
    await waitFor(() => expect(getRowIds()).toHaveLength(12));
    expect(document.querySelector('[data-field="pageSizeOffer"]')).toBeNull();
    expect(document.activeElement).toBe(part('.ncb-list-foot'));
  });

  it('is not offered where all rows are in sight', async () => {
    await open(5);
    expect(document.querySelector('[data-field="pageSizeOffer"]')).toBeNull();
  });

  it('grows on a phone, by a press or by scrolling to the end', async () => {
    const widen = narrowToPhone();
    try {
      await open(45, { pageSizes: { fleet: 5 } });
      await waitFor(() => expect(getRowIds()).toHaveLength(20));
      fireEvent.click(part('[data-action="nextRows"]'));
      expect(getRowIds()).toHaveLength(40);
      expect(part('[data-field="range"]')).toHaveTextContent('1–40 з 45');
      act(() => bottoms.at(-1)?.());
      expect(getRowIds()).toHaveLength(45);
      expect(document.querySelector('[data-action="nextRows"]')).toBeNull();
    } finally {
      widen();
    }
  });
});
