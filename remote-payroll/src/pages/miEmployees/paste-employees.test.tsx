import { fireEvent, waitFor } from '@testing-library/react';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import { action, field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { checksByCode, employee } from '../../testing/answers';
import { page } from '.';

// Runs the worker's code in the test's own process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const files = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  return { ...files, TEXT_ENCODINGS: ['windows-1251', 'utf-8', 'cp866', 'cp1125'], ...files.createInProcessFiles() };
});

const OKSANA = { code: '0148102804', account: 'UA093516070000026201999000201' };

async function open() {
  const shell = await openPage(page, {
    answers: {
      '/get_employees': { success: true, employees: [employee('1', { tin: '0151802838' })] },
      '/save_employees': { success: true, results: [{ emp_id: '9', problems: [] }] },
      '/check_receivers': checksByCode({}),
    },
  });
  await waitFor(() => expect(document.querySelector('tr[data-row="1"]')).not.toBeNull());
  return shell;
}

const paste = (text: string, target: Element = document.body) =>
  fireEvent.paste(target, { clipboardData: { files: [], getData: () => text } });
const importing = () => document.querySelector('[data-field="employeeImport"]');
const statusOf = (line: string) => document.querySelector(`tr[data-row="${line}"] [data-status]`)?.textContent;

describe('rows of a table pasted into the list of employees', () => {
  it.each([
    ['in words of a salary file', ['№', 'Рахунок', 'ІПН', 'ПІБ'], 'Умовна Оксана Тестівна'],
    [
      'with a name in three columns',
      ['№', 'IBAN', 'РНОКПП', 'Прізвище', "Ім'я", 'По батькові'],
      'Умовна\tОксана\tТестівна',
    ],
  ])('are read by their headings %s, in any order, and kept', async (_, headings, name) => {
    const { calls } = await open();
    paste([headings.join('\t'), `1\t${OKSANA.account}\t${OKSANA.code}\t${name}`].join('\r\n'));
    await waitFor(() => expect(statusOf('2')).toBe('Новий'));
    fireEvent.click(action('saveImport'));
    const findSavedEmployees = () => calls.find(({ path }) => path === '/save_employees')?.parameters.get('emps');
    await waitFor(() => expect(findSavedEmployees()).toBeTruthy());
    expect(JSON.parse(findSavedEmployees() ?? '[]')).toMatchObject([
      {
        tin: OKSANA.code,
        emp_acn: OKSANA.account,
        lastname: 'Умовна',
        firstname: 'Оксана',
        middlename: 'Тестівна',
      },
    ]);
  });

  it('are asked about where headings do not say what a list of employees needs', async () => {
    await open();
    paste('Місто\tВулиця\nКиїв\tВигадана');
    await waitFor(() => expect(document.querySelector('[data-problem="unknownStructure"]')).not.toBeNull());
  });

  it('are taken once more after the import was closed, and not the rows of the time before', async () => {
    await open();
    paste(`ПІБ\tІПН\tРахунок\nУмовна Оксана\t${OKSANA.code}\t${OKSANA.account}`);
    await waitFor(() => expect(statusOf('2')).toBe('Новий'));
    fireEvent.click(action('closeImport'));
    await waitFor(() => expect(importing()).toBeNull());
    fireEvent.click(action('import'));
    await waitFor(() => field('file'));
    expect(statusOf('2')).toBeUndefined();
  });

  it('are not taken from a field, nor is a single cell', async () => {
    await open();
    paste('Умовна\tОксана\nВигадана\tОлена', field('search'));
    paste('Умовна');
    expect(importing()).toBeNull();
  });
});
