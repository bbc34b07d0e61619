import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import type { FakeShellOptions, ReceivedCall } from '@ncb/shared-kernel/remote-contract/testing';
import { UNDO_MS } from '@ncb/shared-kernel/ui';
import { CORRESPONDENT } from '../../testing/answers';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { press, type } from '@ncb/shared-kernel/remote-contract/testing';
import { CatalogsPage } from './CatalogsPage';

// Runs the worker's code in process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const { createInProcessFiles } = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  return { TEXT_ENCODINGS: ['windows-1251', 'utf-8', 'cp866', 'cp1125'], ...createInProcessFiles() };
});

const OTHER = {
  ...CORRESPONDENT,
  RECORD_ID: 2,
  CODE: '92000025',
  NAME: 'ПрАТ «Тестовий Хліб»',
  IBAN: 'UA583004650000026001999000302',
};
const CHANGED = { '/change_clnt_catalog': { success: true }, '/ins_clnt_catalog': { success: true, new_id: 9 } };

async function open(options: Partial<FakeShellOptions> = {}, rows: readonly object[] = [CORRESPONDENT, OTHER]) {
  const answers = { '/get_clnt_catalog': { success: true, rows }, ...CHANGED, ...options.answers };
  const shell = await openPage(CatalogsPage, { ...options, answers });
  await waitFor(() => expect(document.querySelector('.ncb-waiting')).toBeNull());
  const findRequests = (path: string) => shell.calls.filter((call) => call.path === path);
  return { ...shell, findRequests };
}

const shownRows = () => [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));
const inRow = (id: string, selector: string) => {
  const element = document.querySelector<HTMLElement>(`tr[data-row="${id}"] ${selector}`);
  if (!element) throw new Error(`no ${selector} in row ${id}`);
  return element;
};
const select = (id: string) => fireEvent.click(inRow(id, 'input[type="checkbox"]'));
const json = (call: ReceivedCall | undefined, parameter: string) =>
  JSON.parse(call?.parameters.get(parameter) ?? 'null') as unknown;

describe('the catalogues', () => {
  it('show the correspondents first, sorted and searched by what is seen', async () => {
    await open();
    expect(shownRows()).toEqual(['1', '2']);
    fireEvent.click(document.querySelector('th[data-column="NAME"]') ?? document.body);
    expect(shownRows()).toEqual(['2', '1']);
    fireEvent.click(document.querySelector('th[data-column="NAME"]') ?? document.body);
    expect(shownRows()).toEqual(['1', '2']);
    fireEvent.click(document.querySelector('th[data-column="CODE"]') ?? document.body);
    expect(shownRows()).toEqual(['1', '2']);
    fireEvent.change(field('search'), { target: { value: 'ua58 3004' } });
    expect(shownRows()).toEqual(['2']);
  });

  it('are chosen by the address', async () => {
    const { findRequests, opened } = await open({ parameters: { type: 'purposes' } }, [
      { RECORD_ID: 4, PPURP_TEXT: 'Оренда' },
    ]);
    expect(findRequests('/get_clnt_catalog').map(({ parameters }) => parameters.get('catalog_ref'))).toEqual([
      'ncb_ppurps_c',
    ]);
    expect(shownRows()).toEqual(['4']);
    press('list-beneficiaries');
    expect(opened).toEqual([{ page: 'miCatalogs', parameters: { type: 'beneficiaries' } }]);
  });

  it('that are empty say what to do', async () => {
    await open({}, []);
    expect(screen.getByText(/Кореспондентів ще немає/)).toBeVisible();
  });

  it('that the bank does not give are asked for again', async () => {
    await open({ answers: { '/get_clnt_catalog': { success: false, error: 'Збій' } } });
    expect(screen.getByRole('alert')).toHaveAttribute('data-problem', 'refused');
    expect(action('retry')).toBeEnabled();
  });
});

