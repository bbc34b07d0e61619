import { act, render, screen } from '@testing-library/react';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { loadShellTexts } from '../languages';
import { TimeoutWarning } from './TimeoutWarning';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(remainingMs: () => number) {
  const stay = jest.fn();
  const onSignOut = jest.fn();
  const watch = { remainingMs, isNearEnd: () => remainingMs() <= 60_000, stay, start: () => () => undefined };
  render(<TimeoutWarning watch={watch} onSignOut={onSignOut} />);
  return { stay, onSignOut };
}

describe('TimeoutWarning', () => {
  it('comes one minute before the end, counts down, and goes when somebody is active', () => {
    let left = 61_000;
    show(() => left);
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.queryByRole('dialog')).toBeNull();
    left = 60_000;
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('dialog')).toHaveTextContent('завершиться через 60 секунд');
    left = 21_000;
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('dialog')).toHaveTextContent('завершиться через 21 секунду');
    left = 600_000;
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets one stay or go', () => {
    const { stay, onSignOut } = show(() => 30_000);
    act(() => jest.advanceTimersByTime(1_000));
    act(() => screen.getByRole('button', { name: 'Залишитися' }).click());
    act(() => screen.getByRole('button', { name: 'Вийти' }).click());
    expect([stay.mock.calls.length, onSignOut.mock.calls.length]).toEqual([1, 1]);
  });
});
