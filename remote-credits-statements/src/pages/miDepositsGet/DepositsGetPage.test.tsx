import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { wireOffer } from '../../testing/deposits';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const shown = () => [...document.querySelectorAll('fieldset [data-row]')].map((row) => row.getAttribute('data-option'));

describe('miDepositsGet', () => {
  it('compares offers by what they bring, and counts those that do not fit', async () => {
    const offers = [
      wireOffer('1', 'Менший', '9.00'),
      wireOffer('2', 'Більший', '12.50'),
      wireOffer('3', 'Великий', '14.00', { min: '5000000.00' }),
    ];
    await openPage(page, {
      answers: {
        '/get_deposit_offers': { success: true, offers },
        '/acn_list': { success: true, acn_list: [] },
        '/get_clnt_form': { success: true, clntType: 'legal' },
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Відкрити депозит');
    await waitFor(() => expect(field('amount')).toBeVisible());
    await user.type(field('amount'), '1000000');
    await waitFor(() => expect(shown()).toEqual(['Більший', 'Менший']));
    expect(field('misfits')).toHaveTextContent('Ще 1 депозит не підходить.');
  });
});
