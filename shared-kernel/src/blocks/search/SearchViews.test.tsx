import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage, SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { SearchViews, searchTexts, type SearchCounter, type SearchModel } from '.';

interface Search {
  readonly receiver: string;
}
const MODEL: SearchModel<Search> = {
  table: 'journal',
  empty: { receiver: '' },
  cleared: () => MODEL.empty,
  check: () => [],
  read: ({ name_co: receiver = '' }) => ({ receiver }),
  write: ({ receiver }) => ({ name_co: receiver }),
};
const NAMES = ['Оренда', 'Податки', 'Зарплата', 'Звʼязок', 'Послуги', 'Шоста'];

async function open(receiver: string) {
  const onSearch = jest.fn<void, [Search]>();
  const onChoose = jest.fn<void, ['all' | 'mine']>();
  const ask = jest.fn((search: Search) => Promise.resolve({ ok: true as const, value: search.receiver.length }));
  const counter: SearchCounter<Search, number> = {
    query: (search) => ({ key: ['journal', search], ask: () => ask(search) }),
    count: (length) => length,
  };
  const Page = () => (
    <SearchViews
      label="Платежі"
      lists={[
        { name: 'all', title: 'Усі' },
        { name: 'mine', title: 'Мої' },
      ]}
      shown="all"
      onChoose={onChoose}
      model={MODEL}
      search={{ receiver }}
      onSearch={onSearch}
      counter={counter}
    />
  );
  const { user } = SAMPLE_SESSION;
  const journal = NAMES.map((name) => ({ name, parameters: { name_co: name.toLowerCase() } }));
  const settings = { ...user.settings, savedSearches: { journal } };
  await openPage({ Page, texts: searchTexts }, { answers: {}, session: { user: { ...user, settings } } });
  await screen.findByText('Оренда');
  return { onSearch, onChoose, ask };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('SearchViews', () => {
  it('has the first five saved searches after the views, none of them counted yet', async () => {
    const { ask } = await open('');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Усі',
      'Мої',
      ...NAMES.slice(0, 5),
    ]);
    expect(button('Оренда')).toHaveAttribute('aria-pressed', 'false');
    expect(ask).not.toHaveBeenCalled();
  });

  it('searches at the first press', async () => {
    const { onSearch, onChoose } = await open('');
    fireEvent.click(button('Податки'));
    expect(onSearch).toHaveBeenCalledWith({ receiver: 'податки' });
    fireEvent.click(button('Мої'));
    expect(onChoose).toHaveBeenCalledWith('mine');
  });

  it('is pressed while it is searched, and the next press leaves it', async () => {
    const { onSearch } = await open('податки');
    expect(button('Податки')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Усі')).toHaveAttribute('aria-current', 'page');
    fireEvent.click(button('Податки'));
    expect(onSearch).toHaveBeenCalledWith({ receiver: '' });
  });

  it('counts the one under the pointer or focus, and keeps the count', async () => {
    const { ask } = await open('');
    fireEvent.mouseEnter(button('Податки'));
    await screen.findByRole('button', { name: 'Податки (7)' });
    fireEvent.focus(button('Оренда'));
    await waitFor(() => expect(button('Оренда (6)')).toBeVisible());
    expect(button('Податки (7)')).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
