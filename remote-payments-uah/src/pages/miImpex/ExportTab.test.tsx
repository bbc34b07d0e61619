import { fireEvent, screen, waitFor } from '@testing-library/react';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import type * as KernelUi from '@ncb/shared-kernel/ui';
import type { FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { ACCOUNT, ACCOUNTS, row } from '../../testing/answers';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { ImpexPage } from './ImpexPage';

const mockSaved: { name: string; content: Blob }[] = [];

// Runs the worker's code in process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const { createInProcessFiles } = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  const columns = jest.requireActual<object>('../../../../shared-kernel/src/files/writers/payment-columns');
  return { TEXT_ENCODINGS: [], ...columns, ...createInProcessFiles() };
});
jest.mock('@ncb/shared-kernel/print', () => ({
  printing: { documents: () => ({ outcome: new Promise(() => undefined), cancel: () => undefined }) },
}));
// jsdom has no downloads.
jest.mock('@ncb/shared-kernel/ui', () => ({
  ...jest.requireActual<typeof KernelUi>('@ncb/shared-kernel/ui'),
  saveFile: (content: Blob, name: string) => mockSaved.push({ content, name }),
}));

beforeEach(() => mockSaved.splice(0));

const FORM = { success: true, clntShortName: 'ТОВ «Калинова Брама»', clntCode: '91000017' };

async function open(options: Partial<FakeShellOptions> = {}) {
  const shell = await openPage(ImpexPage, {
    ...options,
    answers: {
      '/acn_list': ACCOUNTS,
      '/get_clnt_form': FORM,
      '/get_payments': { success: true, paydoc_list: [row(0, '107'), row(5, '106')] },
      '/save_settings': { success: true },
      ...options.answers,
    },
  });
  fireEvent.click(await waitFor(() => action('list-export')));
  await waitFor(() => field('start'));
  return shell;
}

async function exports() {
  fireEvent.click(action('exportPayments'));
  await waitFor(() => field('exportResult'));
  const bytes = new Uint8Array((await mockSaved[0]?.content.arrayBuffer()) ?? new ArrayBuffer(0));
  return { bytes, text: new TextDecoder().decode(bytes) };
}

async function chooses(name: string, option: string) {
  fireEvent.mouseDown(field(name).querySelector('.ant-select-content') ?? field(name));
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

describe('an export', () => {
  it('has the hryvnia payments of the period, the oldest first, with the company as the payer', async () => {
    const { calls } = await open();
    const { bytes, text } = await exports();
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [, first, second] = text.split('\r\n');
    expect(first).toBe(
      `106;01/07/26;351607;${ACCOUNT.iban};91000017;ТОВ «Калинова Брама»;100.50;980;305299;` +
        'UA263052990000026006999000301;ТОВ «Світанок Постач»;92000019;Оплата за товар, без ПДВ;',
    );
    expect(second).toContain('107;');
    expect(mockSaved[0]?.name).toBe('payments-2026-06-01-2026-07-01.csv');
    const request = calls.find(({ path }) => path === '/get_payments')?.parameters;
    expect([request?.get('date_start'), request?.get('date_end'), request?.get('pmt_type')]).toEqual([
      '01.06.2026',
      '01.07.2026',
      '1',
    ]);
  });

  it('has the columns that were chosen, and the bank remembers them', async () => {
    const { calls } = await open();
    fireEvent.click(field('column-okpo_d'));
    await waitFor(() => expect(field('column-okpo_d')).not.toBeChecked());
    expect((await exports()).text).not.toContain('okpo_d');
    const saved = calls.find(({ path }) => path === '/save_settings')?.parameters.get('settings');
    expect(saved).toContain('paymentExportColumns');
  });

  it('tells what an old code page and dBase’s widths could not hold', async () => {
    const long = { ...row(0, '107'), pay_purp: `Їжа – ${'а'.repeat(200)}` };
    await open({ answers: { '/get_payments': { success: true, paydoc_list: [long] } } });
    await chooses('fileKind', 'dbf');
    await chooses('codePage', 'cp866');
    const { bytes } = await exports();
    expect([bytes[0], bytes[29]]).toEqual([0x03, 0x26]);
    expect(document.querySelector('[data-loss="cut"]')).toHaveTextContent('№ 107 – Призначення платежу');
    expect(document.querySelector('[data-loss="replaced"]')).toHaveTextContent('і');
  });

  it('asks for a long period in halves, until every answer is whole', async () => {
    const { calls } = await open({
      answers: {
        '/get_payments': ({ parameters }) => {
          const isWhole = parameters.get('date_start') === parameters.get('date_end');
          const number = parameters.get('date_start')?.slice(0, 2) ?? '';
          return { success: true, paydoc_list: [row(0, number)], truncated: isWhole ? 0 : 1 };
        },
      },
    });
    fireEvent.change(field('start'), { target: { value: '29.06.2026' } });
    const numbers = (await exports()).text.split('\r\n').map((line) => line.slice(0, 2));
    expect(numbers.slice(1, -1)).toEqual(['29', '30', '01']);
    expect(calls.filter(({ path }) => path === '/get_payments')).toHaveLength(5);
  });

  it('tells a day of which the bank gave a part only', async () => {
    await open({ answers: { '/get_payments': { success: true, paydoc_list: [row(0, '1')], truncated: 1 } } });
    fireEvent.change(field('start'), { target: { value: '01.07.2026' } });
    await exports();
    expect(document.querySelector('[data-loss="incomplete"]')).toHaveTextContent('01.07.2026');
  });

  it('of a period without payments says so and saves no file', async () => {
    await open({ answers: { '/get_payments': { success: true, paydoc_list: [] } } });
    fireEvent.click(action('exportPayments'));
    expect(await screen.findByText('За цей період платежів немає')).toBeVisible();
    expect(mockSaved).toEqual([]);
  });

  it('tells why the bank gave nothing', async () => {
    await open({ answers: { '/get_payments': { success: false, error: 'Журнал недоступний' } } });
    fireEvent.click(action('exportPayments'));
    expect(await screen.findByText('Журнал недоступний')).toBeVisible();
  });

  it('is not begun for a period that ends before it begins', async () => {
    await open();
    fireEvent.change(field('end'), { target: { value: '01.05.2026' } });
    expect(problemOf('start')).toBe('invalidDates');
    expect(action('exportPayments')).toBeDisabled();
  });
});

describe('print forms', () => {
  it('are those of the period, in a dialog that makes one file of them', async () => {
    const { calls } = await open();
    fireEvent.click(action('printForms'));
    expect(await screen.findByText('Друк: 2 документи')).toBeVisible();
    const request = calls.find(({ path }) => path === '/get_payments')?.parameters;
    expect([request?.get('date_start'), request?.get('date_end')]).toEqual(['01.06.2026', '01.07.2026']);
  });

  it('says that the period has none', async () => {
    const { notices } = await open({ answers: { '/get_payments': { success: true, paydoc_list: [] } } });
    fireEvent.click(action('printForms'));
    await waitFor(() => expect(notices).toEqual([{ kind: 'info', text: expect.stringContaining('немає платежів') }]));
  });
});
