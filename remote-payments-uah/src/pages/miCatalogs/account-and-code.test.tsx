import { fireEvent, waitFor, within } from '@testing-library/react';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import { type, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { answerChecksByCode, CORRESPONDENT, DIFFERS, createHeldServer, SEEN_WITH_OTHER } from '../../testing/answers';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { CatalogsPage } from './CatalogsPage';

// Runs the worker's code in process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const { createInProcessFiles } = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  return { TEXT_ENCODINGS: ['windows-1251', 'utf-8', 'cp866', 'cp1125'], ...createInProcessFiles() };
});

type Answer = NonNullable<FakeShellOptions['answers']>[string];

const OTHER = { ...CORRESPONDENT, RECORD_ID: 2, CODE: '92000025', NAME: 'ПрАТ «Тестовий Хліб»' };
const CHECKS = answerChecksByCode({ '92000025': DIFFERS, '91000023': SEEN_WITH_OTHER });

async function open(checks: Answer = CHECKS) {
  const shell = await openPage(CatalogsPage, {
    answers: {
      '/get_clnt_catalog': { success: true, rows: [CORRESPONDENT, OTHER] },
      '/ins_clnt_catalog': { success: true, new_id: 9 },
      '/check_receivers': checks,
    },
  });
  await waitFor(() => expect(document.querySelector('tr[data-row="2"]')).not.toBeNull());
  return shell;
}

const problemIn = (id: string) =>
  document.querySelector(`tr[data-row="${id}"] [data-problem]`)?.getAttribute('data-problem') ?? null;

describe('correspondents whose account and code do not belong together', () => {
  it('are marked in the catalogue where they were stored before the rule, and no others', async () => {
    const { calls } = await open();
    await waitFor(() => expect(problemIn('2')).toBe('codeNotOfAccount'));
    expect(problemIn('1')).toBeNull();
    expect(calls.filter(({ path }) => path === '/check_receivers')).toHaveLength(1);
  });

  it('are told under the code while one is typed, and not kept', async () => {
    const { calls } = await open();
    fireEvent.click(action('add'));
    const dialog = await waitFor(() => {
      const dialog = document.querySelector<HTMLElement>('[data-dialog="correspondent"]');
      if (!dialog) throw new Error('no dialog');
      return dialog;
    });
    await waitFor(() => within(dialog).getByText('Назва', { exact: false }));
    type('name', 'ТОВ «Тест»');
    type('iban', CORRESPONDENT.IBAN);
    type('code', '92000025');
    await waitFor(() => expect(problemOf('code')).toBe('codeNotOfAccount'));
    fireEvent.click(action('saveRecord'));
    await waitFor(() => expect(field('code')).toHaveFocus());
    expect(calls.some(({ path }) => path === '/ins_clnt_catalog')).toBe(false);
    type('code', '91000023');
    await waitFor(() => expect(dialog.querySelector('[data-warning="seenWithOthers"]')).not.toBeNull());
    expect(problemOf('code')).toBeNull();
  });
});

test('a correspondent who is saved before the bank has compared account and code waits for it, and is not sent', async () => {
  const bank = createHeldServer({ '92000025': DIFFERS });
  const { calls } = await open(bank.answer);
  fireEvent.click(action('add'));
  await waitFor(() => field('name'));
  type('name', 'ТОВ «Тест»');
  type('iban', CORRESPONDENT.IBAN);
  type('code', '92000025');
  await waitFor(() => expect(bank.waiting()).toBe(1));
  fireEvent.click(action('saveRecord'));
  await waitFor(() => expect(bank.waiting()).toBe(2));
  bank.release();
  await waitFor(() => expect(field('code')).toHaveFocus());
  expect(problemOf('code')).toBe('codeNotOfAccount');
  expect(calls.some(({ path }) => path === '/ins_clnt_catalog')).toBe(false);
});

