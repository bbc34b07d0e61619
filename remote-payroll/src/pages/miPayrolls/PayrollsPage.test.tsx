import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, openPage, SAMPLE_SESSION, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { payroll, TYPES } from '../../testing/answers';
import { page } from '.';

/** Skips the check of pointer events on all parents, which takes half the time of a click in a page of antd. */
const user = userEvent.setup({ pointerEventsCheck: 0 });

const answers = (...rows: object[]) => ({
  '/get_payrolls': { success: true, payrolls_list: rows },
  '/get_catalog': TYPES,
  '/acn_list': { success: true, acn_list: [] },
  '/get_journal': { success: true, actions: [] },
});
async function open(options: FakeShellOptions) {
  const shell = await openPage(page, options);
  await waitFor(() => expect(document.querySelector('tr[data-row]')).not.toBeNull());
  return shell;
}
const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const select = (number: string) => user.click(part(`tr[data-row="8${number}"] input[type="checkbox"]`));
const offered = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('.ncb-selection-actions > [data-action]')]
      .map((button) => [button.dataset['action'], button.textContent])
      .filter(([name]) => name !== 'moreActions'),
  );

describe('miPayrolls', () => {
  it('shows what is paid and to how many, sums it up, and signs, copies and takes signatures off', async () => {
    const sign = jest.fn(() => Promise.resolve({ signed: ['81'] }));
    const results = [{ id: '82', status: 0, error: '', error_code: '' }];
    const { calls, opened, notices } = await open({
      answers: {
        ...answers(payroll(0, '1'), payroll(3, '2'), payroll(5, '3', { payroll_type: '7', payroll_other: 'Премія' })),
        '/unsign_doc': { success: true, results },
      },
      sign,
    });
    expect(part('[data-row="81"]')).toHaveTextContent('Заробітна плата та аванси2 працівники');
    expect(part('[data-row="83"]')).toHaveTextContent('Премія');
    expect(part('[data-row="81"]')).toHaveTextContent('17 000,00 UAH');
    expect(part('footer [data-field="total"]')).toHaveTextContent('51 000,00 UAH');
    expect(part('[data-field="people"]')).toHaveTextContent('6 виплат');

    await select('1');
    expect(offered()).toEqual({ sign: 'Підписати 1', delete: 'Видалити 1' });
    expect(part('footer [data-field="total"]')).toHaveTextContent('17 000,00 UAH');
    await user.click(action('copy'));
    expect(opened).toEqual([{ page: 'miPayrollNew', parameters: { id: '81', mode: 'copy' } }]);
    await user.click(action('sign'));
    expect(sign).toHaveBeenCalledWith([{ id: '81', type: 'payroll' }], { canSend: true });

    await select('2');
    expect(action('copy')).toBeDisabled();
    expect(action('copy')).toHaveAttribute('title', 'Копіювати можна одну відомість: оберіть лише її');
    await select('1');
    await user.click(action('unsign'));
    expect(await screen.findByText(/Платежі, які створено за відомістю, залишаться/)).toBeVisible();
    await user.click(action('confirmUnsign'));
    await waitFor(() => expect(notices.at(-1)?.text).toBe('Підписи знято з 1 документа'));
    const [request] = calls.filter(({ path }) => path === '/unsign_doc');
    expect(request?.parameters.get('pmt_ids')).toBe('[{"id":"82","type":"payroll"}]');
  });

  it('with nothing in the last 30 days searches all time in one press', async () => {
    const { opened } = await openPage(page, { answers: answers() });
    await user.click(await waitFor(() => action('searchAllTime')));
    expect(opened.at(-1)).toEqual({ page: 'miPayrolls', parameters: { date_start: '1990-01-01' } });
  });

  it('begins a new payroll, typed or from a file', async () => {
    const { opened } = await openPage(page, { answers: answers() });
    expect(await screen.findByText(/За останні 30 днів відомостей немає/)).toBeVisible();
    await user.click(action('import'));
    await user.click(action('create'));
    expect(opened).toEqual([
      { page: 'miPayrollNew', parameters: { from: 'file' } },
      { page: 'miPayrollNew', parameters: {} },
    ]);
  });

  it('offers nothing but the totals to whoever sees no more', async () => {
    await open({
      answers: answers(payroll(0, '1'), payroll(3, '2')),
      session: { user: { ...SAMPLE_SESSION.user, payrollAccess: 1 } },
    });
    expect(document.querySelector('[data-action="create"], [data-action="import"], a[data-action="view"]')).toBeNull();
    await select('1');
    expect(offered()).toEqual({ delete: 'Видалити 1' });
    expect(action('copy')).toBeDisabled();
    expect(part('[data-field="isForMe"]')).toHaveAccessibleName('Чекають на мене (1)');
  });

  it('opens what is known of a payroll: difference, payments, people with hidden amounts', async () => {
    const person = {
      tin: '0148102804',
      lastname: 'Умовна',
      firstname: 'Олена',
      emp_acn: 'UA883516070000026202999000200',
      amount: '9000.00',
    };
    const info = {
      payroll_id: '82',
      acn_n: '26003999000001',
      status: 5,
      emps: [
        { ...person, row_status: 'paid' },
        { ...person, lastname: 'Друга', row_status: 'returned', row_reason: 'рахунок закрито' },
      ],
      payments: [{ part: 'fee', pmt_id: '92', pmt_num: '108', pmt_date: '01.07.2026', amount: '17.00', status: 1 }],
    };
    const { opened } = await open({
      answers: {
        ...answers(
          payroll(5, '2'),
          payroll(5, '1', { payroll_date: '15.06.2026', payroll_amount: '17500.50', emps_count: 3 }),
        ),
        '/get_payroll_info': { success: true, payroll_info: info },
      },
    });
    await user.click(part('tr[data-row="82"] [data-action="details"]'));
    expect(await screen.findByText('Відомість № 1 від 15.06.2026')).toBeVisible();
    expect(part('[data-field="differenceAmount"]')).toHaveTextContent('−500,50 UAH');
    expect(part('[data-field="differencePeople"]')).toHaveTextContent('−1');
    expect(await screen.findByText('Комісія № 108 від 01.07.2026')).toHaveAttribute('data-action', 'viewDocument');

    await user.click(screen.getByText('Працівники'));
    const people = await waitFor(() => part('[data-field="payrollPeople"]'));
    expect(people).toHaveTextContent('Повернено 1 виплату');
    expect(people.querySelector('tr[data-row]')).toHaveTextContent('Друга Олена Повернено');
    expect(people).not.toHaveTextContent('9 000,00');
    await user.click(action('showAmounts'));
    expect(people).toHaveTextContent('9 000,00 UAH');
    await user.click(action('payReturned'));
    expect(opened).toEqual([{ page: 'miPayrollNew', parameters: { from: 'returned', id: '82' } }]);
  });

  it('saves the bank’s signed print of a payroll that was executed before today', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { calls } = await open({
      answers: {
        ...answers(payroll(5, '1', { time_e: '30.06.2026 10:15:00' })),
        '/get_sdoc': { success: true, result: btoa('%PDF-1') },
      },
    });
    await user.click(part('tr[data-row="81"] [data-action="rowMenu"]'));
    await waitFor(() => expect(document.querySelector('[data-action="printSigned"]')).not.toBeNull());
    await user.click(part('[data-action="printSigned"]'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(calls.find(({ path }) => path === '/get_sdoc')?.parameters.get('cdata')).toBe(
      '{"id":"81","type":"payroll"}',
    );
  });

  it('tells a search that cannot be, and does not ask the bank for it', async () => {
    const { calls } = await openPage(page, {
      answers: {},
      parameters: { date_start: '2026-07-02', date_end: '2026-07-01' },
    });
    expect(await screen.findByRole('alert')).toHaveAttribute('data-problem', 'invalidDates');
    expect(calls.filter(({ path }) => path === '/get_payrolls')).toEqual([]);
  });
});
