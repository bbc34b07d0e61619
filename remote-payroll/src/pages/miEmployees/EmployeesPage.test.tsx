import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { employee } from '../../testing/answers';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const getRowIds = () => [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));
const OWN = employee('1');
const OF_BANK = employee('2', { lastname: 'Банківська', from_bank: 1 });
const GONE = employee('3', { lastname: 'Колишня', status: 'dismissed', amount: '', paid_on: '' });

async function open(more: object = {}) {
  const shell = await openPage(page, {
    answers: { '/get_employees': { success: true, employees: [OWN, OF_BANK, GONE] }, ...more },
  });
  await waitFor(() => expect(getRowIds()).toEqual(['1', '2', '3']));
  return shell;
}

describe('miEmployees', () => {
  it('hides amounts until somebody asks, narrows down, tells former accounts, and lets nobody change the bank’s data', async () => {
    const accounts = [
      { emp_acn: 'UA883516070000026202999000200', since: '05.05.2026', until: '' },
      { emp_acn: 'UA263052990000026006999000301', since: '05.01.2026', until: '05.04.2026' },
    ];
    await open({ '/get_employee_accounts': { success: true, accounts } });
    expect(part('[data-row="1"]')).not.toHaveTextContent('8 500,00');
    expect(part('[data-row="1"]')).toHaveTextContent('суму сховано');
    expect(part('th[data-column="amount"]')).not.toHaveAttribute('aria-sort');
    await user.click(action('showAmounts'));
    expect(part('[data-row="1"]')).toHaveTextContent('8 500,00 UAH');

    await user.click(part('[data-field="ownOnly"]'));
    await waitFor(() => expect(getRowIds()).toEqual(['1', '3']));
    await user.type(part('[data-field="search"]'), 'колишня');
    await waitFor(() => expect(getRowIds()).toEqual(['3']));
    await user.clear(part('[data-field="search"]'));
    await user.click(part('[data-field="ownOnly"]'));

    await user.click(part('[data-row="2"] [data-action="details"]'));
    expect(await screen.findByText('05.01.2026 – 05.04.2026')).toBeVisible();
    expect(screen.getByText('05.05.2026 – зараз')).toBeVisible();
    expect(screen.getByText('Дані банку: змінити їх може лише банк')).toHaveAttribute('data-notice', 'locked');
  });

  it('gives an empty file to be filled in to who imports', async () => {
    await open();
    await user.click(action('import'));
    const csv = await waitFor(() => action('template-csv'));
    expect(csv).toHaveAttribute('href', '/ncb/templates/imp_tmpl_employees.csv');
  });

  it('stores what is typed without a mistake, once', async () => {
    const { calls, notices } = await open({ '/save_employee': { success: true, emp_id: '4' } });
    await user.click(action('add'));
    await user.click(await waitFor(() => action('saveRecord')));
    await waitFor(() => expect(document.querySelector('[data-problem="empFioIsEmpty"]')).not.toBeNull());
    const type = (field: string, text: string) =>
      user.type(part(`[data-dialog="employee"] input[data-field="${field}"]`), text);
    await type('lastName', ' Нова ');
    await type('firstName', 'Ірина');
    expect(document.querySelector('[data-notice="known"]')).toBeNull();
    await type('account', 'UA88 3516 0700 0002 6202 9990 0020 0');
    expect(part('[data-notice="known"]')).toHaveTextContent('з цим рахунком уже є серед працівників');
    await user.click(action('saveRecord'));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Збережено: Нова Ірина' }]));
    const [saved, ...others] = calls.filter(({ path }) => path === '/save_employee');
    expect(others).toEqual([]);
    expect(saved?.idempotencyKey).not.toBeNull();
    expect(Object.fromEntries(saved?.parameters ?? [])).toMatchObject({
      lastname: 'Нова',
      firstname: 'Ірина',
      emp_acn: 'UA883516070000026202999000200',
      status: 'active',
    });
  });

  it('deletes own records only, and takes them back', async () => {
    const { calls } = await open({ '/drop_employees': { success: true, results: [] } });
    await user.click(action('selectAll'));
    expect(part('[data-field="selection"]')).toHaveTextContent('1 запис банку видалити не можна');
    expect(action('delete')).toHaveTextContent('Видалити 2');
    await user.click(action('delete'));
    await waitFor(() => expect(getRowIds()).toEqual(['2']));
    await user.click(action('undo'));
    await waitFor(() => expect(getRowIds()).toEqual(['1', '2', '3']));
    expect(calls.filter(({ path }) => path === '/drop_employees')).toEqual([]);
  });
});
