import { act, renderHook } from '@testing-library/react';
import { useDeferredSearch } from './word-search';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function searchOf(count: number) {
  const { result, rerender } = renderHook(({ typed }) => useDeferredSearch(typed, count), {
    initialProps: { typed: '' },
  });
  return { getSearch: () => result.current, type: (typed: string) => rerender({ typed }) };
}

it('is what is typed, at each letter, in a short list', () => {
  const { getSearch, type } = searchOf(1_000);
  type('а');
  expect(getSearch()).toBe('а');
});

it('follows in a long list when nobody types any more', () => {
  const { getSearch, type } = searchOf(1_001);
  for (const typed of ['а', 'аб', 'абв']) {
    type(typed);
    act(() => jest.advanceTimersByTime(60));
    expect(getSearch()).toBe('');
  }
  act(() => jest.advanceTimersByTime(40));
  expect(getSearch()).toBe('абв');
});
