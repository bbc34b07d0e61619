import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { usePageOpener } from './use-page-opener';

const AFTER_PAINT_MS = 100;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/ncb/main/miAccountsAll');
});
afterEach(() => jest.useRealTimers());

test('Another page is opened after the next paint, once however often it is pressed', () => {
  const open = renderOpener();
  const before = window.history.length;
  act(() => {
    open('miTurnovers');
    open('miAccountsBilling', { accounts: '7' });
    open('miAccountsBilling', { accounts: '7' });
  });
  expect(readAddress()).toBe('/ncb/main/miAccountsAll');
  act(() => void jest.advanceTimersByTime(AFTER_PAINT_MS));
  expect(readAddress()).toBe('/ncb/main/miAccountsBilling?accounts=7');
  expect(window.history.length).toBe(before + 1);
});

test('A change of the open page is made at once and does not cancel a pending page', () => {
  const open = renderOpener();
  act(() => {
    open('miTurnovers');
    open('miAccountsAll', { find: 'iv' });
  });
  expect(readAddress()).toBe('/ncb/main/miAccountsAll?find=iv');
  act(() => void jest.advanceTimersByTime(AFTER_PAINT_MS));
  expect(readAddress()).toBe('/ncb/main/miTurnovers');
});

function renderOpener() {
  const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter basename="/ncb">{children}</BrowserRouter>;
  return renderHook(() => usePageOpener(), { wrapper }).result.current;
}

function readAddress(): string {
  return window.location.pathname + window.location.search;
}
