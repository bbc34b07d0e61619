import { fireEvent, waitFor } from '@testing-library/react';
import { action, field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { createStoredAnswers, STORED_PURCHASE } from '../../testing/requests';
import { texts } from '../../texts';
import { RequestPage } from './RequestPage';

const page = { Page: () => <RequestPage type={DocumentType.buyRequest} />, texts };

const payment = (status: number, amount: string) => ({
  pmt_id: '9301',
  pmt_num: '1041',
  pmt_date: '01.07.2026',
  status_ref: status,
  amount,
  sim_cur: 'UAH',
});
const DEAL = { rate: '48.60', sum: '583200.00', fee: '1739.88', fee_cur: 'UAH', rest: '6619.32' };

async function open(stored: object = {}, payments: readonly object[] = []) {
  const shell = await openPage(page, {
    answers: createStoredAnswers({ ...STORED_PURCHASE, ...stored }, payments),
    parameters: { id: '9300' },
  });
  await waitFor(() => field('timeline'));
  return shell;
}

const BEING_PAID = 'Платіж за цією заявкою вже виконується. Дочекайтеся його';
const text = (name: string) => field(name).textContent.replaceAll('\u00a0', ' ');
const step = (name: string) => document.querySelector(`[data-step="${name}"]`);

describe('a stored purchase', () => {
  it('that waits for hryvnias says how much is missing and until when, and leads to the payment', async () => {
    const { opened } = await open({}, [payment(5, '590314.20')]);
    expect(document.querySelector('.ncb-page-head [data-status="4"]')).toHaveTextContent('Очікує гривню');
    expect(text('missing')).toContain('Не вистачає 1 245,00 UAH.');
    expect(text('missing')).toContain('до кінця дня 01.07.2026');
    expect(step('money')).toHaveAttribute('data-state', 'waiting');
    expect(step('money')).toHaveTextContent('Очікує гривню');
    expect(step('money')?.textContent.replaceAll('\u00a0', ' ')).toContain('590 314,20 UAH');
    expect(text('linkedPayments')).toContain('Платіж у гривні № 1041');
    fireEvent.click(action('payMore'));
    await waitFor(() => expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { cur_req_id: '9300' } }]));
  });

  it('that needs more since the rate has moved says so wherever it names the need', async () => {
    await open({ need_amount: '20000.00' }, [payment(5, '590314.20')]);
    expect(text('missing')).toContain('Не вистачає 20 000,00 UAH.');
    const words = step('money')?.textContent.replaceAll('\u00a0', ' ');
    expect(words).toContain('Потрібно 610 314,20 UAH, надійшло 590 314,20 UAH');
    expect(step('money')?.querySelector('progress')).toHaveAttribute('max', '610314.2');
  });

  it('for which a payment of all of it exists does not ask for another one', async () => {
    await open({ need_amount: '591559.20' }, [payment(2, '591559.20')]);
    expect(text('missing')).toContain('підпишіть і відправте');
    expect(document.querySelector('[data-action="payMore"]')).toBeNull();
  });

  it('asks before another payment where one was refused, and makes none while one is in progress', async () => {
    const { opened } = await open({ status: 0 }, [payment(6, '1.00')]);
    fireEvent.click(action('createPayment'));
    await waitFor(() => action('goOn'));
    fireEvent.click(action('goOn'));
    await waitFor(() => expect(opened).toHaveLength(1));
  });

  it('that is executed asks before the currency is paid again after a refusal, and not while it is being paid', async () => {
    const executed = { status: 5, time_e: '01.07.2026 12:05:00', deal: DEAL, need_amount: '' };
    const { opened } = await open(executed, [payment(6, '1.00')]);
    fireEvent.click(action('createCurrencyPayment'));
    await waitFor(() => action('goOn'));
    expect(opened).toEqual([]);
    fireEvent.click(action('goOn'));
    await waitFor(() => expect(opened).toHaveLength(1));
  });

  it('that is executed offers no payment of the currency while one is in progress', async () => {
    await open({ status: 5, time_e: '01.07.2026 12:05:00', deal: DEAL, need_amount: '' }, [payment(4, '1.00')]);
    expect(action('createCurrencyPayment')).toBeDisabled();
    expect(action('createCurrencyPayment')).toHaveAttribute('title', BEING_PAID);
  });

  it('in progress of payment cannot be changed or paid, and says why beforehand', async () => {
    const { opened } = await open({ status: 0 }, [payment(4, '1.00')]);
    expect(action('createPayment')).toBeDisabled();
    expect(action('createPayment')).toHaveAccessibleDescription(BEING_PAID);
    fireEvent.click(action('createPayment'));
    fireEvent.click(action('moreActions'));
    await waitFor(() => expect(action('change')).toHaveTextContent(`Змінити: ${BEING_PAID}`));
    fireEvent.click(action('change'));
    expect(opened).toEqual([]);
  });

  it('that waits for more hryvnias does not offer them while a payment is in progress', async () => {
    await open({}, [payment(4, '1.00')]);
    expect(action('payMore')).toBeDisabled();
    expect(action('payMore')).toHaveAccessibleDescription(BEING_PAID);
  });

  it('shows the estimate, and the fact only after the deal', async () => {
    await open();
    await waitFor(() => expect(text('fact_sum')).toBe('Валюта585 000,00 UAH–'));
    expect(text('fact_rate')).toBe('Курс48,75–');
    // 591 559.20 less 585 000 and 1 739.88.
    expect(text('fact_rest')).toBe('Повернення4 819,32 UAH–');
  });

  it('that is executed shows the deal, what returned, and leads to the payment of the currency', async () => {
    const { opened } = await open({ status: 5, time_e: '01.07.2026 12:05:00', deal: DEAL, need_amount: '' }, [
      payment(5, '591559.20'),
    ]);
    await waitFor(() => expect(text('fact_sum')).toBe('Валюта585 000,00 UAH583 200,00 UAH'));
    expect(text('fact_rest')).toBe('Повернення4 819,32 UAH6 619,32 UAH');
    expect(text('deal')).toBe('Курс 48,60, 583 200,00 UAH');
    expect(step('deal')).toHaveTextContent('01.07, 12:05');
    expect(step('credited')?.textContent.replaceAll('\u00a0', ' ')).toContain('Повернено 6 619,32 UAH');
    fireEvent.click(action('createCurrencyPayment'));
    await waitFor(() => expect(opened).toEqual([{ page: 'miPmtCurNew', parameters: { cur_req_id: '9300' } }]));
  });

  it('offers what its status allows, its paper, and nothing that cannot be done any more', async () => {
    await open({ status: 5, time_e: '01.07.2026 12:05:00', deal: DEAL, need_amount: '' });
    const getActions = () =>
      [...document.querySelectorAll('.ncb-page-head [data-action]')].map((button) =>
        button.getAttribute('data-action'),
      );
    expect(getActions()).toEqual(['back', 'copy', 'print', 'createCurrencyPayment']);
    fireEvent.click(action('print'));
    await waitFor(() => expect(document.querySelector('[data-dialog="print"]')).toHaveTextContent('Заявка № 13'));
  });

  it('by a rate of its own is expected at that rate; refused, it says why and that the money is back', async () => {
    const refused = { status: 6, rate_type: 2, customer_rate: '48.20', reason: 'Курс банку не відповідав' };
    await open(refused, [payment(5, '591559.20')]);
    await waitFor(() => expect(text('fact_sum')).toBe('Валюта578 400,00 UAH–'));
    expect(step('refused')).toHaveTextContent('Курс банку не відповідав Гривні, що надійшли, повернено');
    expect(document.querySelector('[data-notice="error"]')).toHaveTextContent('Курс банку не відповідав');
  });
});
