import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choose, openPage, problemOf, type, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { printing } from '@ncb/shared-kernel/print';
import { WIRE_CONTRACT } from '../../testing/wire-contract';
import { page } from '.';

jest.mock('@ncb/shared-kernel/print', () => ({ printing: { documents: jest.fn() } }));

const CHINESE = {
  ...WIRE_CONTRACT,
  contract_id: '32',
  contract_num: 'K-07/26',
  partner: 'Shenzhen Lumen Optics',
  partner_cntry: '156',
  cur_ref: '840',
  sim_cur: 'USD',
  settle_count: 2,
  settle_by: '11.07.2026',
  settle_open: '500.00',
};
const OPERATION = {
  pmt_id: '9001',
  pmt_type: 2,
  pmt_num: '31',
  op_date: '15.01.2026',
  status_ref: 5,
  amount: '9870.00',
  settle_by: '14.07.2026',
  settle_open: '9870.00',
};
const PAPER = {
  doc_id: '5',
  contract_id: '31',
  doc_kind: 'invoice',
  doc_num: 'RE-88120',
  doc_date: '20.05.2026',
  amount: '10.50',
  file_name: 'invoice.pdf',
  file_size: 245760,
};
const ANSWERS = {
  '/get_contracts': { success: true, contracts: [WIRE_CONTRACT, CHINESE] },
  '/get_contract_ops': { success: true, settle_days: 180, ops: [OPERATION] },
  '/get_contract_docs': { success: true, docs: [PAPER] },
};

const open = (options: Partial<FakeShellOptions> = {}) =>
  openPage(page, { answers: ANSWERS, parameters: {}, ...options });
const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const rowOf = async (id: string) => {
  await waitFor(() => part(`tr[data-row="${id}"]`));
  return part(`tr[data-row="${id}"]`);
};
const getRowIds = () => [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));
const press = (selector: string) => fireEvent.click(part(selector));

