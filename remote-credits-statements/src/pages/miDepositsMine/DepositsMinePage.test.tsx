import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { WIRE_EARLY, wireDeposit } from '../../testing/deposits';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');

async function open(deposits: readonly object[], more: object = {}) {
  const shell = await openPage(page, {
    answers: {
      '/get_deposits': { success: true, deposits },
      '/get_applications': { success: true, applications: [] },
      ...more,
    },
  });
  await waitFor(() => expect(document.querySelector('.ant-skeleton')).toBeNull());
  return shell;
}

describe('miDepositsMine', () => {
  it('shows what a deposit has earned, pays next and becomes', async () => {
    await open([wireDeposit()]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Мої депозити');
    expect(textOf(field('sum_proc'))).toBe('48 972,60');
    expect(textOf(field('next_sum'))).toBe('124 657,53');
    expect(field('renewals')).toHaveTextContent('Повернеться на рахунок');
    expect(textOf(field('totals'))).toBe('1 000 000,00 UAH · нараховано 48 972,60 UAH');
  });

  it('says that there are none', async () => {
    await open([]);
    expect(screen.getByText(/Діючих депозитів немає/)).toBeVisible();
  });

  it('does not offer what the contract never allows', async () => {
    await open([wireDeposit({ early_rate: '', top_up_min: '', top_up_until: '' })]);
    expect(document.querySelector('[data-action="break"]')).toBeNull();
    expect(document.querySelector('[data-action="topUp"]')).toBeNull();
  });

  it('tells the loss before an early return, and sends the sum that was shown, once', async () => {
    const deposit = wireDeposit();
    const { calls } = await open([deposit], {
      '/get_deposit': { success: true, deposit, operations: [], payments: [], early: WIRE_EARLY },
      '/break_deposit': { success: true, dep_id: '1', sum_returned: '1000391.78' },
    });
    await user.click(action('break'));
    await waitFor(() => expect(textOf(field('sum_lost'))).toBe('48 580,82 UAH'));
    expect(textOf(field('sum_returned'))).toBe('1 000 391,78 UAH');
    expect(calls.filter(({ path }) => path === '/break_deposit')).toEqual([]);
    await user.click(action('breakDeposit'));
    await waitFor(() => expect(document.querySelector('[data-dialog="breakDeposit"]')).toBeNull());
    const [sent, ...others] = calls.filter(({ path }) => path === '/break_deposit');
    expect(others).toEqual([]);
    expect(sent?.idempotencyKey).not.toBeNull();
    expect(Object.fromEntries(sent?.parameters ?? [])).toMatchObject({ dep_id: '1', sum_returned: '1000391.78' });
  });
});
