import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { historyTexts, useActions } from '.';

function Journal() {
  const { actions, answer, refresh } = useActions({});
  return (
    <>
      <output>{actions.map(({ id }) => id).join(' ')}</output>
      {answer.isError && <p role="alert">failed</p>}
      <button onClick={() => void answer.fetchNextPage()}>more</button>
      <button onClick={() => void refresh()}>refresh</button>
    </>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'close' : 'open'}</button>
      {isOpen && <Journal />}
    </>
  );
}

async function openJournal() {
  const bank = { newest: 100, isBroken: false };
  const { calls } = await openPage(
    { Page, texts: historyTexts },
    {
      answers: {
        '/get_journal': ({ parameters }) => {
          if (bank.isBroken) return { success: false, error: 'Ні' };
          const below = Number(parameters.get('last_id') || bank.newest + 1);
          const actions = Array.from({ length: 20 }, (_, index) => ({
            action_id: below - 1 - index,
            action_type: 'send',
            user_name: 'Зразкова О. В.',
            action_time: '01.07.2026 10:15:00',
          }));
          return { success: true, actions };
        },
      },
    },
  );
  const shows = (newest: number, count: number) =>
    waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        Array.from({ length: count }, (_, index) => newest - index).join(' '),
      ),
    );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await shows(100, 20);
  return { bank, shows, press, getRequests: () => calls.map(({ parameters }) => parameters.get('last_id')) };
}

async function restoreFocusAndNetwork() {
  await act(async () => {
    focusManager.setFocused(false);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    focusManager.setFocused(true);
    // Lets pending refetches start.
    await Promise.resolve();
  });
}
afterEach(() => focusManager.setFocused(undefined));

describe('the journal of actions', () => {
  it('is asked for anew when the window comes to the front, while one portion is there', async () => {
    const { bank, shows, getRequests } = await openJournal();
    bank.newest = 101;
    await restoreFocusAndNetwork();
    await shows(101, 20);
    expect(new Set(getRequests())).toEqual(new Set([null]));
  });

  it('of three portions is not asked for again then: the library would bring each of them', async () => {
    const { shows, press, getRequests } = await openJournal();
    await press('more');
    await shows(100, 40);
    await press('more');
    await shows(100, 60);
    await restoreFocusAndNetwork();
    expect(getRequests()).toEqual([null, '81', '61']);
  });

  it('tells the truth when it is refreshed: one call for the newest portion, and the next ones from there', async () => {
    const { bank, shows, press, getRequests } = await openJournal();
    await press('more');
    await shows(100, 40);
    bank.newest = 103;
    await press('refresh');
    await shows(103, 20);
    await press('more');
    await shows(103, 40);
    expect(getRequests()).toEqual([null, '81', null, '84']);
  });

  it('keeps what is there when the refresh fails, and says so', async () => {
    const { bank, shows, press } = await openJournal();
    await press('more');
    await shows(100, 40);
    bank.isBroken = true;
    await press('refresh');
    expect(await screen.findByRole('alert')).toBeVisible();
    await shows(100, 40);
  });

  it('begins with the newest portion when it is opened again', async () => {
    const { bank, shows, press, getRequests } = await openJournal();
    await press('more');
    await shows(100, 40);
    await press('close');
    bank.newest = 102;
    await press('open');
    await shows(102, 20);
    expect(getRequests()).toEqual([null, '81', null]);
  });
});