describe('a correspondent', () => {
  it('is kept as the wire knows it, tidied, and the change is told', async () => {
    const { findRequests, notices } = await open();
    press('add');
    await waitFor(() => field('name'));
    type('name', ' ТОВ «Новий» ');
    type('iban', 'UA26 3052 9900 0002 6006 9990 0030 1');
    type('code', '92000019');
    type('maximum', '1 500,5');
    type('phone', '+38 (044) 000-22-18');
    press('saveRecord');
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Довідник змінено' }]));
    expect(json(findRequests('/ins_clnt_catalog')[0], 'request_params')).toEqual({
      CODE: '92000019',
      NAME: 'ТОВ «Новий»',
      IBAN: 'UA263052990000026006999000301',
      IS_RESIDENT: 1,
      HAS_CODE: 1,
      SAL: '1500.50',
      PHONE: '0440002218',
    });
  });

  it('whose name is too long is asked for a shorter one, and nothing is sent', async () => {
    const { findRequests } = await open();
    press('add');
    await waitFor(() => field('name'));
    type('name', 'Я'.repeat(39));
    press('saveRecord');
    await waitFor(() => expect(problemOf('name')).toBe('tooLongName'));
    expect(problemOf('iban')).toBe('fillAllFields');
    expect(findRequests('/ins_clnt_catalog')).toEqual([]);
  });

  it('that the catalogue has already is told under its account', async () => {
    const { notices } = await open({ answers: { '/ins_clnt_catalog': { success: true, new_id: 1 } } });
    press('add');
    await waitFor(() => field('name'));
    type('name', CORRESPONDENT.NAME);
    type('iban', CORRESPONDENT.IBAN);
    type('code', CORRESPONDENT.CODE);
    press('saveRecord');
    await waitFor(() => expect(problemOf('iban')).toBe('recordExists'));
    expect(notices).toEqual([]);
  });

  it('that is changed keeps its id; what the bank minds stands under its field', async () => {
    const problems = [{ field: 'IBAN', key: 'recordExists' }];
    const refused = { success: false, error: 'Є', error_code: 'validation', problems };
    const { findRequests } = await open({ answers: { '/change_clnt_catalog': refused } });
    fireEvent.click(inRow('2', '[data-action="edit"]'));
    await waitFor(() => field('name'));
    type('name', 'ПрАТ «Хліб»');
    press('saveRecord');
    await waitFor(() => expect(problemOf('iban')).toBe('recordExists'));
    expect(json(findRequests('/change_clnt_catalog')[0], 'params')).toMatchObject({
      operType: 'update',
      newRow: { RECORD_ID: '2', NAME: 'ПрАТ «Хліб»' },
    });
  });
});

describe('deleting', () => {
  afterEach(() => jest.useRealTimers());

  it('takes rows out of sight, and the bank knows nothing of it while they can be taken back', async () => {
    const { findRequests } = await open();
    select('1');
    select('2');
    press('delete');
    expect(screen.getByText('Видалено 2 записи')).toBeVisible();
    expect(shownRows()).toEqual([]);
    press('undo');
    expect(shownRows()).toEqual(['1', '2']);
    expect(findRequests('/change_clnt_catalog')).toEqual([]);
  });

  it('is done when the time is over, all rows by one call; it stands still while somebody is at the button', async () => {
    const { findRequests } = await open();
    jest.useFakeTimers();
    select('1');
    select('2');
    press('delete');
    fireEvent.focus(action('undo'));
    act(() => void jest.advanceTimersByTime(2 * UNDO_MS));
    expect(findRequests('/change_clnt_catalog')).toEqual([]);
    fireEvent.blur(action('undo'));
    act(() => void jest.advanceTimersByTime(UNDO_MS));
    expect(json(findRequests('/change_clnt_catalog')[0], 'params')).toMatchObject({
      operType: 'delete',
      ids: ['1', '2'],
    });
  });

  it('that the bank refuses is told, and the rows are there again', async () => {
    const refused = { success: false, error: '', error_code: 'notFound' };
    const { notices } = await open({ answers: { '/change_clnt_catalog': refused } });
    select('1');
    press('delete');
    press('deleteNow');
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
    await waitFor(() => expect(shownRows()).toEqual(['1', '2']));
  });
});

describe('choosing for another page', () => {
  it('of one row hands its id on with the page’s own parameters', async () => {
    const { opened } = await open({ parameters: { mode: 'search', for: 'miPmtUahNew', account: '7001' } });
    expect(document.querySelector('input[type="checkbox"]')).toBeNull();
    fireEvent.click(inRow('2', '[data-action="choose"]'));
    expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { account: '7001', correspondent: '2' } }]);
  });

  it('of several rows hands on the ids of those that are ticked', async () => {
    const { opened } = await open({ parameters: { mode: 'searchMultiple' } });
    select('1');
    fireEvent.click(inRow('2', '[data-action="choose"]'));
    press('chooseSelected');
    expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { correspondent: '1,2' } }]);
  });

  it('of several rows keeps those that another search hides', async () => {
    const { opened } = await open({ parameters: { mode: 'searchMultiple' } });
    select('1');
    fireEvent.change(field('search'), { target: { value: 'Хліб' } });
    expect(shownRows()).toEqual(['2']);
    select('2');
    expect(field('selection')).toHaveTextContent('Обрано 2 записи');
    press('chooseSelected');
    expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { correspondent: '1,2' } }]);
  });
});

