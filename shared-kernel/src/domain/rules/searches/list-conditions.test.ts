import { listConditions, type ConditionFields } from './list-conditions';

interface Search {
  readonly start: string;
  readonly end: string;
  readonly ids: readonly string[];
  readonly isMine: boolean;
}
const EMPTY: Search = { start: '', end: '', ids: [], isMine: false };
const SHOWN: readonly ConditionFields<Search>[] = [['start', 'end'], ['ids']];
const of = (search: Partial<Search>) => listConditions({ ...EMPTY, ...search }, EMPTY, SHOWN);

describe('the conditions of a search', () => {
  it('are none where nothing is asked for that stands for one', () => {
    expect(of({})).toEqual([]);
    expect(of({ isMine: true })).toEqual([]);
  });

  it('are one for fields that belong together, named by the first', () => {
    expect(of({ end: '2026-06-30' }).map(({ field }) => field)).toEqual(['start']);
    expect(of({ start: '2026-06-01', end: '2026-06-30', ids: ['1'] }).map(({ field }) => field)).toEqual([
      'start',
      'ids',
    ]);
  });

  it('leave everything else when they are dropped', () => {
    const [period, ids] = of({ start: '2026-06-01', end: '2026-06-30', ids: ['1', '2'], isMine: true });
    expect(period?.without).toEqual({ ...EMPTY, ids: ['1', '2'], isMine: true });
    expect(ids?.without).toEqual({ start: '2026-06-01', end: '2026-06-30', ids: [], isMine: true });
  });
});
