import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, field, openPage, problemOf, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { DOLLARS, wireTurnover } from '../../testing/turnovers';
import { page } from '.';

/** Skips the check of each parent's style, which takes half of a click's time in an antd page. */
const user = userEvent.setup({ pointerEventsCheck: 0 });

/** The bank day of the fake shell is 1 July 2026. */
const PERIOD = { fdate: '2026-06-01', ldate: '2026-06-30', type: '1' };
const answers = (...rows: object[]) => ({
  '/get_turnovers': { success: true, turnovers: rows },
  '/acn_list': { success: true, acn_list: [] },
});
async function open(options: Partial<FakeShellOptions> = {}) {
  const shell = await openPage(page, { answers: answers(wireTurnover(), DOLLARS), parameters: PERIOD, ...options });
  await waitFor(() => expect(document.querySelector('tr[data-row], [data-problem]')).not.toBeNull());
  return shell;
}
const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const cell = (row: string, name: string) => part(`tr[data-row="${row}"] [data-field="${name}"]`);

describe('miTurnovers', () => {
  it('shows each account with its amounts, hryvnias under foreign money, and the total of each currency', async () => {
    const { calls } = await open();
    const [request] = calls.filter(({ path }) => path === '/get_turnovers');
    expect(Object.fromEntries(request?.parameters ?? [])).toMatchObject({
      fdate: '01.06.2026',
      ldate: '30.06.2026',
      type: '1',
      reval: '1',
      closed: '0',
    });
    expect(cell('7001', 'prev_sal')).toHaveTextContent('1 000,00');
    expect(cell('7001', 'sal')).toHaveTextContent('1 150,50');
    expect(cell('7002', 'sal')).toHaveTextContent('10,00415,00 UAH');
    expect(part('tr[data-row="total-UAH"]')).toHaveTextContent('Разом у UAH1 рахунок');
    expect(part('tr[data-row="total-USD"]')).toHaveTextContent(
      'Разом у USD1 рахунок10,00410,00 UAH0,000,005,00 UAH10,00415,00 UAH',
    );
    expect(field('about')).toHaveTextContent('За період 01.06 – 30.06.2026, з переоцінкою, без закритих рахунків');
  });

  it.each([
    ['1', 'За період 01.06 – 30.06.2026, з переоцінкою, без закритих рахунків'],
    ['0', 'За днями 01.06 – 30.06.2026, з переоцінкою, лише дні з операціями, без закритих рахунків'],
  ])(
    'says what its column of the revaluation shows, where days of revaluation are left out (type %s)',
    async (type, about) => {
      await open({ parameters: { ...PERIOD, type, reval: '0' } });
      expect(field('about')).toHaveTextContent(about);
      expect(screen.getByRole('columnheader', { name: /Переоцінка/ })).toBeInTheDocument();
      expect(part('tr[data-row="total-USD"]')).toHaveTextContent('5,00 UAH');
    },
  );

  it('leads from what moved to the operations of that account, period and side; from nothing nowhere', async () => {
    const { opened } = await open();
    await user.click(within(cell('7001', 'debit')).getByRole('link', { name: '49,50' }));
    await user.click(within(cell('7001', 'credit')).getByRole('link', { name: '200,00' }));
    const common = { acn_ids: '7001', fdate: '2026-06-01', ldate: '2026-06-30', closed: '0', reval: '1' };
    expect(opened).toEqual([
      { page: 'miAccountsBilling', parameters: { ...common, op_type: '0' } },
      { page: 'miAccountsBilling', parameters: { ...common, op_type: '1' } },
    ]);
    expect(within(cell('7002', 'debit')).queryByRole('link')).toBeNull();
    expect(within(part('tr[data-row="total-UAH"]')).queryByRole('link')).toBeNull();
  });

  it('by day leads to the operations of the day', async () => {
    const { opened } = await open({
      parameters: { ...PERIOD, type: '0' },
      answers: answers(wireTurnover({ sal_date: '15.06.2026' })),
    });
    expect(cell('7001-2026-06-15', 'sal_date')).toHaveTextContent('15.06.2026');
    await user.click(within(cell('7001-2026-06-15', 'debit')).getByRole('link'));
    expect(opened[0]?.parameters).toMatchObject({ fdate: '2026-06-15', ldate: '2026-06-15', op_type: '0' });
  });

  it('opened without an address begins with its search: the bank day, day by day, no closed accounts', async () => {
    const { opened, calls } = await open({ parameters: {} });
    expect(await screen.findByRole('dialog')).toHaveTextContent('Пошук оборотів');
    expect([field('start'), field('end')].map((input) => (input as HTMLInputElement).value)).toEqual([
      '01.07.2026',
      '01.07.2026',
    ]);
    expect(calls.find(({ path }) => path === '/get_turnovers')?.parameters.get('type')).toBe('0');
    await user.click(field('period_previousMonth'));
    await user.click(screen.getByRole('radio', { name: 'За період' }));
    await user.click(within(part('[role="dialog"]')).getByRole('checkbox', { name: 'Показувати закриті рахунки' }));
    await user.click(action('find'));
    expect(opened).toEqual([{ page: 'miTurnovers', parameters: { ...PERIOD, closed: '1' } }]);
  });

  it('does not search for days that are still to come', async () => {
    await open({ parameters: {} });
    await screen.findByRole('dialog');
    await user.clear(field('end'));
    await user.type(field('end'), '02.07.2026');
    await user.tab();
    expect(problemOf('end')).toBe('endAfterToday');
    expect(action('find')).toBeDisabled();
  });

  it('tells what is wrong with the days of an address, and does not ask the bank', async () => {
    const { calls } = await open({ parameters: { fdate: '2026-06-02', ldate: '2026-06-01' } });
    expect(part('[data-problem]')).toHaveAttribute('data-problem', 'invalidDates');
    expect(calls.filter(({ path }) => path === '/get_turnovers')).toEqual([]);
  });

  it('says that there is nothing, and offers the closed accounts', async () => {
    const { opened } = await open({ answers: answers() });
    expect(part('[data-problem="noTurnoversData"]')).toHaveTextContent('Даних про обороти немає');
    await user.click(action('showClosed'));
    expect(opened[0]?.parameters).toMatchObject({ closed: '1' });
  });

  it('tells what the bank refused, and asks again', async () => {
    const { calls } = await open({
      answers: { '/get_turnovers': { success: false, error: 'Немає звʼязку з обліком.' } },
    });
    expect(await screen.findAllByText(/Немає звʼязку з обліком/)).not.toHaveLength(0);
    const before = calls.length;
    await user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });

  it('by month sums the days up, with a table behind the chart', async () => {
    const { opened, calls } = await open({
      parameters: { ldate: '2026-06-30', view: 'months' },
      answers: answers(
        wireTurnover({ sal_date: '15.05.2026' }),
        wireTurnover({ sal_date: '10.06.2026', prev_sal: '1150.50', debit: '0.50', credit: '0.00', sal: '1150.00' }),
      ),
    });
    const request = calls.find(({ path }) => path === '/get_turnovers')?.parameters;
    expect([request?.get('fdate'), request?.get('ldate'), request?.get('type')]).toEqual([
      '01.07.2025',
      '30.06.2026',
      '0',
    ]);
    expect(document.querySelectorAll('tr[data-row]')).toHaveLength(12);
    expect(part('tr[data-row="2026-05"]')).toHaveTextContent(/травень 2026.*200,00.*49,50.*150,50.*1 150,50/);
    expect(part('[data-field="chart"] svg')).toHaveAttribute('aria-hidden', 'true');
    expect(document.querySelectorAll('[data-point]')).toHaveLength(12);
    await user.click(within(cell('2026-06', 'debit')).getByRole('link', { name: '0,50' }));
    expect(opened[0]?.parameters).toMatchObject({
      fdate: '2026-06-01',
      ldate: '2026-06-30',
      acn_ids: '7001',
      op_type: '0',
    });
  });
});
