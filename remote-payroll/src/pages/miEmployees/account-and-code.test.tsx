import { fireEvent, waitFor } from '@testing-library/react';
import { action, field, openPage, problemOf, type } from '@ncb/shared-kernel/remote-contract/testing';
import { checksByCode, DIFFERS, employee } from '../../testing/answers';
import { page } from '.';

const CHECKS = checksByCode({ '0151802838': DIFFERS });

async function open() {
  const shell = await openPage(page, {
    answers: {
      '/get_employees': {
        success: true,
        employees: [employee('1'), employee('2', { tin: '0151802838', lastname: 'Вигадана' })],
      },
      '/save_employee': { success: true, emp_id: '4' },
      '/check_receivers': CHECKS,
    },
  });
  await waitFor(() => expect(document.querySelector('tr[data-row="2"]')).not.toBeNull());
  return shell;
}

const problemIn = (id: string) =>
  document.querySelector(`tr[data-row="${id}"] [data-problem]`)?.getAttribute('data-problem') ?? null;

describe('employees whose account is of somebody with another tax number', () => {
  it('are marked in the list where they were stored before the rule, and no others', async () => {
    const { calls } = await open();
    await waitFor(() => expect(problemIn('2')).toBe('codeNotOfAccount'));
    expect(problemIn('1')).toBeNull();
    expect(calls.filter(({ path }) => path === '/check_receivers')).toHaveLength(1);
  });

  it('are told under the tax number while one is typed, and not stored', async () => {
    const { calls } = await open();
    fireEvent.click(action('add'));
    await waitFor(() => field('lastname'));
    type('lastname', 'Вигадана');
    type('firstname', 'Олена');
    type('emp_acn', 'UA883516070000026202999000200');
    type('tin', '0151802838');
    await waitFor(() => expect(problemOf('tin')).toBe('codeNotOfAccount'));
    fireEvent.click(action('saveRecord'));
    await waitFor(() => expect(field('tin')).toHaveFocus());
    expect(calls.some(({ path }) => path === '/save_employee')).toBe(false);
    type('tin', '0148102804');
    await waitFor(() => expect(problemOf('tin')).toBeNull());
  });
});
