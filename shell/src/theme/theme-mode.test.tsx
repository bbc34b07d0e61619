import { act, render, screen } from '@testing-library/react';

/** Fake media query like Chromium's: no change event if `matches` was read before it. */
function system() {
  const state = { isDark: false, wasAsked: false };
  const listeners: ((event: { matches: boolean }) => void)[] = [];
  return {
    query: {
      get matches() {
        state.wasAsked = true;
        return state.isDark;
      },
      addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.push(listener),
    },
    becomes(dark: boolean, meanwhile: () => void) {
      Object.assign(state, { isDark: dark, wasAsked: false });
      meanwhile();
      if (!state.wasAsked) listeners.forEach((listener) => listener({ matches: dark }));
    },
  };
}

it('is the system’s in every part of the page, also in one that is drawn while the system changes', async () => {
  const { query, becomes } = system();
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  const { useThemeClass, useThemeMode } = await import('./theme-mode');
  function Page({ text }: { text: string }) {
    useThemeClass();
    return <p>{`${text} ${useThemeMode()}`}</p>;
  }
  const { rerender } = render(<Page text="before" />);
  expect(screen.getByText('before light')).toBeVisible();
  act(() => becomes(true, () => rerender(<Page text="meanwhile" />)));
  expect(screen.getByText('meanwhile dark')).toBeVisible();
  expect(document.documentElement).toHaveClass('ncb-dark');
});
