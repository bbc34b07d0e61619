import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listContracts } from '../../api/contract';
import { useAnswer } from '../../queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { action, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { SearchPage, searchTexts, useSearchPage, type SearchDialogContentProps, type SearchModel } from '.';

interface Search {
  readonly number: string;
}
const MODEL: SearchModel<Search> = {
  table: 'orders',
  empty: { number: '' },
  cleared: () => MODEL.empty,
  check: ({ number }) => (number !== '' ? [] : [{ field: 'num', key: 'emptyField' }]),
  read: ({ num: number = '' }) => ({ number }),
  write: ({ number }) => ({ num: number }),
};

const Dialog = ({ search, onSearch }: SearchDialogContentProps<Search>) => (
  <button type="button" onClick={() => onSearch({ number: `${search.number}7` })} data-action="find">
    Знайти
  </button>
);
const loadDialog = () => Promise.resolve(Dialog);

function Page() {
  const { api } = useShell();
  const search = useSearchPage('miPmtJournal', MODEL, loadDialog);
  const answer = useAnswer(
    ['orders'],
    (signal) => api.call(listContracts, { currencyCode: null, documentId: null }, { signal }),
    {
      enabled: !search.problem,
    },
  );
  return (
    <SearchPage searchState={search} title="Накази" views={<p>Усі</p>} answer={answer}>
      <button type="button" onClick={search.onMore} data-action="more">
        Ще
      </button>
    </SearchPage>
  );
}

const open = (num: string, answers: object) =>
  openPage({ Page, texts: searchTexts }, { answers: { ...answers }, parameters: { num } });

describe('SearchPage', () => {
  it('with a search that cannot be says so, asks the bank nothing, and leads to the dialog that puts it right', async () => {
    const { calls, opened } = await open('', {});
    expect(document.querySelector('[data-problem="emptyField"]')).toBeVisible();
    expect(screen.queryByText('Усі')).toBeNull();
    expect(calls).toEqual([]);
    await userEvent.click(action('changeSearch'));
    await userEvent.click(await screen.findByText('Знайти'));
    expect(opened).toEqual([{ page: 'miPmtJournal', parameters: { num: '7' } }]);
    expect(screen.queryByText('Знайти')).toBeNull();
  });

  it('shows its views and its content once the bank has answered', async () => {
    await open('1', { '/get_contracts': { success: true, contracts: [] } });
    await userEvent.click(await screen.findByText('Ще'));
    expect(await screen.findByText('Знайти')).toBeVisible();
    expect(screen.getByText('Усі')).toBeVisible();
  });
});
