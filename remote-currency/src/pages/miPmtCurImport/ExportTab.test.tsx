import { fireEvent, screen, waitFor } from '@testing-library/react';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import type * as KernelUi from '@ncb/shared-kernel/ui';
import {
  action,
  choose,
  field,
  openPage,
  press,
  problemOf,
  type FakeShellOptions,
} from '@ncb/shared-kernel/remote-contract/testing';
import { IMPORT_ANSWERS, OWN_IBAN } from '../../testing/import-file';
import { page } from '.';

const mockSaved: { name: string; content: Blob }[] = [];

// Runs the worker's code in process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const { createInProcessFiles } = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  const columns = jest.requireActual<object>('../../../../shared-kernel/src/files/writers/currency-columns');
  return { TEXT_ENCODINGS: [], ...columns, ...createInProcessFiles() };
});
// jsdom has no downloads.
jest.mock('@ncb/shared-kernel/ui', () => ({
  ...jest.requireActual<typeof KernelUi>('@ncb/shared-kernel/ui'),
  saveFile: (content: Blob, name: string) => mockSaved.push({ content, name }),
}));

beforeEach(() => mockSaved.splice(0));

const listed = (id: string, type: number) => ({
  pmt_id: id,
  pmt_num: id.slice(-2),
  pmt_date: '01.07.2026',
  val_date: '',
  pmt_type: type,
  status_ref: 0,
  user_name: 'Тестенко І. П.',
  name_co: 'TEST HANDEL GMBH',
  okpo_co: '',
  acnt_co: 'DE89',
  acn_id: '7003',
  acn_n: '26003999000001',
  sim_cur: 'EUR',
  cur_ref: '978',
  amount: '100.50',
  pay_purp: '',
  reason: '',
  time_e: '',
  nopinf: '',
});
const stored = (id: string, type: number) => ({
  pmt_id: id,
  pmt_num: id.slice(-2),
  doc_date: '01.07.2026',
  val_date: '',
  pmt_type: type,
  status: 0,
  version: 1,
  cur_ref: '978',
  sim_cur: 'EUR',
  amount: '100.50',
  pay_purp: 'PAYMENT FOR GOODS',
  user_name: 'Т',
  reason: '',
  time_e: '',
  signatures: [],
  buy_base: 'contract',
  contracts: ['31'],
  contracts_amounts: ['100.50'],
});
const PAYMENT = {
  ...stored('9117', 2),
  acn_id: '7003',
  acnt_c: OWN_IBAN,
  cur_pmt_type: 'ext',
  funds_src: 'own',
  fee_type: 'SHA',
  name_co: 'TEST HANDEL GMBH',
  acnt_co: 'DE89370400440532013000',
  ben_country: '276',
  ben_town: 'Berlin',
  ben_bank_swift: 'DEUTDEFFXXX',
  ben_bank_name: 'DEUTSCHE BANK AG',
  ben_bank_cntry: '276',
};
const REQUEST = {
  ...stored('9118', 3),
  request_type: 3,
  acn_id: '7001',
  acn_rest_id: '7001',
  acnt_c_id: '7003',
  rate_type: 0,
  pay_purp: 'Купівля',
};

async function open(options: Partial<FakeShellOptions> = {}) {
  const shell = await openPage(page, {
    parameters: {},
    ...options,
    answers: {
      ...IMPORT_ANSWERS,
      '/get_clnt_form': { success: true, clntShortName: 'ТОВ «Калинова Брама»', clntCode: '91000017' },
      '/get_payments': { success: true, paydoc_list: [listed('9118', 3), listed('9117', 2), listed('9116', 1)] },
      '/get_pmt_info': ({ parameters }: { parameters: URLSearchParams }) => ({
        success: true,
        pmt_info: parameters.get('pmt_type') === '2' ? PAYMENT : REQUEST,
      }),
      ...options.answers,
    },
  });
  await waitFor(() => action('list-export'));
  press('list-export');
  await waitFor(() => field('start'));
  return shell;
}

async function exports() {
  press('exportDocuments');
  await waitFor(() => field('exportResult'));
  const bytes = await mockSaved[0]?.content.arrayBuffer();
  return new TextDecoder().decode(bytes);
}

describe('an export', () => {
  it('has the currency documents of the period, and no hryvnia payment', async () => {
    const { calls } = await open();
    choose('fileKind', 'csv');
    const [head, first, second, end] = (await exports()).split('\r\n');
    expect(head).toContain('pmt_type;pmt_num;doc_date;cur_ref;amount;acn_id');
    expect(first).toContain(`2;17;01/07/26;EUR;100.50;${OWN_IBAN}`);
    expect(second).toContain(`3;18;01/07/26;EUR;100.50;${OWN_IBAN};${OWN_IBAN};${OWN_IBAN}`);
    expect(end).toBe('');
    expect(field('exportResult')).toHaveTextContent('У файлі 2 документи');
    expect(calls.filter(({ path }) => path === '/get_pmt_info')).toHaveLength(2);
    expect(mockSaved[0]?.name).toMatch(/^currency-.*\.csv$/);
  });

  it('as pain.001 holds payments alone, and the bank is asked for no others', async () => {
    const { calls } = await open();
    choose('fileKind', 'ISO 20022 (pain.001.001.09)');
    expect(document.querySelector('[data-field="pmt_type"]')).toBeNull();
    const text = await exports();
    expect(text).toContain('<NbOfTxs>1</NbOfTxs><CtrlSum>100.50</CtrlSum>');
    expect(text).toContain('<TwnNm>Berlin</TwnNm><Ctry>DE</Ctry>');
    const request = calls.find(({ path }) => path === '/get_payments');
    expect(request?.parameters.get('pmt_type')).toBe('2');
  });

  it('tells what a code page has no letters for', async () => {
    await open();
    choose('fileKind', 'dbf');
    choose('codePage', 'cp866');
    await exports();
    expect(field('exportResult')).toHaveAttribute('data-notice', 'warning');
    expect(field('exportResult')).toHaveTextContent('схожими знаки, яких немає в кодуванні: і');
  });

  it('of a period without documents says so', async () => {
    await open({ answers: { '/get_payments': { success: true, paydoc_list: [listed('9116', 1)] } } });
    press('exportDocuments');
    expect(await screen.findByText('За цей період таких документів немає')).toBeVisible();
  });

  it('that the bank refuses names the reason; a period that ends before it begins is not asked for', async () => {
    await open({ answers: { '/get_pmt_info': { success: false, error: 'Немає прав', error_code: 'forbidden' } } });
    press('exportDocuments');
    await waitFor(() => expect(document.querySelector('[data-problem="refused"]')).not.toBeNull());
    fireEvent.change(field('end'), { target: { value: '01.01.2020' } });
    fireEvent.blur(field('end'));
    await waitFor(() => expect(action('exportDocuments')).toBeDisabled());
    expect(problemOf('end') ?? problemOf('start')).not.toBeNull();
  });
});
