import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ACCOUNTS, EMPTY_HISTORY } from '../../testing/answers';
import { action, field, openPage } from '../../testing/open-page';
import { UahPaymentPage } from './UahPaymentPage';

const DEAL = {
  deal_n: 'КР-2024/77',
  status: '',
  deal_start: '05.06.2024',
  deal_end: '05.06.2027',
  proc: '19.50',
  sim_cur: 'UAH',
  cur_ref: '980',
  sumdeal: '1000000.00',
  sum_main: '480000.00',
  sum_proc: '7692.31',
  sum_missed: '0.00',
  main_acn: 'UA213516070000020639999000040',
  proc_acn: 'UA643516070000020686999000093',
};

const open = (deal: string, answer: object = { success: true, deals: [DEAL] }) =>
  openPage(UahPaymentPage, {
    answers: { ...EMPTY_HISTORY, '/acn_list': ACCOUNTS, '/cred_deals': answer },
    parameters: { deal, repay: 'interest' },
  });

describe('the form that repays a credit', () => {
  it('is filled in with what the bank says is owed', async () => {
    await open('КР-2024/77');
    await waitFor(() => expect(field('amount')).toHaveValue('7\u00a0692,31'));
    expect(field('receiverCode')).toHaveTextContent('14070197');
    expect(field('receiverName')).toHaveTextContent('Тестовий банк');
    expect(field('purpose')).toHaveValue(
      'Сплата процентів за кредитним договором № КР-2024/77 від 05.06.2024, без ПДВ',
    );
  });

  it('is not there for a deal that the company does not have', async () => {
    await open('КР-1999/01');
    expect(await screen.findByText('Такої кредитної угоди у вашої компанії немає')).toBeVisible();
    expect(document.querySelector('[data-problem="dealUnknown"]')).not.toBeNull();
  });

  it('shows why the bank does not tell the deals, and asks again', async () => {
    let isDown = true;
    const answer = () => (isDown ? { success: false, error: 'Кредити недоступні' } : { success: true, deals: [DEAL] });
    await open('КР-2024/77', answer);
    expect(await screen.findByText(/Кредити недоступні/)).toBeVisible();
    isDown = false;
    fireEvent.click(action('retry'));
    await waitFor(() => expect(field('amount')).toHaveValue('7\u00a0692,31'));
  });
});