describe('a file of correspondents', () => {
  const LINES = [
    'code;name;iban',
    '92000025;ПрАТ «Тестовий Хліб»;UA583004650000026001999000302',
    '91000023;ПП «Степовий Млин»;UA913516070000026006999000020',
    '92000018;ТОВ «Помилка»;UA583004650000026001999000302',
  ];
  const statusOf = (line: string) => document.querySelector(`tr[data-row="${line}"] [data-status]`)?.textContent;

  const openFile = async (checks: Answer) => {
    const shell = await openPage(CatalogsPage, {
      answers: {
        '/get_clnt_catalog': { success: true, rows: [] },
        '/imp_corr_list': { success: true, added: 1 },
        '/check_receivers': checks,
      },
    });
    await waitFor(() => expect(action('import')).toBeEnabled());
    fireEvent.click(action('import'));
    await waitFor(() => field('file'));
    fireEvent.change(field('file'), { target: { files: [new File([LINES.join('\r\n')], 'list.csv')] } });
    await waitFor(() => expect(statusOf('3')).toBe('OK'));
    return shell;
  };
  const addedIn = ({ calls }: Awaited<ReturnType<typeof openFile>>) =>
    JSON.parse(calls.find(({ path }) => path === '/imp_corr_list')?.parameters.get('cdata') ?? '[]') as object[];

  it('that is saved before the bank has compared it waits, and leaves out the row that does not fit', async () => {
    const bank = createHeldServer({ '92000025': DIFFERS });
    const shell = await openFile(bank.answer);
    fireEvent.click(action('saveImport'));
    await waitFor(() => expect(bank.waiting()).toBeGreaterThan(0));
    expect(addedIn(shell)).toEqual([]);
    bank.release();
    await waitFor(() => expect(statusOf('3')).toBe('Додано'));
    expect(addedIn(shell)).toMatchObject([{ CODE: '91000023' }]);
    expect(problemIn('2')).toBe('codeNotOfAccount');
  });

  it('is not sent at all where no row is left', async () => {
    const bank = createHeldServer({ '92000025': DIFFERS, '91000023': DIFFERS });
    const shell = await openFile(bank.answer);
    fireEvent.click(action('saveImport'));
    await waitFor(() => expect(bank.waiting()).toBeGreaterThan(0));
    bank.release();
    await waitFor(() => expect(statusOf('3')).toBe('Помилка'));
    expect(shell.calls.some(({ path }) => path === '/imp_corr_list')).toBe(false);
    expect(document.querySelector('[data-notice="success"]')).toBeNull();
  });

  it('has a row whose code is another owner’s as wrong, and adds the others only', async () => {
    const shell = await openFile(CHECKS);
    await waitFor(() => expect(problemIn('2')).toBe('codeNotOfAccount'));
    expect(['2', '3', '4'].map(statusOf)).toEqual(['Помилка', 'OK', 'Помилка']);
    // A row with a problem is not compared.
    const requests = shell.calls.filter(({ path }) => path === '/check_receivers');
    expect(
      requests.flatMap(({ parameters }) => JSON.parse(parameters.get('receivers') ?? '[]') as object[]),
    ).toHaveLength(2);
    fireEvent.click(action('saveImport'));
    await waitFor(() => expect(statusOf('3')).toBe('Додано'));
    expect(addedIn(shell)).toMatchObject([{ CODE: '91000023' }]);
  });
});

describe('beneficiaries whose account and code do not belong together', () => {
  it('are marked in the catalogue where they were stored before the rule, and no others', async () => {
    const row = (id: number, code: string, account: string) => ({
      record_id: id,
      name: `Beneficiary ${id}`,
      code,
      account,
      country: '804',
      bank_swift: 'SBXXUA2XXXX',
    });
    const { calls } = await openPage(CatalogsPage, {
      parameters: { type: 'beneficiaries' },
      answers: {
        '/get_clnt_catalog': {
          success: true,
          rows: [
            row(1, '91000046', 'UA913516070000026006999000020'),
            row(2, '92000025', 'UA913516070000026006999000020'),
            row(3, '', 'DE89370400440532013000'),
          ],
        },
        '/check_receivers': CHECKS,
      },
    });
    await waitFor(() => expect(problemIn('2')).toBe('codeNotOfAccount'));
    expect([problemIn('1'), problemIn('3')]).toEqual([null, null]);
    const requests = calls.filter(({ path }) => path === '/check_receivers');
    expect(JSON.parse(requests[0]?.parameters.get('receivers') ?? '[]')).toHaveLength(2);
  });
});
