import { checkPayrollRow } from '@ncb/shared-kernel/domain/rules';
import { PAYROLL_ROWS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { planPaste, readBlock } from './paste-block';
import { getBankPeople, type DataColumn } from './grid-row';
import { NEW_ROW, createGridState, reduceGrid, UNDO_STEPS, type GridAction, type GridState } from './grid-state';
import { DATA_COLUMNS } from './grid-row';

const row = (name: string, amount = '', more: object = {}) => ({
  taxCode: '0148102804',
  lastName: name,
  firstName: 'Олена',
  middleName: '',
  account: 'UA883516070000026202999000200',
  amount,
  ...more,
});

const act = (state: GridState, ...actions: readonly GridAction[]) => actions.reduce(reduceGrid, state);
const go = (key: number, column: DataColumn = 'amount'): GridAction => ({ do: 'go', cell: { key, column } });
const amounts = ({ rows }: GridState) => rows.map(({ amount }) => amount);
const grid = (count = 3) =>
  createGridState(Array.from({ length: count }, (_, index) => row(`Зразкова${index}`, `${index + 1}.00`)));

const CARD = '5168742012344408';
const MASKED = '5168 •••• •••• 4408';

describe('the number of a card in the grid', () => {
  it('is masked as soon as the cell is left, in any column, so that no draft gets it', () => {
    for (const [column, text, value] of [
      ['account', '5168 7420 1234-4408', MASKED],
      ['taxCode', CARD, MASKED],
      ['lastName', `Умовна ${CARD}`, `Умовна ${MASKED}`],
      ['amount', CARD, MASKED],
    ] as const) {
      const state = act(grid(), { do: 'set', cell: { key: 2, column }, text });
      expect(state.rows[1]?.[column]).toBe(value);
      expect(JSON.stringify(state)).not.toMatch(/5168.?7420/);
    }
  });

  it('is masked in a pasted block, in rows of a file, in the dialog of a row and in a draft of before', () => {
    const plan = planPaste(
      grid(),
      { key: 1, column: 'account' },
      readBlock(`${CARD}\t1,00\n5168 7420 1234 4408\t2,00`),
    );
    const states = [
      act(grid(), { do: 'paste', plan }),
      act(grid(), { do: 'append', rows: [row('Нова', '1.00', { account: CARD })] }),
      act(grid(), { do: 'put', key: 1, row: row('Зразкова0', '1.00', { account: CARD }) }),
      createGridState([row('Нова', '1.00', { account: CARD })]),
    ];
    for (const state of states) {
      expect(state.rows.map(({ account }) => account)).toContain(MASKED);
      expect(JSON.stringify(state)).not.toMatch(/5168.?7420/);
    }
  });

  it('is told as a card, and ten zeros as a wrong code, that is never dropped', () => {
    const [masked] = createGridState([row('Нова', '1.00', { account: CARD, taxCode: '0000000000' })]).rows;
    if (!masked) throw new Error('the grid has no rows');
    expect(checkPayrollRow(masked, { ownBankCode: '351607' })).toEqual([
      { field: 'taxCode', key: 'invalidOkpo' },
      { field: 'account', key: 'cardNumberInsteadOfAccount' },
    ]);
  });
});

describe('typing into a cell', () => {
  it('stores what is typed when the cell is left, as the wire has it, and can be taken back', () => {
    const typed = act(grid(), go(2), { do: 'edit', text: '7' }, { do: 'type', text: '7 000,5' });
    expect(amounts(typed)).toEqual(['1.00', '2.00', '3.00']);
    const left = act(typed, { do: 'move', rows: 1, columns: 0, shown: DATA_COLUMNS });
    expect(amounts(left)).toEqual(['1.00', '7000.50', '3.00']);
    expect(left.active).toEqual({ key: 3, column: 'amount' });
    expect(amounts(act(left, { do: 'undo' }))).toEqual(['1.00', '2.00', '3.00']);
  });

  it('is given up by Escape, and is no step where nothing became other', () => {
    const state = act(grid(), go(1), { do: 'edit', text: '9' }, { do: 'restore' }, { do: 'commit' });
    expect(amounts(state)).toEqual(['1.00', '2.00', '3.00']);
    const same = act(grid(), go(1), { do: 'edit', text: null }, { do: 'type', text: '1,00' }, { do: 'commit' });
    expect(same.past).toEqual([]);
  });

  it('keeps an amount that is none as it was typed, for the rules to judge', () => {
    expect(amounts(act(grid(1), { do: 'set', cell: { key: 1, column: 'amount' }, text: ' 12,345 ' }))).toEqual([
      '12,345',
    ]);
  });

  it('does not open a cell of the bank’s own data, but for the amount', () => {
    const person = row('Зразкова');
    const locked = createGridState([person], getBankPeople([{ ...person, fromBank: true }]));
    expect(act(locked, go(1, 'lastName'), { do: 'edit', text: 'А' }).typed).toBeNull();
    expect(act(locked, { do: 'set', cell: { key: 1, column: 'account' }, text: 'UA1' }).rows).toBe(locked.rows);
    expect(act(locked, go(1), { do: 'edit', text: '5' }).typed).toBe('5');
  });

  it('remembers a hundred steps', () => {
    let state = grid(1);
    for (let step = 1; step <= UNDO_STEPS + 5; step += 1) {
      state = act(state, { do: 'set', cell: { key: 1, column: 'amount' }, text: `${step + 1}` });
    }
    for (let step = 0; step < UNDO_STEPS + 10; step += 1) state = act(state, { do: 'undo' });
    expect(amounts(state)).toEqual(['6.00']);
  });
});

describe('moving', () => {
  const place = ({ active }: GridState) => active && `${active.key} ${active.column}`;

  it('stays within the shown rows and columns', () => {
    const dataColumns: DataColumn[] = ['lastName', 'account', 'amount'];
    const move = (rows: number, columns: number): GridAction => ({ do: 'move', rows, columns, shown: dataColumns });
    expect(place(act(grid(), go(1, 'account'), move(-1, 0)))).toBe('1 account');
    expect(place(act(grid(), go(3, 'account'), move(5, 1)))).toBe('3 amount');
    expect(place(act(grid(), go(3, 'account'), move(0, -5)))).toBe('3 lastName');
    expect(place(act(grid(), go(2), { do: 'edge', row: 'last', column: null }))).toBe('3 amount');
    expect(place(act(grid(), go(2), { do: 'edge', row: 'first', column: 'lastName' }))).toBe('1 lastName');
  });

  it('goes in the order that is shown', () => {
    const turned = act(grid(), { do: 'arrange', view: [3, 1] }, go(3), {
      do: 'move',
      rows: 1,
      columns: 0,
      shown: DATA_COLUMNS,
    });
    expect(place(turned)).toBe('1 amount');
    expect(place(act(grid(), go(2), { do: 'arrange', view: [3, 1] }))).toBe('3 amount');
  });
});

describe('rows', () => {
  it('are added at the end and become active, up to the most that a payroll takes', () => {
    const added = act(grid(), { do: 'append', rows: NEW_ROW });
    expect(added.active).toEqual({ key: 4, column: 'lastName' });
    expect(added.view).toEqual([1, 2, 3, 4]);
    const full = act(grid(2), { do: 'append', rows: Array.from({ length: PAYROLL_ROWS_MAX }, () => row('А')) });
    expect(full.rows).toHaveLength(PAYROLL_ROWS_MAX);
  });

  it('are deleted together, and come back with their marks gone', () => {
    const state = act(grid(4), { do: 'mark', keys: [1, 3], isMarked: true }, go(3), { do: 'remove', keys: [1, 3] });
    expect(state.view).toEqual([2, 4]);
    expect(state.marked.size).toBe(0);
    expect(state.active?.key).toBe(4);
    expect(act(state, { do: 'undo' }).view).toEqual([1, 2, 3, 4]);
  });

  it('get their missing amounts in one step', () => {
    const filled = act(grid(), {
      do: 'fill',
      amounts: new Map([
        [1, '5.00'],
        [3, '6.00'],
      ]),
    });
    expect(amounts(filled)).toEqual(['5.00', '2.00', '6.00']);
    expect(filled.past).toHaveLength(1);
  });
});

describe('a pasted block', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a ""x"" b"\tc', [['a "x" b', 'c']]],
    ['"two\nlines"\tc\nd', [['two lines', 'c'], ['d']]],
    ['one', [['one']]],
    ['', []],
  ])('is read from %j', (text, cells) => {
    expect(readBlock(text)).toEqual(cells);
  });

  it('is laid over the rows in their shown order, and what is over becomes new rows', () => {
    const state = act(grid(), { do: 'arrange', view: [3, 1, 2] });
    const plan = planPaste(state, { key: 1, column: 'amount' }, readBlock('10\n20,5\n30'));
    expect(plan).toMatchObject({ overwritten: [1, 2], appendRows: 1, lockedCells: 0, rowsBeyond: 0 });
    const pasted = act(state, { do: 'paste', plan });
    expect(amounts(pasted)).toEqual(['10.00', '20.50', '3.00', '30.00']);
    expect(pasted.view).toEqual([3, 1, 2, 4]);
    expect(amounts(act(pasted, { do: 'undo' }))).toEqual(['1.00', '2.00', '3.00']);
  });

  it('leaves the bank’s data alone and says so, and empty cells are not overwritten cells', () => {
    const person = row('Зразкова');
    const state = createGridState(
      [person, row('', '', { account: '' })],
      getBankPeople([{ ...person, fromBank: true }]),
    );
    const plan = planPaste(state, { key: 1, column: 'lastName' }, readBlock('Інша\tОлена\nНова\tОлена'));
    expect(plan).toMatchObject({ overwritten: [], lockedCells: 1 });
    expect(plan.rows.map(({ lastName }) => lastName)).toEqual(['Зразкова', 'Нова']);
  });

  const PEOPLE = '0148102804\tНова\tОлена\tПетрівна\tUA883516070000026202999000200\t15000,5\n';

  it('of whole rows begins where they end with the amount, also from the amount on: tax numbers are no sums', () => {
    for (const column of ['taxCode', 'lastName', 'amount'] as const) {
      const plan = planPaste(grid(0), { key: 0, column }, readBlock(PEOPLE));
      expect(plan).toMatchObject({ appendRows: 1, columnsBeyond: 0 });
      expect(plan.rows[0]).toMatchObject({ taxCode: '0148102804', lastName: 'Нова', amount: '15000.50' });
    }
    const untaxed = PEOPLE.replace('0148102804\t', '');
    const plan = planPaste(grid(0), { key: 0, column: 'amount' }, readBlock(untaxed));
    expect(plan.rows[0]).toMatchObject({ taxCode: '', lastName: 'Нова', amount: '15000.50' });
  });

  it('tells of columns that have no place', () => {
    const plan = planPaste(grid(), { key: 1, column: 'amount' }, readBlock('10\tпремія\n20\t\t'));
    expect(plan.columnsBeyond).toBe(1);
    expect(plan.rows.map(({ amount }) => amount)).toEqual(['10.00', '20.00', '3.00']);
  });

  it('has an end where a payroll has one', () => {
    const block = Array.from({ length: PAYROLL_ROWS_MAX + 2 }, () => ['А']);
    const plan = planPaste(grid(1), { key: 1, column: 'lastName' }, block);
    expect(plan.rowsBeyond).toBe(2);
    expect(plan.rows).toHaveLength(PAYROLL_ROWS_MAX);
  });
});
