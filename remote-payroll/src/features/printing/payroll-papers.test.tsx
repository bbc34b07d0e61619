import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import { printing } from '@ncb/shared-kernel/print';
import { action, openPage, type ReceivedCall, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import type * as Ui from '@ncb/shared-kernel/ui';
import { texts } from '../../texts';
import { PayrollFiles, type PayrollToExport } from '../export';
import { usePayrollPrint } from '.';

jest.mock('@ncb/shared-kernel/print', () => ({ printing: { documents: jest.fn(), list: jest.fn() } }));
const print = jest.mocked(printing);
const mockSaved: { name: string; size: number }[] = [];
jest.mock('@ncb/shared-kernel/files', () => {
  const { createInProcessFiles, buildPayrollExportTable } = jest.requireActual<typeof FilesTesting>(
    '@ncb/shared-kernel/files/testing',
  );
  return { buildPayrollExportTable, ...createInProcessFiles() };
});
jest.mock('@ncb/shared-kernel/ui', () => ({
  ...jest.requireActual<typeof Ui>('@ncb/shared-kernel/ui'),
  saveFile: ({ size }: Blob, name: string) => mockSaved.push({ name, size }),
}));

const ROW = {
  tin: '0148102804',
  lastname: 'Ґалаґан',
  firstname: 'Оксана',
  middlename: 'Тестівна',
  emp_acn: 'UA883516070000026202999000200',
  amount: '17000.00',
};
const PAYROLL = {
  payroll_id: '7',
  payroll_num: '7',
  payroll_date: '05.11.2026',
  payroll_vdate: '05.11.2026',
  acn_id: '7001',
  acn_n: '26003999000001',
  iban: 'UA603516070000026003999000001',
  payroll_tran_acn: 'UA723516070000029098999000091',
  payroll_type: '7',
  payroll_other: 'Премія до свята',
  period: '2026-10',
  half: '2',
  payroll_amount: '17000.00',
  status: 5,
  time_e: '05.11.2026 12:16:00',
  emps: [{ ...ROW, row_status: 'returned', row_reason: 'рахунок закрито' }],
  signatures: [{ user_name: 'Тестенко Іван', sign_right: 2, sign_time: '05.11.2026 10:12:00', sign_cert: '5e98' }],
};
const ISSUED = {
  prn_num: '7KQ2-M9XA-R4TD-3WEH',
  verify_url: 'https://bank/verify',
  amount: '17000.00',
  sim_cur: 'UAH',
};
const answers = (status = 5) => ({
  '/issue_printouts': { success: true, printouts: [{ pmt_id: '7', ...ISSUED }] },
  '/note_action': { success: true },
  '/get_clnt_form': { success: true, clntShortName: 'ТОВ «Калинова Брама»', clntCode: '91000017', clntAddress: 'Київ' },
  '/get_cert_num': { success: true, cert: '2fb1' },
  '/get_catalog': { success: true, rows: [{ NCB_PR_TYPE_ID: '7', NCB_PR_TYPE_CODE: 'Інше' }] },
  '/get_payroll_info': { success: true, payroll_info: { ...PAYROLL, status } },
});
const EXPORTED: PayrollToExport = {
  number: '7/а',
  documentDate: '2026-11-05',
  payoutDay: '',
  debitIban: PAYROLL.iban,
  transitAccount: PAYROLL.payroll_tran_acn,
  typeName: 'Заробітна плата',
  period: '2026-10',
  rows: [
    {
      taxCode: ROW.tin,
      lastName: ROW.lastname,
      firstName: ROW.firstname,
      middleName: ROW.middlename,
      account: ROW.emp_acn,
      amount: '17 000,00',
    },
  ],
};

function Page() {
  const { print: open, element } = usePayrollPrint();
  return (
    <>
      {(['sheet', 'result', 'list'] as const).map((paper) => (
        <Button key={paper} onClick={() => open(['7'], paper)} data-action={paper} />
      ))}
      <PayrollFiles payroll={EXPORTED} />
      <section data-field="nobody">
        <PayrollFiles payroll={{ ...EXPORTED, rows: [] }} />
      </section>
      {element}
    </>
  );
}

const open = (status = 5, more: WireAnswers = {}) =>
  openPage({ Page, texts }, { answers: { ...answers(status), ...more } });
const noted = (calls: readonly ReceivedCall[]) =>
  calls.filter(({ path }) => path === '/note_action').map(({ parameters }) => Object.fromEntries(parameters));

async function chooses(format: string, menu: HTMLElement | null = action('export')) {
  await userEvent.click(menu ?? document.body);
  const button = await waitFor(() => {
    const last = [...document.querySelectorAll<HTMLElement>(`[data-action="export-${format}"]`)].at(-1);
    if (!last) throw new Error(format);
    return last;
  });
  await userEvent.click(button);
}

beforeEach(() => {
  mockSaved.length = 0;
  const done = {
    outcome: Promise.resolve({ kind: 'done' as const, file: { bytes: Uint8Array.of(37), pages: 1, missing: [] } }),
    cancel: jest.fn(),
  };
  print.documents.mockReset().mockReturnValue(done);
  print.list.mockReset().mockReturnValue(done);
});

describe('a payroll on paper', () => {
  it('is the sheet with its own words for the type, the place of each signature and the result of each row', async () => {
    const { calls } = await open();
    await userEvent.click(action('result'));
    await waitFor(() => expect(action('savePdf')).toBeEnabled());
    expect(noted(calls)).toMatchObject([{ act: 'print', what: 'payroll', cnt: '1' }]);
    expect(print.documents.mock.lastCall?.[0]).toMatchObject([
      {
        kind: 'payroll',
        payroll: {
          paper: 'result',
          companyName: 'ТОВ «Калинова Брама»',
          companyCode: '91000017',
          typeName: 'Премія до свята',
          number: '7',
          documentDate: '2026-11-05',
          debitIban: PAYROLL.iban,
          period: '2026-10',
          half: '2',
          ownBankCode: '351607',
          reference: { number: '7KQ2-M9XA-R4TD-3WEH', amount: '17000.00' },
          rows: [{ name: 'Ґалаґан Оксана Тестівна', outcome: 'returned', reason: 'рахунок закрито' }],
          signed: { bankCertificate: '2fb1', signatures: [{ signer: 'Тестенко Іван', place: 2, certificate: '5e98' }] },
        },
      },
    ]);
  });

  it('is printed when it is executed alone; a list of any', async () => {
    const { calls } = await open(4);
    await userEvent.click(action('sheet'));
    await waitFor(() => expect(document.body).toHaveTextContent('Друкувати можна лише проведені відомості'));
    expect(print.documents).not.toHaveBeenCalled();
    await userEvent.click(action('close'));
    await userEvent.click(action('list'));
    await waitFor(() => expect(print.list).toHaveBeenCalled());
    expect(calls.filter(({ path }) => path === '/issue_printouts')).toEqual([]);
    expect(print.list.mock.lastCall?.[0].rows).toEqual([
      [
        '7',
        '05.11.2026',
        'Премія до свята',
        'UA60 3516 0700 0002 6003 9990 0000 1',
        '1',
        '17\u00a0000,00',
        expect.any(String),
      ],
    ]);
  });
});

describe('a payroll as a file', () => {
  it('is saved in every format, with a word where the code page has no letter', async () => {
    const { notices, calls } = await open();
    const formats = ['xlsx', 'csv', 'dbf-cp866', 'dbf-windows-1251', 'iBank2'];
    for (const [count, format] of formats.entries()) {
      await chooses(format);
      await waitFor(() => expect(mockSaved).toHaveLength(count + 1));
    }
    expect(mockSaved.map(({ name }) => name.replace(/^payroll-7_а-2026-11-05\./, ''))).toEqual([
      'xlsx',
      'csv',
      'dbf',
      'dbf',
      'txt',
    ]);
    expect(noted(calls)).toHaveLength(5);
    expect(noted(calls)[0]).toMatchObject({ act: 'export', what: 'payroll', cnt: '1' });
    expect(notices).toEqual([{ kind: 'warning', text: expect.stringContaining('Ґ') as string }]);
    await chooses('csv', document.querySelector<HTMLElement>('[data-field="nobody"] [data-action="export"]'));
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(mockSaved).toHaveLength(5);
  });

  it('is neither saved nor printed where the action journal cannot be told', async () => {
    mockSaved.splice(0);
    const { notices } = await open(5, { '/note_action': { success: false, error: 'Журнал недоступний' } });
    await chooses('csv');
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Журнал недоступний' }]));
    expect(mockSaved).toEqual([]);
    await userEvent.click(action('result'));
    await waitFor(() => expect(document.body).toHaveTextContent('Журнал недоступний'));
    expect(print.documents).not.toHaveBeenCalled();
  });
});
