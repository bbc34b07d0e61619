import { checkPayrollRow } from '@ncb/shared-kernel/domain/rules';
import { sumDifferenceByKind } from '../difference';
import { createGridChecker, type JudgeContext } from './grid-facts';
import { toGridRow } from './grid-row';
import { createGridState, reduceGrid } from './grid-state';
import { getShownKeys } from './grid-view';
import { WHOLE_GRID } from './use-payroll-grid';

const OURS = 'UA883516070000026202999000200';
const THEIRS = 'UA273052990000026205999000210';
const row = (taxCode: string, lastName: string, account: string, amount: string) => ({
  taxCode,
  lastName,
  firstName: 'Олена',
  middleName: '',
  account,
  amount,
});
const ROWS = [
  row('0148102804', 'Умовна', OURS, '1000.00'),
  row('0151802838', 'Вигадана', THEIRS, '2000.00'),
  row('', 'Нова', 'UA883516070000026202999000201', ''),
];
const previous = [
  row('0148102804', 'Умовна', OURS, '200.00'),
  row('0151802838', 'Вигадана', OURS, '2500.00'),
  row('0155502862', 'Колишня', THEIRS, '300.00'),
].map((one, index) => toGridRow(-1 - index, one));
const CONTEXT: JudgeContext = {
  ownBankCode: '351607',
  bankDay: '2026-07-01',
  previous,
  employees: [],
  typeId: '1',
  half: '1',
};

describe('facts of a payroll grid', () => {
  const state = createGridState(ROWS);
  const facts = createGridChecker(CONTEXT)(state.rows);

  it('is its total, its mistakes, what to look at, who came and who went', () => {
    expect(facts).toMatchObject({
      total: null,
      sum: '3000.00',
      errors: [3],
      toCheck: [1, 2],
      joined: [3],
      difference: null,
    });
    expect(facts.left.map(({ lastName }) => lastName)).toEqual(['Колишня']);
    expect(facts.atOtherBanks).toEqual([2]);
    expect(facts.byKey.get(1)).toMatchObject({ difference: '800.00', number: 1 });
    expect(facts.byKey.get(2)?.advice).toEqual([{ kind: 'accountChanged' }]);
    expect(facts.byKey.get(3)?.before).toBeNull();
  });

  it('says what is other by kind, and the kinds together are the whole difference', () => {
    const whole = reduceGrid(state, { do: 'set', cell: { key: 3, column: 'amount' }, text: '50' });
    const now = createGridChecker(CONTEXT)(whole.rows);
    expect(now.difference).toBe('50.00');
    expect(sumDifferenceByKind(now)).toEqual([
      { kind: 'joined', count: 1, amount: '50.00' },
      { kind: 'left', count: 1, amount: '-300.00' },
      { kind: 'accountChanged', count: 1, amount: '-500.00' },
      { kind: 'muchMore', count: 1, amount: '800.00' },
      { kind: 'others', count: 0, amount: '0.00' },
    ]);
  });

  it('is shown with problems first, then what is to be checked, then in the bank’s order', () => {
    expect(getShownKeys(facts, WHOLE_GRID, new Set())).toEqual([3, 1, 2]);
    expect(getShownKeys(facts, WHOLE_GRID, new Set([1]))).toEqual([3, 2, 1]);
    expect(getShownKeys(facts, { ...WHOLE_GRID, tab: 'changes' }, new Set())).toEqual([3, -3]);
    expect(getShownKeys(facts, { ...WHOLE_GRID, search: 'вигад' }, new Set())).toEqual([2]);
    expect(getShownKeys(facts, { ...WHOLE_GRID, search: 'UA27 3052' }, new Set())).toEqual([2]);
    expect(getShownKeys(facts, { ...WHOLE_GRID, sort: { column: 'amount', isDescending: true } }, new Set())).toEqual([
      2, 1, 3,
    ]);
  });

  it('asks again only of the row that was typed into', () => {
    const judge = createGridChecker(CONTEXT);
    const before = judge(state.rows);
    const typed = reduceGrid(state, { do: 'set', cell: { key: 1, column: 'amount' }, text: '7' });
    const after = judge(typed.rows);
    expect(after.byKey.get(2)).toBe(before.byKey.get(2));
    expect(after.byKey.get(1)?.row.amount).toBe('7.00');
    const moveActive = reduceGrid(typed, { do: 'set', cell: { key: 3, column: 'account' }, text: OURS });
    expect(judge(moveActive.rows).byKey.get(1)?.advice).toContainEqual({ kind: 'sharedAccount', rows: [2] });
  });

  it('agrees with the rules row by row', () => {
    for (const one of state.rows) {
      expect(facts.byKey.get(one.key)?.problems).toEqual(checkPayrollRow(one, { ownBankCode: '351607' }));
    }
  });
});
