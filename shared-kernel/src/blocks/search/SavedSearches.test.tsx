import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedSearch } from '../../api/contract';
import {
  action,
  field,
  openPage,
  problemOf,
  SAMPLE_SESSION,
  type FakeShell,
} from '@ncb/shared-kernel/remote-contract/testing';
import { SavedSearches, searchTexts, type SearchModel } from '.';

interface Search {
  readonly receiver: string;
  readonly status: string;
}
const MODEL: SearchModel<Search> = {
  table: 'journal',
  empty: { receiver: '', status: '' },
  cleared: () => MODEL.empty,
  check: () => [],
  read: ({ name_co: receiver = '', status = '' }) => ({ receiver, status }),
  write: ({ receiver, status }) => ({ name_co: receiver, status }),
};

const RENT: SavedSearch = { name: 'Оренда', parameters: { name_co: 'оренда' } };
const SEARCH: Search = { receiver: 'податки', status: '5' };

async function open(saved: readonly SavedSearch[], answer: object = { success: true }) {
  const onSearch = jest.fn<void, [Search]>();
  const Page = () => <SavedSearches model={MODEL} search={SEARCH} onSearch={onSearch} />;
  const { user } = SAMPLE_SESSION;
  const settings = { ...user.settings, savedSearches: { journal: saved } };
  const shell = await openPage(
    { Page, texts: searchTexts },
    { answers: { '/save_settings': answer }, session: { user: { ...user, settings } } },
  );
  await userEvent.click(action('savedSearches'));
  return { ...shell, onSearch };
}

const stored = ({ calls }: FakeShell): unknown => {
  const settings = JSON.parse(calls.at(-1)?.parameters.get('settings') ?? '{}') as { journalSearches?: unknown };
  return settings.journalSearches;
};

describe('SavedSearches', () => {
  it('opens a search by its name', async () => {
    const { onSearch } = await open([RENT]);
    await userEvent.click(await screen.findByText('Оренда'));
    expect(onSearch).toHaveBeenCalledWith({ receiver: 'оренда', status: '' });
  });

  it('keeps the present search at the bank, beside the others', async () => {
    const shell = await open([RENT]);
    await userEvent.click(await screen.findByText('Зберегти цей пошук…'));
    await userEvent.click(action('saveSearch'));
    expect(problemOf('searchName')).toBe('emptyField');
    await userEvent.type(field('searchName'), ' Податки ');
    await userEvent.click(action('saveSearch'));
    await waitFor(() => expect(shell.notices).toEqual([{ kind: 'success', text: 'Пошук «Податки» збережено' }]));
    expect(stored(shell)).toEqual([RENT, { name: 'Податки', parameters: { name_co: 'податки', status: '5' } }]);
  });

  it('asks before it replaces one of the same name', async () => {
    const shell = await open([RENT]);
    await userEvent.click(await screen.findByText('Зберегти цей пошук…'));
    await userEvent.type(field('searchName'), 'Оренда');
    expect(problemOf('searchName')).toBe('alreadyExists');
    expect(action('saveSearch')).toHaveTextContent('Замінити');
    await userEvent.click(action('saveSearch'));
    await waitFor(() => expect(shell.notices).toHaveLength(1));
    expect(stored(shell)).toEqual([{ name: 'Оренда', parameters: { name_co: 'податки', status: '5' } }]);
  });

  it('renames one in its place', async () => {
    const shell = await open([RENT, { name: 'Податки', parameters: {} }]);
    await userEvent.click(await screen.findByText('Змінити збережені пошуки…'));
    await userEvent.click(await screen.findByLabelText('Перейменувати пошук «Оренда»'));
    await userEvent.type(field('searchName'), ' офісу{Enter}');
    await waitFor(() => expect(document.querySelector('[data-dialog="renameSearch"]')).toBeNull());
    expect(stored(shell)).toEqual([
      { name: 'Оренда офісу', parameters: RENT.parameters },
      { name: 'Податки', parameters: {} },
    ]);
  });

  it('deletes one, and undoing puts it back in its place', async () => {
    const taxes = { name: 'Податки', parameters: {} };
    const shell = await open([RENT, taxes]);
    await userEvent.click(await screen.findByText('Змінити збережені пошуки…'));
    await userEvent.click(await screen.findByLabelText('Видалити пошук «Оренда»'));
    await waitFor(() => expect(screen.queryByLabelText('Видалити пошук «Оренда»')).toBeNull());
    expect(stored(shell)).toEqual([taxes]);
    act(() => shell.notices.at(-1)?.next?.run());
    await screen.findByLabelText('Видалити пошук «Оренда»');
    expect(stored(shell)).toEqual([RENT, taxes]);
  });

  it('says when the bank did not keep it, and stays open with the name', async () => {
    const { notices } = await open([], { success: false, error: 'База недоступна' });
    await userEvent.click(await screen.findByText('Зберегти цей пошук…'));
    await userEvent.type(field('searchName'), 'Податки{Enter}');
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'База недоступна' }]));
    expect(field('searchName')).toHaveValue('Податки');
  });
});
