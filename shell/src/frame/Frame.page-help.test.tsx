import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDraftBank } from '../drafts/testing';
import { getElement, showFrame } from './testing';

async function openHelp(page: string) {
  await showFrame(`/main/${page}`, createDraftBank());
  await screen.findByText(`Сторінка ${page}`);
  fireEvent.click(getElement('[data-action="help"]'));
}

describe('the explanation of a page', () => {
  it('opens from the help menu with three sentences and the first day, and closes by Escape', async () => {
    await openHelp('miPmtJournal');
    fireEvent.click(await screen.findByText('Про цю сторінку'));
    const dialog = await screen.findByRole('dialog', { name: 'Про цю сторінку' });
    expect(dialog).toHaveTextContent(
      'Усі платежі на IBAN, миттєві платежі на IBAN, валютні документи й заявки компанії зі статусами.',
    );
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads to the page of a step', async () => {
    await openHelp('miPmtJournal');
    fireEvent.click(await screen.findByText('Про цю сторінку'));
    const dialog = await screen.findByRole('dialog', { name: 'Про цю сторінку' });
    await userEvent.click(within(dialog).getByRole('link', { name: 'Керування ключами' }));
    expect(await screen.findByText('Сторінка miSettingsKeys')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
