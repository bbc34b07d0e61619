import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getEvents, type DocumentEvent } from '@ncb/shared-kernel/api/contract';
import { keysTouchedByDocuments, queryKeys } from '@ncb/shared-kernel/remote-contract';
import { createDraftBank } from '../drafts/testing';
import { getElement, showFrame } from '../frame/testing';
import { EVENTS_INTERVAL_MS } from './event-watch';
import { buildEvent } from './testing';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function work(...portions: DocumentEvent[][]) {
  const bank = createDraftBank();
  let lastId = 0;
  const tell = (events: DocumentEvent[]) => {
    lastId += events.length;
    bank.answers['/get_events'] = {
      success: true,
      ...(getEvents.answer.encode({ events, lastId: String(lastId), accountsMark: '' }) as object),
    };
  };
  tell(portions.shift() ?? []);
  const frame = await showFrame('/main/miPmtJournal', bank);
  await screen.findByText('Сторінка miPmtJournal');
  const stop = frame.events.start(() => true);
  await passes(0);
  const tellNow = async (events: DocumentEvent[]) => {
    tell(events);
    await passes(EVENTS_INTERVAL_MS);
  };
  for (const portion of portions) await tellNow(portion);
  return { ...frame, stop, tell: tellNow };
}

const notices = (kind: string) => [...document.querySelectorAll(`.ant-notification [data-notice="${kind}"]`)];
const bell = () => getElement('[data-action="notifications"]');

describe('the news of documents', () => {
  it('announce an executed payment by number, receiver and amount, with a way to it', async () => {
    const { stop, router } = await work([], [buildEvent('107')]);
    await waitFor(() => expect(notices('success')).toHaveLength(1));
    expect(notices('success')[0]).toHaveTextContent(
      'Виконано: Платіж у гривні № 107, ТОВ «Світанок Постач», 1 234,56 ₴',
    );
    fireEvent.click(within(notices('success')[0] as HTMLElement).getByRole('link'));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/main/miPmtUahNew', search: '?id=9107' }),
    );
    stop();
  });

  it('announce a refused one with the bank’s reason', async () => {
    const { stop } = await work([], [buildEvent('108', { status: 6, reason: 'Рахунок закрито' })]);
    await waitFor(() => expect(notices('error')).toHaveLength(1));
    expect(notices('error')[0]).toHaveTextContent('Відхилено: Платіж у гривні № 108');
    expect(notices('error')[0]).toHaveTextContent('Причина: Рахунок закрито');
    stop();
  });

  it('tell that the outcome of an instant payment is not known', async () => {
    const { stop } = await work([], [buildEvent('111', { status: 4 })]);
    await waitFor(() => expect(notices('warning')).toHaveLength(1));
    expect(notices('warning')[0]).toHaveTextContent('Результат ще не відомий: Платіж у гривні № 111');
    stop();
  });

  it('carry the number that other banks know a currency payment by, to be copied', async () => {
    const uetr = '7f3c1a52-9b0e-4d66-8a41-c2e05fb7d913';
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { stop } = await work([], [buildEvent('109', { kind: 2, currencyLetters: 'EUR', uetr })]);
    await waitFor(() => expect(notices('success')).toHaveLength(1));
    expect(notices('success')[0]).toHaveTextContent(`UETR ${uetr}`);
    fireEvent.click(within(notices('success')[0] as HTMLElement).getByRole('button', { name: 'Скопіювати UETR' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(uetr));
    await within(notices('success')[0] as HTMLElement).findByRole('button', { name: 'UETR скопійовано' });
    stop();
  });

  it('announce three of a batch, and the number of the others', async () => {
    const { stop } = await work(
      [],
      ['1', '2', '3', '4', '5'].map((id) => buildEvent(id)),
    );
    await waitFor(() => expect(notices('info')).toHaveLength(1));
    expect(notices('success')).toHaveLength(3);
    expect(notices('info')[0]).toHaveTextContent('І ще 2 документи: дивіться сповіщення');
    stop();
  });

  it('announce one of a batch on a phone, where three would be higher than the screen', async () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query === '(max-width: 767px)' }));
    const { stop } = await work(
      [],
      ['1', '2', '3'].map((id) => buildEvent(id)),
    );
    await waitFor(() => expect(notices('info')).toHaveLength(1));
    expect(notices('success')).toHaveLength(1);
    expect(notices('info')[0]).toHaveTextContent('І ще 2 документи: дивіться сповіщення');
    stop();
  });

  it('wait behind the bell, which counts those that were not looked at', async () => {
    const { stop } = await work([buildEvent('1')], [buildEvent('2', { kind: 'payroll', receiverName: '' })]);
    expect(bell()).toHaveAccessibleName('Сповіщення: 1 нове');
    fireEvent.click(bell());
    await waitFor(() => getElement('[data-dialog="notifications"]'));
    const rows = [...document.querySelectorAll('[data-dialog="notifications"] li')];
    expect(rows.map((row) => row.getAttribute('data-row'))).toEqual(['2', '1']);
    // No deployed remote serves the payroll list, only the form.
    expect(rows[0]).toHaveTextContent('Виконано: Відомість № 2, 1 234,56 ₴01.07.2026 10:15');
    expect(bell()).toHaveAccessibleName('Сповіщення');
    fireEvent.keyDown(getElement('[data-dialog="notifications"]'), { key: 'Escape' });
    await waitFor(() => expect(bell()).toHaveAttribute('aria-expanded', 'false'));
    stop();
  });

  it('have an empty list that says what will be there', async () => {
    const { stop } = await work();
    fireEvent.click(bell());
    expect(await screen.findByText('Тут з’являтимуться рішення щодо ваших документів')).toBeInTheDocument();
    stop();
  });

  it('make balances and documents old, whichever page shows them', async () => {
    const { stop, cache, tell } = await work();
    const touched = [[...queryKeys.payments('1001'), 'journal'], ...keysTouchedByDocuments('1001')];
    const keys = [...touched, queryKeys.accounts('1002'), ['mail', '1001']];
    keys.forEach((key) => cache.setQueryData(key, {}));
    await tell([buildEvent('1')]);
    expect(keys.filter((key) => cache.getQueryState(key)?.isInvalidated)).toEqual(touched);
    stop();
  });

  it('are nothing to a bank that cannot tell them: no notice, no error', async () => {
    const bank = createDraftBank();
    const { events } = await showFrame('/main/miPmtJournal', bank);
    const stop = events.start(() => true);
    await passes(10 * EVENTS_INTERVAL_MS);
    expect(bank.calls.filter((path) => path === '/get_events')).toHaveLength(1);
    expect(document.querySelector('.ant-notification [data-notice]')).toBeNull();
    stop();
  });
});
