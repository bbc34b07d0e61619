import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNTS } from '../../testing/answers';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { EMPTY_SEARCH, type JournalSearch } from './journal-search';
import { SearchDialog } from './SearchDialog';

async function open(search: Partial<JournalSearch> = {}) {
  const onSearch = jest.fn<void, [JournalSearch]>();
  const Dialog = () => (
    <SearchDialog search={{ ...EMPTY_SEARCH, ...search }} onSearch={onSearch} onClose={() => undefined} />
  );
  await openPage(Dialog, { answers: { '/acn_list': ACCOUNTS } });
  await screen.findByRole('dialog');
  return onSearch;
}

/** Fills a field at once: typing re-renders the dialog for each letter. */
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('SearchDialog', () => {
  it('has every parameter of the specification', async () => {
    await open();
    const names = [...document.querySelectorAll('[data-field]')].map((control) => control.getAttribute('data-field'));
    expect(names.sort()).toEqual(
      [
        'periodType',
        'start',
        'end',
        'find',
        'number',
        'senderName',
        'accountIds',
        'receiverName',
        'receiverCode',
        'receiverAccount',
        'creator',
        'currency',
        'amountLow',
        'amountHigh',
        'status',
        'type',
        'direction',
      ].sort(),
    );
  });

  it('begins in its first field and finds the present search when Enter is all that is pressed', async () => {
    const onSearch = await open({ receiverName: 'Світанок' });
    await waitFor(() => expect(field('start')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onSearch).toHaveBeenCalledWith({ ...EMPTY_SEARCH, receiverName: 'Світанок' });
  });

  it('begins with the present search and gives what it was changed to, by Enter too', async () => {
    const onSearch = await open({ receiverName: 'Світанок', start: '2026-06-01' });
    expect(field('start')).toHaveValue('01.06.2026');
    fill('amountLow', '100');
    await userEvent.type(field('amountLow'), '{Enter}');
    expect(onSearch).toHaveBeenCalledWith({
      ...EMPTY_SEARCH,
      receiverName: 'Світанок',
      start: '2026-06-01',
      amountLow: '100',
    });
  });

  it('asks for one day instead of a period', async () => {
    const onSearch = await open();
    fireEvent.click(screen.getByLabelText('Одна дата'));
    await waitFor(() => expect(document.querySelector('[data-field="start"]')).toBeNull());
    expect(action('find')).toBeDisabled();
    fill('day', '15.06.2026');
    await waitFor(() => expect(action('find')).toBeEnabled());
    await userEvent.click(action('find'));
    expect(onSearch).toHaveBeenCalledWith({ ...EMPTY_SEARCH, periodType: 'date', day: '2026-06-15' });
  });

  it('is off while something is wrong, and says what under the field', async () => {
    const onSearch = await open({ end: '2026-06-01' });
    fill('start', '02.06.2026');
    fireEvent.blur(field('start'));
    await waitFor(() => expect(problemOf('start')).toBe('invalidDates'));
    expect(action('find')).toBeDisabled();
    await userEvent.type(field('amountLow'), '{Enter}');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('is cleared at once', async () => {
    const onSearch = await open({ receiverName: 'Світанок', accountIds: ['7001'], view: 'mine' });
    await userEvent.click(action('clear'));
    await userEvent.click(action('find'));
    expect(onSearch).toHaveBeenCalledWith({ ...EMPTY_SEARCH, view: 'mine' });
  });
});