describe('a beneficiary', () => {
  const parameters = { type: 'beneficiaries' };
  const bank = { country_id: '276', bank_name: 'DEUTSCHE BANK AG' };

  it('gets name and country of his bank by its SWIFT code, and is kept by the names of the wire', async () => {
    const { findRequests } = await open({ parameters, answers: { '/get_bank_by_swift': { success: true, bank } } }, []);
    press('add');
    await waitFor(() => field('beneficiary.name'));
    type('beneficiary.name', 'Тест Handel');
    type('beneficiary.account', 'DE89 3704 0044 0532 0130 00');
    type('beneficiaryBank.swift', 'deutdeff');
    await waitFor(() => expect(field('beneficiaryBank.name')).toHaveValue('DEUTSCHE BANK AG'));
    press('saveRecord');
    expect(problemOf('beneficiary.name')).toBe('notSwiftText');
    expect(problemOf('beneficiary.country')).toBe('emptyField');
    press('latin');
    expect(field('beneficiary.name')).toHaveValue('Test Handel');
    fireEvent.mouseDown(field('beneficiary.country'));
    fireEvent.click([...document.querySelectorAll('.ant-select-item-option')].at(0) ?? document.body);
    type('addressParts.town', 'Berlin');
    type('addressParts.postCode', '10115');
    type('maximum', '1 000,5');
    press('saveRecord');
    await waitFor(() => expect(findRequests('/ins_clnt_catalog')).toHaveLength(1));
    expect(json(findRequests('/ins_clnt_catalog')[0], 'request_params')).toMatchObject({
      address: '10115 Berlin',
      ben_town: 'Berlin',
      ben_pcode: '10115',
      ben_street: '',
      sal: '1000.50',
      name: 'Test Handel',
      account: 'DE89370400440532013000',
      country: '804',
      bank_swift: 'DEUTDEFF',
      bank_country: '276',
    });
  });
});

describe('a file of correspondents', () => {
  const LINES = [
    'code;name;iban',
    `${CORRESPONDENT.CODE};${CORRESPONDENT.NAME};${CORRESPONDENT.IBAN}`,
    '92000025;ПрАТ «Тестовий Хліб»;UA583004650000026001999000302',
    '92000018;ТОВ «Помилка»;UA583004650000026001999000302',
  ];
  const statusOf = (line: string) => inRow(line, '[data-status]').textContent;

  it('is read row by row: what is known, what is wrong, what will be added; then added by one call', async () => {
    const added = { success: true, added: 1 };
    const { findRequests } = await open({ answers: { '/imp_corr_list': added } }, [CORRESPONDENT]);
    press('import');
    await waitFor(() => field('file'));
    fireEvent.change(field('file'), { target: { files: [new File([LINES.join('\r\n')], 'list.csv')] } });
    await waitFor(() => expect(shownRows()).toEqual(['2', '3', '4']));
    expect(['2', '3', '4'].map(statusOf)).toEqual(['Вже є в довіднику', 'OK', 'Помилка']);
    expect(inRow('4', '[data-problem]')).toHaveAttribute('data-problem', 'invalidOkpo');
    press('saveImport');
    await waitFor(() => expect(statusOf('3')).toBe('Додано'));
    expect(json(findRequests('/imp_corr_list')[0], 'cdata')).toMatchObject([{ CODE: '92000025', SAL: '' }]);
    expect(screen.getByText('Додано 1 кореспондента')).toBeVisible();
  });

  it.each([
    ['Ukrainian', ['Рахунок отримувача', '№', 'Код отримувача', 'Отримувач']],
    ['Russian', ['Счет получателя', '№', 'Код получателя', 'Получатель']],
  ])('is read from pasted rows of a table by %s headings in any order', async (_, head) => {
    await open({}, []);
    press('import');
    await waitFor(() => field('file'));
    const lines = [
      ['UA583004650000026001999000302', '1', '92000025', 'ПрАТ «Тестовий Хліб»'],
      ['UA583004650000026001999000302', '2', '92000018', 'ТОВ «Помилка»'],
    ];
    const block = [head, ...lines].map((cells) => cells.join('\t')).join('\r\n');
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => block } });
    await waitFor(() => expect(shownRows()).toEqual(['2', '3']));
    expect(['2', '3'].map(statusOf)).toEqual(['OK', 'Помилка']);
    expect(document.querySelector('tr[data-row="2"]')).toHaveTextContent('ПрАТ «Тестовий Хліб»');
  });

  it('has a row put right where it stands', async () => {
    await open({}, []);
    press('import');
    await waitFor(() => field('file'));
    fireEvent.change(field('file'), { target: { files: [new File([LINES.join('\n')], 'list.csv')] } });
    await waitFor(() => expect(shownRows()).toEqual(['2', '3', '4']));
    fireEvent.click(inRow('4', '[data-action="edit"]'));
    await waitFor(() => field('code'));
    type('code', '92000019');
    press('saveRecord');
    await waitFor(() => expect(statusOf('4')).toBe('OK'));
  });

  it('without the columns that are needed is told, with the empty files to fill in', async () => {
    await open({}, []);
    press('import');
    await waitFor(() => field('file'));
    fireEvent.change(field('file'), { target: { files: [new File(['a;b\n1;2'], 'list.csv')] } });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveAttribute('data-problem', 'unknownStructure'));
    expect(action('template-csv')).toHaveAttribute('href', '/ncb/templates/imp_tmpl_correspondents.csv');
  });
});
