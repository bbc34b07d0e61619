import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { journalRow } from '../../testing/journal-row';
import { action, openPage } from '../../testing/open-page';
import { JournalPrintMenu, type JournalPrintMenuProps } from './JournalPrintMenu';

async function reasonFor(props: JournalPrintMenuProps): Promise<string | null> {
  await openPage(() => <JournalPrintMenu {...props} />, { answers: {} });
  await userEvent.click(action('print'));
  await screen.findByText(/Перелік документів/);
  return action('printPayments').getAttribute('title');
}

describe('JournalPrintMenu', () => {
  it('offers instructions of selected hryvnia payments', async () => {
    expect(await reasonFor({ rows: [journalRow()], areSelected: true })).toBeNull();
  });

  it.each([
    ['nothing is selected', { rows: [journalRow()], areSelected: false }, 'Оберіть документи'],
    ['a request is selected', { rows: [journalRow(), journalRow({ type: 3 })], areSelected: true }, 'власних платежів'],
    ['somebody else paid', { rows: [journalRow({ direction: 'k' })], areSelected: true }, 'власних платежів'],
    ['too many are', { rows: Array.from({ length: 501 }, () => journalRow()), areSelected: true }, '500 документів'],
  ])('says why it offers none when %s', async (_, props, reason) => {
    expect(await reasonFor(props)).toContain(reason);
  });
});
