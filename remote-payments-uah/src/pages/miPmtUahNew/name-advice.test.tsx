import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type } from '@ncb/shared-kernel/remote-contract/testing';
import { ACCOUNTS, EMPTY_HISTORY } from '../../testing/answers';
import { action, field, openPage } from '../../testing/open-page';
import { FILLED, restoredPayment } from '../../testing/payment-draft';
import { UahPaymentPage } from './UahPaymentPage';

const CLOSE = { success: true, verdict: 'closeMatch', verified_name: 'ТОВ «Світанок Постачання»' };
const MATCH = { success: true, verdict: 'match' };

async function open(check: unknown) {
  const answers = {
    ...EMPTY_HISTORY,
    '/acn_list': ACCOUNTS,
    '/save_pmt': { success: true, pmt_id: '9107', pmt_status: 0 },
    '/check_receiver_name': check as object,
  };
  const shell = await openPage(UahPaymentPage, { restored: restoredPayment(FILLED), answers });
  await waitFor(() => field('amount'));
  return shell;
}

const findVerdict = (verdict: string) =>
  waitFor(() => {
    const line = document.querySelector(`[data-verdict="${verdict}"]`);
    expect(line).not.toBeNull();
    return line;
  });

describe('the name of a receiver in the form of a payment', () => {
  it('is compared as it will be saved; the registered one is taken with one press and compared again', async () => {
    const { calls } = await open(({ parameters }: { parameters: URLSearchParams }) =>
      parameters.get('name_co') === CLOSE.verified_name ? MATCH : CLOSE,
    );
    expect(await findVerdict('closeMatch')).toHaveTextContent(CLOSE.verified_name);
    await userEvent.click(action('takeName'));
    await findVerdict('match');
    expect(field('receiverName')).toHaveTextContent(CLOSE.verified_name);
    const asked = calls.filter(({ path }) => path === '/check_receiver_name').map(({ parameters }) => parameters);
    expect(asked.map((parameters) => parameters.get('acnt_co'))).toEqual([FILLED.creditIban, FILLED.creditIban]);
    expect(asked[0]?.get('okpo_co')).toBe(FILLED.receiverCode);
  });

  it('is not compared before account and code are whole, and says so in its place', async () => {
    const { calls } = await openPage(UahPaymentPage, {
      answers: { ...EMPTY_HISTORY, '/acn_list': ACCOUNTS, '/check_receiver_name': MATCH },
    });
    await waitFor(() => field('receiverName'));
    type('receiverName', 'ТОВ «Обрій»');
    fireEvent.blur(field('receiverName'));
    expect(await screen.findByText(/Назву звіримо/)).toBeVisible();
    type('creditIban', FILLED.creditIban);
    expect(calls.some(({ path }) => path === '/check_receiver_name')).toBe(false);
    type('receiverCode', FILLED.receiverCode);
    await findVerdict('match');
  });

  it.each([
    ['fails', undefined],
    ['never answers', new Promise(() => undefined)],
    ['refuses too many questions', { success: false, error: 'too_many_attempts' }],
    ['says that nothing was checked', { success: true, verdict: 'notChecked', reason: 'noAnswer' }],
    ['says that the name is another one', { success: true, verdict: 'noMatch', reason: 'name' }],
  ])('does not stop a save if the bank %s', async (_, check) => {
    const { calls } = await open(check);
    fireEvent.keyDown(field('amount'), { code: 'KeyS', ctrlKey: true });
    await waitFor(() => expect(calls.some(({ path }) => path === '/save_pmt')).toBe(true));
  });

  it.each([
    ['failed', undefined, /Назву не перевірено: сталася помилка\. Зберегти й підписати можна/],
    [
      'refuses too many questions',
      { success: false, error: 'x', error_code: 'too_many_attempts' },
      /перевірок було забагато\. Зберегти й підписати можна/,
    ],
  ])('stays calm if the bank %s', async (_, check, text) => {
    await open(check);
    expect(await findVerdict('notChecked')).toHaveTextContent(text);
  });

  it('is asked again on request after a bank that did not answer', async () => {
    const answers = [{ success: true, verdict: 'notChecked', reason: 'noAnswer' }, MATCH];
    await open(() => answers.shift());
    await findVerdict('notChecked');
    await userEvent.click(action('checkNameAgain'));
    await findVerdict('match');
  });
});
