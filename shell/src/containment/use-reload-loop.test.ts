/** @jest-environment jsdom */
import { fireEvent, renderHook } from '@testing-library/react';
import { useReloadLoop } from './use-reload-loop';

const isReloadLoop = (page: string) => renderHook(() => useReloadLoop(page)).result.current;

afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

describe('a page that reloads the window', () => {
  it('stays closed at the fourth start within thirty seconds', () => {
    expect([1, 2, 3, 4].map(() => isReloadLoop('miMail'))).toEqual([false, false, false, true]);
  });

  it('is counted anew after a press and for another page', () => {
    [1, 2, 3].forEach(() => isReloadLoop('miMail'));
    fireEvent.keyDown(document.body);
    expect(isReloadLoop('miMail')).toBe(false);
    [1, 2].forEach(() => isReloadLoop('miMail'));
    expect(isReloadLoop('miAccountsAll')).toBe(false);
  });

  it('leaves nothing stored when the work ends', () => {
    const { result, unmount } = renderHook(() => useReloadLoop('miMail'));
    expect([result.current, sessionStorage.length]).toEqual([false, 1]);
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('opens again after thirty seconds', () => {
    jest.useFakeTimers({ now: 0 });
    [1, 2, 3].forEach(() => isReloadLoop('miMail'));
    jest.setSystemTime(30_001);
    expect(isReloadLoop('miMail')).toBe(false);
  });
});
