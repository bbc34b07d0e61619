import { waitFor } from '@testing-library/react';
import { field, openPage, press, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { checksByCode, DIFFERS, heldBank, SEEN_WITH_OTHER } from '../../testing/answers';
import { page } from '.';

const OWN = 'UA883516070000026202999000200';
const OTHER = 'UA273052990000026205999000210';
const TRANSIT = 'UA723516070000029098999000091';
const ACCOUNT = 'UA503516070000026003999000011';
const HEAD = { number: '77', documentDate: '2026-07-01', confirmDate: '', debitAccountId: '7001' };
const CHOSEN = { transitAccount: TRANSIT, typeId: '1', otherType: '', period: '2026-06', half: '2' };

const ANSWERS: FakeShellOptions['answers'] = {
  '/acn_list': {
    success: true,
    acn_list: [
      {
        acn_id: '7001',
        acn_n: ACCOUNT,
        iban: ACCOUNT,
        sim_cur: 'UAH',
        cur_ref: '980',
        status_ref: 0,
        sal: '100000.00',
        c_sal: '100000.00',
        av_sal: '100000.00',
        av_c_sal: '100000.00',
        has_overdraft: 'N',
        pmt_allowed: true,
        type: 'current',
        comment: '',
      },
    ],
  },
  '/get_salary_projects': {
    success: true,
    projects: [
      {
        tran_acn_id: '7901',
        tran_acn_n: TRANSIT,
        tran_fee_percent: '0.50',
        tran_fee_amount: null,
        fee_account: 'UA113516070000065103999000092',
        tran_deal: 'ЗП-15/24',
        tran_deal_date: '15.02.2024',
      },
    ],
  },
  '/get_catalog': { success: true, rows: [{ NCB_PR_TYPE_ID: 1, NCB_PR_TYPE_CODE: 'Заробітна плата та аванси' }] },
  '/get_employees': { success: true, employees: [] },
  '/get_payrolls': { success: true, payrolls_list: [] },
  '/get_payments': { success: true, paydoc_list: [] },
  '/save_payroll': { success: true, payroll_id: '11', status: 0 },
};

async function open(answers: FakeShellOptions['answers']) {
  const rows = [
    `0148102804\tУмовна\tОксана\tТестівна\t${OWN}\t12.30`,
    `0151802838\tВигадана\tОксана\tТестівна\t${OTHER}\t15.00`,
  ].join('\n');
  const content = { documentId: null, version: null, nonce: 'n', values: { ...HEAD, ...CHOSEN }, rows };
  const shell = await openPage(page, {
    answers: { ...ANSWERS, ...answers },
    restored: { miPayrollNew: { content } },
  });
  await waitFor(() => expect(remark(1)).not.toBeNull());
  return shell;
}

const remark = (row: number) => document.querySelector(`[data-row="${row}"] [data-cell="remark"]`);
const isSaved = (calls: readonly { path: string }[]) => calls.some(({ path }) => path === '/save_payroll');

beforeAll(() => {
  Object.defineProperty(window, 'innerWidth', { value: 1440, configurable: true });
});

describe('a row of a payroll whose account is of somebody with another tax number', () => {
  it('is wrong before the save, at its tax number, and keeps the payroll from being saved', async () => {
    const { calls } = await open({ '/check_receivers': checksByCode({ '0148102804': DIFFERS }) });
    await waitFor(() => expect(remark(1)).toHaveTextContent('Код не власника рахунку'));
    expect(document.querySelector('[data-row="1"] [data-cell="taxCode"]')).toHaveAttribute('aria-invalid', 'true');
    expect(calls.filter(({ path }) => path === '/check_receivers')).toHaveLength(1);
    press('save');
    await waitFor(() => expect(field('said')).toHaveTextContent('Спершу виправте 1 рядок із помилкою'));
    expect(field('cellLine').querySelector('[data-problem]')).toHaveAttribute('data-problem', 'codeNotOfAccount');
    expect(isSaved(calls)).toBe(false);
  });

  it.each(['save', 'signAndPay'])(
    'is found by %s pressed before the bank has answered, which waits for it',
    async (action) => {
      const bank = heldBank({ '0148102804': DIFFERS });
      const { calls } = await open({ '/check_receivers': bank.answer });
      press(action);
      await waitFor(() => expect(bank.waiting()).toBeGreaterThan(0));
      expect(isSaved(calls)).toBe(false);
      bank.release();
      await waitFor(() => expect(field('said')).toHaveTextContent('Спершу виправте 1 рядок із помилкою'));
      expect(remark(1)).toHaveTextContent('Код не власника рахунку');
      expect(isSaved(calls)).toBe(false);
      expect(document.querySelector('[data-dialog="signAndPay"]')).toBeNull();
    },
  );

  it('does not keep a right payroll from being saved once the bank has answered, and once only', async () => {
    const bank = heldBank({});
    const { calls } = await open({ '/check_receivers': bank.answer });
    press('save');
    press('save');
    await waitFor(() => expect(bank.waiting()).toBeGreaterThan(0));
    expect(isSaved(calls)).toBe(false);
    bank.release();
    await waitFor(() => expect(isSaved(calls)).toBe(true));
    expect(calls.filter(({ path }) => path === '/save_payroll')).toHaveLength(1);
  });

  it('is something to look at where the account is at another bank and known with another code', async () => {
    const { calls } = await open({ '/check_receivers': checksByCode({ '0151802838': SEEN_WITH_OTHER }) });
    await waitFor(() => expect(remark(2)).toHaveTextContent('Рахунок з іншим кодом: 0155502862'));
    press('save');
    await waitFor(() => expect(isSaved(calls)).toBe(true));
  });

  it('is shown as wrong from then on when the bank has refused it at the save', async () => {
    const refusal = {
      success: false,
      error: 'Документ містить помилки',
      error_code: 'validation',
      problems: [{ field: 'employees.1.taxCode', key: 'codeNotOfAccount' }],
    };
    await open({ '/check_receivers': { success: false, error: 'спробуйте ще раз' }, '/save_payroll': refusal });
    press('save');
    await waitFor(() => expect(remark(2)).toHaveTextContent('Код не власника рахунку'));
  });

  it('is fine where the bank says that both belong together', async () => {
    const { calls } = await open({ '/check_receivers': checksByCode({}) });
    await waitFor(() => expect(calls.some(({ path }) => path === '/check_receivers')).toBe(true));
    press('save');
    await waitFor(() => expect(isSaved(calls)).toBe(true));
    expect(remark(1)).toHaveTextContent('');
  });
});
