/** @jest-environment jsdom */
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { createFakeLoader } from '../federation/testing';
import { usePagePrefetch } from './use-page-prefetch';

const PAGES = ['miAccountsAll', 'miTurnovers', 'miPmtJournal'];

type Load = (page: string) => Promise<never> | Promise<{ ok: false; fault: 'code'; remote: null }>;

function open(loadedPages: string[], load: Load) {
  const loader = createFakeLoader({
    load,
    prefetch: (page) => {
      loadedPages.push(page);
      return Promise.resolve();
    },
  });
  function Menu() {
    return (
      <nav {...usePagePrefetch({ loader, page: 'miAccountsAll', pages: PAGES })}>
        <button data-menu="miPmtJournal">
          <span>journal</span>
        </button>
        <button data-menu="miSettings">group</button>
      </nav>
    );
  }
  return render(<Menu />);
}

const never = () => new Promise<never>(() => undefined);
const loaded = () => Promise.resolve({ ok: false, fault: 'code', remote: null } as const);

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('pages that may be opened next', () => {
  it('are brought one after another, in the order of the menu, behind the page that is open', async () => {
    const loadedPages: string[] = [];
    open(loadedPages, loaded);
    expect(loadedPages).toEqual([]);
    await waitFor(() => expect(loadedPages).toEqual(PAGES));
  });

  it('wait for the page that is open', async () => {
    const loadedPages: string[] = [];
    open(loadedPages, never);
    await act(() => Promise.resolve());
    expect(loadedPages).toEqual([]);
  });

  it.each(['pointerOver', 'focus'] as const)(
    'run where %s rests; what is only crossed and a group lead nowhere',
    async (sign) => {
      jest.useFakeTimers();
      const run: string[] = [];
      const { getByText } = open([], (page) => {
        run.push(page);
        return never();
      });
      fireEvent[sign](getByText('journal'));
      await jest.advanceTimersByTimeAsync(50);
      fireEvent[sign](getByText('group'));
      await jest.advanceTimersByTimeAsync(10_000);
      expect(run).toEqual(['miAccountsAll']);
      fireEvent[sign](getByText('journal'));
      await jest.advanceTimersByTimeAsync(60);
      expect(run).toEqual(['miAccountsAll', 'miPmtJournal']);
    },
  );

  it('are left to whoever opens them where data are to be saved', async () => {
    jest.useFakeTimers();
    Object.assign(navigator, { connection: { saveData: true } });
    const loadedPages: string[] = [];
    const run: string[] = [];
    const { getByText } = open(loadedPages, (page) => {
      run.push(page);
      return loaded();
    });
    fireEvent.focus(getByText('journal'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect([loadedPages, run]).toEqual([[], ['miAccountsAll']]);
  });
});
