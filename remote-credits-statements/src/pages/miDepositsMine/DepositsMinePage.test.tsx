import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, field, openPage, press } from '@ncb/shared-kernel/remote-contract/testing';
import { WIRE_EARLY, wireDeposit } from '../../testing/deposits';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');

async function open(deposits: readonly object[], more: object = {}) {
  const shell = await openPage(page, {
    session: { bankDay: '2026-07-30' },
    answers: {
      '/get_deposits': { success: true, deposits },
      '/get_applications': { success: true, applications: [] },
      ...more,
    },
  });
  await waitFor(() => expect(document.querySelector('.ncb-waiting')).toBeNull());
  return shell;
}

describe('miDepositsMine', () => {
  it('shows what a deposit has earned, pays next and becomes', async () => {
    await open([wireDeposit()]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Мої депозити');
    expect(textOf(field('interest'))).toBe('48 972,60');
    expect(textOf(field('nextAmount'))).toBe('124 657,53');
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
    expect(document.querySelector('[data-action="withdraw"]')).toBeNull();
  });

  it('takes a part back down to what has to stay, to the account of the contract, once', async () => {
    const { calls } = await open([wireDeposit({ withdraw_rest: '5000.00' })], {
      '/acn_list': {
        success: true,
        acn_list: [
          {
            acn_id: '7001',
            acn_n: 'UA603516070000026003999000001',
            iban: 'UA603516070000026003999000001',
            sim_cur: 'UAH',
            cur_ref: '980',
            status_ref: 0,
            sal: '0.00',
            c_sal: '0.00',
            av_sal: '0.00',
            av_c_sal: '0.00',
            has_overdraft: 'N',
            pmt_allowed: true,
            type: 'current',
            comment: '',
          },
        ],
      },
      '/withdraw_from_deposit': { success: true, dep_id: '1' },
    });
    const findRequests = () => calls.filter(({ path }) => path === '/withdraw_from_deposit');
    press('withdraw');
    await waitFor(() => expect(document.querySelector('[data-dialog="withdrawFromDeposit"]')).not.toBeNull());
    fireEvent.change(field('amount'), { target: { value: '995000,01' } });
    press('withdrawFromDeposit');
    expect(textOf(document.querySelector('[data-problem="withdrawalTooLarge"]') ?? document.body)).toContain(
      '995 000,00',
    );
    press('takeAll');
    press('withdrawFromDeposit');
    await waitFor(() => expect(document.querySelector('[data-dialog="withdrawFromDeposit"]')).toBeNull());
    expect(findRequests()).toHaveLength(1);
    expect(findRequests()[0]?.idempotencyKey).not.toBeNull();
    expect(Object.fromEntries(findRequests()[0]?.parameters ?? [])).toMatchObject({
      dep_id: '1',
      amount: '995000.00',
      acn_id: '7001',
    });
  });

  it.each([
    [{ deal_start: '30.07.2026', deal_end: '30.10.2026' }, 'Знімати можна з наступного дня після розміщення'],
    [{ sumdeal: '5000.00' }, 'На депозиті лише незнижуваний залишок'],
  ])('says why nothing can be taken back: %j', async (changes, why) => {
    await open([wireDeposit({ withdraw_rest: '5000.00', ...changes })]);
    await user.click(action('rowMenu'));
    expect(await screen.findByText(new RegExp(why))).toBeInTheDocument();
  });

  it('tells the loss before an early return, and sends the sum that was shown, once', async () => {
    const deposit = wireDeposit();
    const { calls } = await open([deposit], {
      '/get_deposit': { success: true, deposit, operations: [], payments: [], early: WIRE_EARLY },
      '/break_deposit': { success: true, dep_id: '1', sum_returned: '1000391.78' },
    });
    await user.click(action('break'));
    await waitFor(() => expect(textOf(field('lost'))).toBe('48 580,82 UAH'));
    expect(textOf(field('returned'))).toBe('1 000 391,78 UAH');
    expect(calls.filter(({ path }) => path === '/break_deposit')).toEqual([]);
    await user.click(action('breakDeposit'));
    await waitFor(() => expect(document.querySelector('[data-dialog="breakDeposit"]')).toBeNull());
    const [request, ...others] = calls.filter(({ path }) => path === '/break_deposit');
    expect(others).toEqual([]);
    expect(request?.idempotencyKey).not.toBeNull();
    expect(Object.fromEntries(request?.parameters ?? [])).toMatchObject({ dep_id: '1', sum_returned: '1000391.78' });
  });
});
