import { Grid } from 'antd';
import { useState } from 'react';
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { openPage, SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { useSettingsChange } from '../use-settings-change';
import { useMarksOfRows, type MarkedRows } from './row-marks';
import { usePagesOfRows, useTablePages } from './table-pages';

const select = (...ids: readonly string[]): MarkedRows => ({
  ids: new Set(ids),
  toggle: () => undefined,
  set: () => undefined,
});

/** Returns how many rows are marked in each render after the selection has changed. */
function countMarks(before: MarkedRows, after: MarkedRows): readonly number[] {
  const counts: number[] = [];
  const { rerender } = renderHook(({ selected }) => counts.push(useMarksOfRows(selected).ids.size), {
    initialProps: { selected: before },
  });
  counts.length = 0;
  rerender({ selected: after });
  return counts;
}

it('rows show several marks after the list has answered the press', () => {
  expect(countMarks(select(), select('1', '2', '3'))).toEqual([0, 3]);
  expect(countMarks(select('1', '2', '3'), select())).toEqual([3, 0]);
});

it('a row shows its own mark at once', () => {
  expect(countMarks(select('1'), select('1', '2'))[0]).toBe(2);
  expect(countMarks(select('1', '2'), select('1'))[0]).toBe(1);
});

it('rows follow a new page size after the list has answered the press', async () => {
  const sizes: (readonly [chosen: number, shown: number])[] = [];
  function Sizes() {
    const change = useSettingsChange();
    sizes.push([useTablePages('fleet').pageSize, usePagesOfRows('fleet').pageSize]);
    return <button onClick={() => change({ pageSizes: { fleet: 50 } })} />;
  }
  await openPage(
    { Page: Sizes, texts: [] },
    { answers: { '/save_settings': { success: true } }, session: { user: SAMPLE_SESSION.user } },
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(sizes.at(-1)).toEqual([50, 50]));
  expect(sizes.find(([chosen]) => chosen === 50)).toEqual([50, 5]);
});

it('rows take the pages of a phone at once', async () => {
  const breakpoint = jest.spyOn(Grid, 'useBreakpoint').mockReturnValue({ md: true });
  const shown: boolean[] = [];
  function Pages() {
    const [, turn] = useState(0);
    shown.push(usePagesOfRows('fleet').isGrowing);
    return <button onClick={() => turn((count) => count + 1)} />;
  }
  await openPage({ Page: Pages, texts: [] }, { answers: {}, session: { user: SAMPLE_SESSION.user } });
  breakpoint.mockReturnValue({ md: false });
  shown.length = 0;
  fireEvent.click(screen.getByRole('button'));
  expect(shown[0]).toBe(true);
  breakpoint.mockRestore();
});
