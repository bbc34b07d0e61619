import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { wireOffer } from '../../testing/deposits';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const getOptions = () =>
  [...document.querySelectorAll('fieldset [data-row]')].map((row) => row.getAttribute('data-option'));

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
    expect(field('offerId')).toHaveTextContent('Вкажіть суму');
    await user.type(field('amount'), '1000000');
    await waitFor(() => expect(getOptions()).toEqual(['Більший', 'Менший']));
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
    await user.click(field('hasAgreed'));
    const draft = first.drafts.get('Відкрити депозит');
    expect(draft).toMatchObject({ page: 'miDepositsGet' });
    const content = draft?.content();
    expect(content).toMatchObject({ amount: '250000', hasAgreed: true });

    cleanup();
    await openPage(page, { answers: ANSWERS, restored: { miDepositsGet: { content } } });
    await waitFor(() => expect((field('amount') as HTMLInputElement).value).toMatch(/^250\s000,00$/));
    expect(field('hasAgreed')).not.toBeChecked();
  });

  it.each([
    [{ amount: '250000', cur_ref: 'UAH', term: '3' }],
    [{ amount: '250000', cur_ref: 'XXX', term: '-5' }],
    [{ amount: '250000', cur_ref: '392', term: '999' }],
  ])('compares what an address asks for, and the usual where no offer has it: %j', async (parameters) => {
    await openPage(page, { answers: ANSWERS, parameters });
    await waitFor(() => expect(getOptions()).toEqual(['Резерв']));
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
    expect(field('hasAgreed')).not.toBeChecked();
  });

  it('is not applied for at a rate that the user has not seen: the new one is shown, and the next press confirms it', async () => {
    const account = {
      acn_id: '7001',
      acn_n: '26003999000001',
      iban: 'UA603516070000026003999000001',
      sim_cur: 'UAH',
      cur_ref: '980',
      status_ref: 0,
      sal: '900000.00',
      c_sal: '900000.00',
      av_sal: '900000.00',
      av_c_sal: '900000.00',
      has_overdraft: 'N',
      last_move: '',
      pmt_allowed: 1,
      type: 'current',
      docs_amount: '0.00',
      comment: '',
      date_open: '12.01.2022',
    };
    let rate = '9.00';
    const confirmed: (string | null)[] = [];
    const { notices } = await openPage(page, {
      answers: {
        ...ANSWERS,
        '/acn_list': { success: true, acn_list: [account] },
        '/get_deposit_offers': () => ({ success: true, offers: [wireOffer('1', 'Резерв', rate)] }),
        '/apply_deposit': ({ parameters }: { parameters: URLSearchParams }) => {
          confirmed.push(parameters.get('confirmed_rate'));
          if (confirmed.length > 1) return { success: true, app_id: '5', status: 0 };
          rate = '8.25';
          return { success: false, error_code: 'figuresChanged', error_params: { rate } };
        },
      },
    });
    await waitFor(() => expect(field('amount')).toBeVisible());
    await user.type(field('amount'), '250000');
    await user.click(field('hasAgreed'));
    await user.click(action('apply'));
    await waitFor(() => expect(notices.map(({ kind }) => kind)).toEqual(['warning']));
    await waitFor(() => expect(document.body).toHaveTextContent('8,25'));
    await user.click(action('apply'));
    await waitFor(() => expect(notices.map(({ kind }) => kind)).toEqual(['warning', 'success']));
    expect(confirmed).toEqual(['9.00', '8.25']);
  });
});
