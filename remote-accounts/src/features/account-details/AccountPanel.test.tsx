import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { texts } from '../../texts';
import { buildAccount } from '../../testing/build-account';
import { TrendProvider } from '../balance-trend';
import { AccountPanel } from './AccountPanel';

const INFO = {
  acn_id: '7004',
  acn_n: '26002999000002',
  iban: 'UA783516070000026002999000002',
  sim_cur: 'UAH',
  cur_ref: '980',
  sal: '1000.00',
  available_all_costs: '150600.00',
  available_costs: '600.00',
  docs_amount: '300.00',
  blocked_amount: '100.00',
  min_saldo: '50.00',
  overdraft_limit: '200000.00',
  unused_over: '150000.00',
  percent: '18.50',
  date_open: '12.01.2022',
  date_close: '',
  comment: 'Овердрафт',
};
const TURNOVERS = [
  {
    acn_n: '26002999000002',
    acn_id: '7004',
    sim_cur: 'UAH',
    prev_sal: '400.00',
    prev_c_sal: '400.00',
    sal: '1000.00',
    c_sal: '1000.00',
    debit: '0.00',
    c_debit: '0.00',
    credit: '600.00',
    c_credit: '600.00',
    sal_date: '20.06.2026',
  },
];
const answers = {
  '/acn_info': { success: true, acn_info: INFO },
  '/get_turnovers': { success: true, turnovers: TURNOVERS },
};

function open(options: FakeShellOptions, kind: 'current' | 'credit' = 'current') {
  const Page = () => (
    <TrendProvider>
      <AccountPanel account={buildAccount({ id: '7004', kind })} />
    </TrendProvider>
  );
  return openPage({ Page, texts }, options);
}
const field = (name: string) => document.querySelector(`[data-field="${name}"]`);

describe('AccountPanel', () => {
  it('explains what is available: own funds, what is held back, the overdraft', async () => {
    await open({ answers });
    await screen.findByText('Звідки доступна сума');
    const lines = ['balance', 'reserved', 'blocked', 'availableOwn', 'unusedOverdraft', 'available'];
    expect(lines.map((name) => field(name)?.textContent.replaceAll('\u00a0', ' '))).toEqual([
      '1 000,00 UAH',
      '− 300,00 UAH',
      '− 100,00 UAH',
      '= 600,00 UAH',
      '+ 150 000,00 UAH',
      '= 150 600,00 UAH',
    ]);
  });

  it('has every fact of the account, a dash for what is not there', async () => {
    await open({ answers });
    await screen.findByText('Умови рахунку');
    expect(field('iban')).toHaveTextContent('UA78 3516 0700 0002 6002 9990 0000 2');
    expect(field('minimumBalance')).toHaveTextContent('50,00 UAH');
    expect(field('overdraftLimit')).toHaveTextContent('200 000,00 UAH');
    expect(field('rate')).toHaveTextContent('18,50 %');
    expect(field('opened')).toHaveTextContent('12.01.2022');
    expect(field('closed')).toHaveTextContent('—');
    expect(field('comment')).toHaveTextContent('Овердрафт');
  });

  it('asks for the kind of account that it is', async () => {
    const { calls } = await open({ answers }, 'credit');
    await screen.findByText('Умови рахунку');
    const request = calls.find(({ path }) => path === '/acn_info');
    expect([request?.parameters.get('acn_id'), request?.parameters.get('acn_type')]).toEqual(['7004', 'credit']);
    expect(field('overdraftLimit')).toBeNull();
    expect(field('unusedOverdraft')).toBeNull();
  });

  it('tells in words how the balance went in thirty days', async () => {
    const { calls } = await open({ answers });
    const line = await screen.findByRole('img', { name: /^Залишок/ });
    expect(line.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
      'Залишок за 30 днів: від 400,00 UAH до 1 000,00 UAH, найменший 400,00 UAH, найбільший 1 000,00 UAH',
    );
    const request = calls.find(({ path }) => path === '/get_turnovers')?.parameters;
    expect([request?.get('acn_ids'), request?.get('fdate'), request?.get('ldate')]).toEqual([
      '7004',
      '02.06.2026',
      '01.07.2026',
    ]);
  });

  it('says that there is no trend when the bank has none', async () => {
    await open({ answers: { ...answers, '/get_turnovers': { success: false, error: 'Недоступно' } } });
    expect(await screen.findByText('немає даних')).toBeVisible();
  });

  it('shows the bank’s text when the details are refused, and Retry asks again', async () => {
    let isBroken = true;
    await open({
      answers: {
        ...answers,
        '/acn_info': () => (isBroken ? { success: false, error: 'Рахунок недоступний' } : answers['/acn_info']),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Рахунок недоступний');
    isBroken = false;
    await userEvent.click(screen.getByText('Спробувати ще раз'));
    await waitFor(() => expect(field('minimumBalance')).not.toBeNull());
  });
});