describe('the contracts page', () => {
  it('shows partner, amounts, what is used, and until when goods must follow', async () => {
    await open();
    const row = await rowOf('31');
    expect(row).toHaveTextContent('TEST HANDEL GMBH');
    expect(row).toHaveTextContent('Німеччина');
    expect(row.querySelector('[data-field="rest"]')).toHaveTextContent('84 300,00 EUR');
    expect(row.querySelector('[data-field="used"]')).toHaveTextContent('16 %');
    expect(row.querySelector('[data-field="settle_by"]')).toHaveTextContent('строків немає');
    const urgent = await rowOf('32');
    expect(urgent.querySelector('[data-field="settle_by"]')).toHaveTextContent('10 днів');
    expect(urgent.querySelector('[data-field="settle_by"]')).toHaveTextContent('до 11.07.2026');
  });

  it('shows those of the currency in the address', async () => {
    await open({ parameters: { cur_ref: '978' } });
    await rowOf('31');
    expect(getRowIds()).toEqual(['31']);
  });

  it('says that the contract of an old link is not there, and nothing of one that is', async () => {
    await open({ parameters: { contract: '99' } });
    await rowOf('31');
    expect(part('[data-notice="warning"]')).toHaveTextContent('Контракту за цим посиланням немає');
    expect(getRowIds()).toEqual(['31', '32']);
  });

  it('marks those whose term is over: from the day behind the last one', async () => {
    const ended = { ...WIRE_CONTRACT, contract_id: '33', end_date: '30.06.2026' };
    const last = { ...WIRE_CONTRACT, contract_id: '34', end_date: '01.07.2026' };
    await open({ answers: { '/get_contracts': { success: true, contracts: [ended, last] } } });
    expect((await rowOf('33')).querySelector('[data-field="ended"]')).toHaveTextContent('закінчився');
    expect((await rowOf('34')).querySelector('[data-field="ended"]')).toBeNull();
  });

  it('shows those of one kind, and offers the choice only among several kinds', async () => {
    await open();
    await rowOf('31');
    expect(document.querySelector('[data-action="chooseKind"]')).toBeNull();
    cleanup();
    const loan = { ...CHINESE, contract_kind: 'loan' };
    await open({ answers: { '/get_contracts': { success: true, contracts: [WIRE_CONTRACT, loan] } } });
    await rowOf('32');
    press('[data-action="chooseKind"]');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Кредит, позика від нерезидента' }));
    await waitFor(() => expect(getRowIds()).toEqual(['32']));
  });

  it('shows those whose terms end soon', async () => {
    await open();
    await rowOf('31');
    press('[data-field="endsSoon"]');
    expect(getRowIds()).toEqual(['32']);
  });

  it('opens the card of the contract in the address: operations, papers, partner', async () => {
    await open({ parameters: { contract: '31' } });
    await waitFor(() => part('[data-field="operations"] tr[data-row="9001"]'));
    expect(document.querySelector('[data-notice="warning"]')).toBeNull();
    expect(part('[data-field="card_used"]')).toHaveTextContent('15 700,00 EUR');
    expect(part('tr[data-row="9001"]')).toHaveTextContent('13 днів');
    await waitFor(() => part('[data-field="papers"] li'));
    expect(part('[data-field="papers"] li')).toHaveTextContent('Рахунок-фактура RE-88120');
    expect(part('[data-field="papers"] li')).toHaveTextContent('240 КБ');
    expect(part('[data-field="fact_partnerBank"]')).toHaveTextContent('DEUTSCHE BANK AG, DEUTDEFFXXX');
  });

  it('says of an export when its proceeds are due, and of a loan nothing', async () => {
    const titleOf = async (contract_kind: string) => {
      cleanup();
      const contracts = [{ ...WIRE_CONTRACT, contract_kind }];
      await open({
        parameters: { contract: '31' },
        answers: { ...ANSWERS, '/get_contracts': { success: true, contracts } },
      });
      await waitFor(() => part('[data-field="operations"] h2'));
      return part('[data-field="operations"] h2').textContent;
    };
    expect(await titleOf('import')).toBe('Операції. Товар або повернення: 180 днів');
    expect(await titleOf('export')).toBe('Операції. Виручка за експорт: 180 днів');
    expect(await titleOf('loan')).toBe('Операції');
  });

  it('prints the card with its operations and papers', async () => {
    const file = { bytes: Uint8Array.of(37), pages: 1, missing: [] };
    const print = jest.mocked(printing.documents);
    print.mockReturnValue({ outcome: Promise.resolve({ kind: 'done', file }), cancel: jest.fn() });
    await open({ parameters: { contract: '31' } });
    await waitFor(() => part('[data-action="print"]'));
    press('[data-action="print"]');
    await waitFor(() => expect(part('[data-action="savePdf"]')).toBeEnabled());
    const text = JSON.stringify(print.mock.lastCall?.[0]).replaceAll('\u00a0', ' ');
    for (const written of ['Картка контракту № EXP-2026/01', '84 300,00 EUR', '15.01.2026 № 31', 'RE-88120'])
      expect(text).toContain(written);
  });

  it('hands contracts on to a payment, several only of one beneficiary', async () => {
    const shell = await open();
    const box = async (id: string) => within(await rowOf(id)).getByRole('checkbox');
    fireEvent.click(await box('31'));
    press('[data-action="continue-miPmtCurNew"]');
    expect(shell.opened).toEqual([{ page: 'miPmtCurNew', parameters: { contract: '31' } }]);
    fireEvent.click(await box('32'));
    expect(part('[data-problem="contractsOfDifferentBeneficiaries"]')).toBeVisible();
    expect(part('[data-action="continue-miPmtCurNew"]')).toBeDisabled();
  });

  it('adds a contract by the rules, and tells at its number that there is one', async () => {
    const shell = await open({
      answers: {
        ...ANSWERS,
        '/get_contracts': { success: true, contracts: [WIRE_CONTRACT] },
        '/save_contract': { success: false, error: 'є', error_code: 'duplicateNumber' },
      },
    });
    const saved = () => shell.calls.filter(({ path }) => path === '/save_contract');
    await rowOf('31');
    press('[data-action="add"]');
    await screen.findByRole('dialog');
    press('[data-action="saveRecord"]');
    await waitFor(() => expect(problemOf('number')).toBe('emptyField'));
    expect(saved()).toHaveLength(0);

    const fields = () => ['goodsGroup', 'number'].filter((name) => document.querySelector(`[data-field="${name}"]`));
    expect(fields()).toEqual(['goodsGroup', 'number']);
    expect(document.querySelector('[data-notice="loanLimit"]')).toBeNull();
    choose('kind', 'Кредит, позика від нерезидента');
    await waitFor(() => expect(part('[data-notice="loanLimit"]')).toHaveTextContent('№ 2 і № 3 від 13.01.2026'));
    expect(fields()).toEqual(['number']);
    type('number', 'T-1');
    type('startDate', '01.06.2026');
    choose('currencyCode', 'EUR');
    type('amount', '1000');
    type('partner.name', 'NEW PARTNER LTD');
    choose('partner.country', 'Австралія');
    press('[data-action="saveRecord"]');
    await waitFor(() => expect(problemOf('number')).toBe('recordExists'));
    const [call] = saved();
    expect(call?.idempotencyKey).toMatch(/[0-9a-f-]{36}/);
    expect(JSON.parse(call?.parameters.get('cdata') ?? '')).toMatchObject({
      contract_id: '',
      contract_kind: 'loan',
      goods_group: '',
      contract_num: 'T-1',
      start_date: '01.06.2026',
      amount: '1000',
      cur_ref: '978',
      partner: 'NEW PARTNER LTD',
      partner_cntry: '036',
    });
  });

  it('deletes a contract after the time in which it can be taken back', async () => {
    const shell = await open({ answers: { ...ANSWERS, '/drop_contract': { success: true } } });
    const row = await rowOf('31');
    fireEvent.click(within(row).getByRole('button', { name: 'Дії з контрактом EXP-2026/01' }));
    fireEvent.click(await waitFor(() => part('[data-action="delete"]')));
    await waitFor(() => expect(getRowIds()).toEqual(['32']));
    press('[data-action="undo"]');
    await waitFor(() => expect(getRowIds()).toEqual(['31', '32']));
    expect(shell.calls.filter(({ path }) => path === '/drop_contract')).toHaveLength(0);
  });

  it('says that there are none', async () => {
    await open({ answers: { '/get_contracts': { success: true, contracts: [] } } });
    expect(await screen.findByText(/Контрактів ще немає/)).toBeVisible();
  });

  it('says that they could not be loaded, and tries again', async () => {
    await open({ answers: {} });
    await waitFor(() => part('[data-action="retry"]'));
  });
});
