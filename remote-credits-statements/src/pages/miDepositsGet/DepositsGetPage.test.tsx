import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
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
    expect(field('offer_id')).toHaveTextContent('Вкажіть суму');
    await user.type(field('amount'), '1000000');
    await waitFor(() => expect(shown()).toEqual(['Більший', 'Менший']));
    expect(field('misfits')).toHaveTextContent('Ще 1 депозит не підходить.');
  });

  const ANSWERS = {
    '/get_deposit_offers': { success: true, offers: [wireOffer('1', 'Резерв', '9.00')] },
    '/acn_list': { success: true, acn_list: [] },
    '/get_clnt_form': { success: true, clntType: 'legal' },
  };

  it('keeps what was typed as a draft, and goes on from it; the consent is given anew', async () => {
    const first = await openPage(page, { answers: ANSWERS });
    await waitFor(() => expect(field('amount')).toBeVisible());
    await user.type(field('amount'), '250000');
    await user.click(field('consent'));
    const kept = first.drafts.get('Відкрити депозит');
    expect(kept).toMatchObject({ page: 'miDepositsGet' });
    const content = kept?.content();
    expect(content).toMatchObject({ amount: '250000', hasAgreed: true });

    cleanup();
    await openPage(page, { answers: ANSWERS, restored: { miDepositsGet: { content } } });
    await waitFor(() => expect((field('amount') as HTMLInputElement).value).toMatch(/^250\s000,00$/));
    expect(field('consent')).not.toBeChecked();
  });

  it.each([
    [{ amount: '250000', cur_ref: 'UAH', term: '3' }],
    [{ amount: '250000', cur_ref: 'XXX', term: '-5' }],
    [{ amount: '250000', cur_ref: '392', term: '999' }],
  ])('compares what an address asks for, and the usual where no offer has it: %j', async (parameters) => {
    await openPage(page, { answers: ANSWERS, parameters });
    await waitFor(() => expect(shown()).toEqual(['Резерв']));
    expect((field('amount') as HTMLInputElement).value).toMatch(/^250\s000,00$/);
  });

  it('gives the conditions of the chosen offer as a paper', async () => {
    await openPage(page, { answers: ANSWERS });
    await waitFor(() => expect(field('amount')).toBeVisible());
    expect(document.querySelector('[data-action="offerTerms"]')).toBeNull();
    await user.type(field('amount'), '250000');
    await waitFor(() => expect(action('offerTerms')).toHaveTextContent('Умови «Резерв» (PDF)'));
    await user.click(action('offerTerms'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Умови «Резерв» (PDF)');
  });

  it('begins anew with a draft that is none of its own', async () => {
    await openPage(page, { answers: ANSWERS, restored: { miDepositsGet: { content: { amount: 5, term: null } } } });
    await waitFor(() => expect(field('amount')).toHaveValue(''));
    expect(field('consent')).not.toBeChecked();
  });
});
