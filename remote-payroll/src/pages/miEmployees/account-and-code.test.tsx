import { fireEvent, waitFor } from '@testing-library/react';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import {
  action,
  field,
  openPage,
  problemOf,
  type,
  type FakeShellOptions,
} from '@ncb/shared-kernel/remote-contract/testing';
import { checksByCode, DIFFERS, employee, heldBank } from '../../testing/answers';
import { page } from '.';

// Runs the worker's code in the test's own process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const files = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  return { ...files, TEXT_ENCODINGS: ['windows-1251', 'utf-8', 'cp866', 'cp1125'], ...files.createInProcessFiles() };
});

type Answer = NonNullable<FakeShellOptions['answers']>[string];

const CHECKS = checksByCode({ '0151802838': DIFFERS });

async function open(checks: Answer = CHECKS) {
  const shell = await openPage(page, {
    answers: {
      '/get_employees': {
        success: true,
        employees: [employee('1'), employee('2', { tin: '0151802838', lastname: 'Вигадана' })],
      },
      '/save_employee': { success: true, emp_id: '4' },
      '/check_receivers': checks,
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
    await waitFor(() => field('lastName'));
    type('lastName', 'Вигадана');
    type('firstName', 'Олена');
    type('account', 'UA883516070000026202999000200');
    type('taxCode', '0151802838');
    await waitFor(() => expect(problemOf('taxCode')).toBe('codeNotOfAccount'));
    fireEvent.click(action('saveRecord'));
    await waitFor(() => expect(field('taxCode')).toHaveFocus());
    expect(calls.some(({ path }) => path === '/save_employee')).toBe(false);
    type('taxCode', '0148102804');
    await waitFor(() => expect(problemOf('taxCode')).toBeNull());
  });
});

describe('an employee who is saved before the bank has compared account and tax code', () => {
  const typeEmployee = async () => {
    fireEvent.click(action('add'));
    await waitFor(() => field('lastName'));
    type('lastName', 'Вигадана');
    type('firstName', 'Олена');
    type('account', 'UA093516070000026201999000201');
    type('taxCode', '0151802838');
  };
  const saves = (calls: readonly { readonly path: string }[]) => calls.filter(({ path }) => path === '/save_employee');

  it('waits for the comparison, and is not sent where they belong to different people', async () => {
    const bank = heldBank({ '0151802838': DIFFERS });
    const { calls } = await open(bank.answer);
    await typeEmployee();
    await waitFor(() => expect(bank.waiting()).toBe(1));
    fireEvent.click(action('saveRecord'));
    await waitFor(() => expect(bank.waiting()).toBe(2));
    expect(saves(calls)).toHaveLength(0);
    bank.release();
    await waitFor(() => expect(problemOf('taxCode')).toBe('codeNotOfAccount'));
    await waitFor(() => expect(field('taxCode')).toHaveFocus());
    expect(saves(calls)).toHaveLength(0);
    expect(action('saveRecord')).toBeEnabled();
  });

  it('is sent once where they belong together, however often the button is pressed', async () => {
    const bank = heldBank({});
    const { calls } = await open(bank.answer);
    await typeEmployee();
    fireEvent.click(action('saveRecord'));
    fireEvent.click(action('saveRecord'));
    await waitFor(() => expect(bank.waiting()).toBe(2));
    bank.release();
    await waitFor(() => expect(saves(calls)).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('[data-dialog="employee"]')).toBeNull());
    expect(saves(calls)).toHaveLength(1);
  });
});

describe('a file of employees', () => {
  const LINES = [
    'fio;tin;emp_acn',
    'Вигадана Олена;0151802838;UA883516070000026202999000200',
    'Умовна Оксана Тестівна;0148102804;UA093516070000026201999000201',
  ];
  const statusOf = (line: string) => document.querySelector(`tr[data-row="${line}"] [data-status]`)?.textContent;

  const openFile = async (checks: Answer) => {
    const shell = await openPage(page, {
      answers: {
        '/get_employees': { success: true, employees: [] },
        '/save_employees': { success: true, results: [{ emp_id: '9', problems: [] }] },
        '/check_receivers': checks,
      },
    });
    await waitFor(() => expect(action('import')).toBeEnabled());
    fireEvent.click(action('import'));
    await waitFor(() => field('file'));
    fireEvent.change(field('file'), { target: { files: [new File([LINES.join('\r\n')], 'list.csv')] } });
    await waitFor(() => expect(statusOf('3')).toBe('Новий'));
    return shell;
  };

  it('that is saved before the bank has compared it waits, and leaves out the row that does not fit', async () => {
    const bank = heldBank({ '0151802838': DIFFERS });
    const { calls } = await openFile(bank.answer);
    const findRequests = () => calls.filter(({ path }) => path === '/save_employees');
    fireEvent.click(action('saveImport'));
    await waitFor(() => expect(bank.waiting()).toBeGreaterThan(0));
    expect(findRequests()).toHaveLength(0);
    bank.release();
    await waitFor(() => expect(findRequests()).toHaveLength(1));
    expect(JSON.parse(findRequests()[0]?.parameters.get('emps') ?? '[]')).toMatchObject([{ tin: '0148102804' }]);
    await waitFor(() => expect(problemIn('2')).toBe('codeNotOfAccount'));
  });

  it('has a row with the tax number of another person as wrong, and keeps the others only', async () => {
    const { calls } = await openFile(CHECKS);
    await waitFor(() => expect(problemIn('2')).toBe('codeNotOfAccount'));
    expect(['2', '3'].map(statusOf)).toEqual(['Помилка', 'Новий']);
    fireEvent.click(action('saveImport'));
    const findRequests = () => calls.filter(({ path }) => path === '/save_employees');
    await waitFor(() => expect(findRequests()).toHaveLength(1));
    expect(JSON.parse(findRequests()[0]?.parameters.get('emps') ?? '[]')).toMatchObject([{ tin: '0148102804' }]);
  });
});
