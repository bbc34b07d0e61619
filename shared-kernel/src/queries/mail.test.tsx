import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { useLetter, useLetters } from '.';

function Page() {
  const { letters, answer, refresh } = useLetters('inbox');
  const [open, setOpen] = useState<string>();
  useLetter(open);
  return (
    <>
      <output>{letters.map(({ id, isRead }) => (isRead ? id : `${id}*`)).join(' ')}</output>
      <p>{`unread ${answer.data?.pages[0]?.unread}`}</p>
      <button onClick={() => void answer.fetchNextPage()}>more</button>
      <button onClick={() => void refresh()}>refresh</button>
      <button onClick={() => setOpen('15')}>read</button>
    </>
  );
}

const wire = (id: number) => ({
  mail_id: id,
  subject: `Лист ${id}`,
  sender: 'Банк',
  sent: '01.07.2026 10:15:00',
  is_read: '0',
  text: 'Текст',
});

async function openFolder() {
  const read = new Set<number>();
  const { calls } = await openPage(
    { Page, texts: [] },
    {
      answers: {
        '/get_mail': ({ parameters }) => {
          const below = Number(parameters.get('last_id') || 31);
          const ids = Array.from({ length: Math.min(20, below - 1) }, (_, index) => below - 1 - index);
          const mails = ids.map((id) => ({ ...wire(id), is_read: read.has(id) ? '1' : '0' }));
          return { success: true, mails, unread: 30 - read.size };
        },
        '/read_mail': ({ parameters }) => {
          const id = Number(parameters.get('mail_id'));
          for (const one of [id, 12]) read.add(one);
          return { success: true, mail: wire(id), thread: [wire(12), wire(id)] };
        },
      },
    },
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const list = () => screen.getByRole('status').textContent.split(' ');
  const shows = (count: number) => waitFor(() => expect(list()).toHaveLength(count));
  await shows(20);
  return { press, shows, list, getRequests: () => calls.filter(({ path }) => path === '/get_mail').map(lastOf) };
}

const lastOf = ({ parameters }: { readonly parameters: URLSearchParams }) => parameters.get('last_id');

const comesBack = () =>
  act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await Promise.resolve();
  });
afterEach(() => focusManager.setFocused(undefined));

describe('a folder of letters', () => {
  it('is asked for anew when the window comes to the front, but not portion by portion', async () => {
    const { press, shows, getRequests } = await openFolder();
    await comesBack();
    await waitFor(() => expect(getRequests()).toEqual([null, null]));
    await press('more');
    await shows(30);
    await comesBack();
    expect(getRequests()).toEqual([null, null, '11']);
  });

  it('of several portions stays where it is when a letter is read: its exchange is marked there', async () => {
    const { press, shows, list, getRequests } = await openFolder();
    await press('more');
    await shows(30);
    await press('read');
    await waitFor(() => expect(list()).toContain('15'));
    expect(list().filter((letter) => !letter.endsWith('*'))).toEqual(['15', '12']);
    expect(screen.getByText('unread 28')).toBeVisible();
    expect(getRequests()).toEqual([null, '11']);
  });

  it('of one portion is asked for anew when a letter is read', async () => {
    const { press, list, getRequests } = await openFolder();
    await press('read');
    await waitFor(() => expect(list()).toContain('15'));
    expect(getRequests()).toEqual([null, null]);
  });

  it('begins with the newest portion when it is refreshed', async () => {
    const { press, shows, getRequests } = await openFolder();
    await press('more');
    await shows(30);
    await press('refresh');
    await shows(20);
    expect(getRequests()).toEqual([null, '11', null]);
  });
});
