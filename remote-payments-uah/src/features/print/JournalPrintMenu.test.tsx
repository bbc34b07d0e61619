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
  it('offers the papers of selected documents, requests too', async () => {
    expect(await reasonFor({ rows: [journalRow(), journalRow({ type: 3 })], areSelected: true })).toBeNull();
  });

  it.each([
    ['nothing is selected', { rows: [journalRow()], areSelected: false }, 'Оберіть документи'],
    ['somebody else paid', { rows: [journalRow({ direction: 'k' })], areSelected: true }, 'власні документи'],
    ['too many are', { rows: Array.from({ length: 501 }, () => journalRow()), areSelected: true }, '500 документів'],
  ])('says why it offers none when %s', async (_, props, reason) => {
    expect(await reasonFor(props)).toContain(reason);
  });
});
