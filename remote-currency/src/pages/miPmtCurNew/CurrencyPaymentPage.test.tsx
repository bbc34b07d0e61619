import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { WIRE_CONTRACT } from '../../testing/wire-contract';
import { page } from '.';

const ACCOUNT = {
  acn_id: '7003',
  acn_n: '26003999000001',
  iban: 'UA603516070000026003999000001',
  sim_cur: 'EUR',
  cur_ref: '978',
  status_ref: 0,
  sal: '8300.10',
  c_sal: '1.00',
  av_sal: '8300.10',
  av_c_sal: '1.00',
  has_overdraft: 'N',
  last_move: '',
  pmt_allowed: 1,
  type: 'current',
  docs_amount: '0.00',
  comment: '',
  date_open: '12.01.2022',
};
const BENEFICIARY = {
  record_id: 1,
  name: 'TEST HANDEL GMBH',
  code: '',
  account: 'DE89370400440532013000',
  country: '276',
  address: 'Teststrasse 3, 10115 Berlin',
  bank_swift: 'DEUTDEFFXXX',
  bank_name: 'DEUTSCHE BANK AG',
  bank_country: '276',
};
const OTHER_CONTRACT = { ...WIRE_CONTRACT, contract_id: '40', contract_num: 'X-1', partner: 'ANOTHER GMBH' };
const ANSWERS = {
  '/acn_list': { success: true, acn_list: [ACCOUNT] },
  '/get_contracts': { success: true, contracts: [WIRE_CONTRACT, OTHER_CONTRACT] },
  '/get_clnt_catalog': { success: true, rows: [BENEFICIARY] },
  '/get_rate': { success: true, rate: '48.75', simCur: 'EUR', nameCur: 'Євро', nbu_rate: '48.33', units: '1' },
  '/make_cur_fee': { success: true, fee: '300.00' },
  '/save_pmt': { success: true, pmt_id: '9300', pmt_status: 0 },
};
const open = (parameters: FakeShellOptions['parameters'] = {}, answers: FakeShellOptions['answers'] = {}) =>
  openPage(page, { answers: { ...ANSWERS, ...answers }, parameters });

const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const field = (name: string) => part(`input[data-field="${name}"], textarea[data-field="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (action: string) => fireEvent.click(part(`[data-action="${action}"]`));
const there = (selector: string) => waitFor(() => part(selector));

describe('the form of a payment in currency', () => {
  it('takes of the contract in its address whom it pays, in which currency, and gives it the whole amount', async () => {
    await open({ contract: '31' });
    await there('[data-field="amount"]');
    type('amount', '500');
    await waitFor(() => expect(field('contracts.amounts').value).toBe('500,00'.replace(' ', '\u00a0')));
    expect(field('to').value).toBe('TEST HANDEL GMBH');
    expect(part('[data-field="shared"]').textContent).toContain('розподілено всю суму');
  });

  it('clears the contracts when another basis is chosen, and the basis with another kind', async () => {
    await open({ contract: '31' });
    await there('[data-field="amount"]');
    fireEvent.click(part('[data-field="basis"] input[value="other"]'));
    await there('[data-field="basisText"]');
    fireEvent.click(part('[data-field="basis"] input[value="contract"]'));
    await waitFor(() => expect(document.querySelector('[data-row="31"]')).toBeNull());
  });

  it('stays at the first step and tells what is missing there, and nothing of the second', async () => {
    await open();
    await there('[data-action="next"]');
    press('next');
    await there('[data-problem]');
    const links = [...document.querySelectorAll('[data-action="focusField"]')].map((one) =>
      one.getAttribute('data-to'),
    );
    expect([...new Set(links)]).toEqual(['amount', 'currencyCode', 'debitAccountId', 'basis', 'purpose']);
  });

  it('refuses to make a template before the second step', async () => {
    const shell = await open();
    await there('[data-action="more"]');
    press('more');
    fireEvent.click(await screen.findByText('Зберегти як шаблон'));
    await waitFor(() => expect(shell.notices.at(-1)?.text).toContain('другого кроку'));
  });

  it('wants the guessed address confirmed, shows the review, saves and goes to the journal', async () => {
    const shell = await open({ contract: '31' });
    await there('[data-field="amount"]');
    type('amount', '500');
    type('purpose', 'Payment for goods');
    press('next');
    await there('[data-field="beneficiary.account"]');
    type('beneficiary.account', 'DE89370400440532013000');
    press('save');
    await there('[data-problem="addressToConfirm"]');
    press('confirmAddress');
    press('save');
    await there('[data-dialog="review"] [data-action="confirmSave"]');
    press('confirmSave');
    await waitFor(() => expect(shell.opened).toEqual([{ page: 'miPmtJournal', parameters: {} }]));
    const saved = shell.calls.find(({ path }) => path === '/save_pmt');
    expect(JSON.parse(String(saved?.parameters.get('pmt_data')))).toMatchObject({
      contracts: ['31'],
      contracts_amounts: ['500.00'],
      ben_town: 'Berlin',
      ben_addr: 'Teststrasse 3, 10115 Berlin',
    });
  });

  it('says why a right IBAN that is longer than the bank takes cannot be paid to', async () => {
    await open({ contract: '31' });
    await there('[data-field="amount"]');
    type('amount', '500');
    type('purpose', 'Payment for goods');
    press('next');
    await there('[data-field="beneficiary.account"]');
    type('beneficiary.account', 'KW81CBKU0000000000001234560101');
    expect((await there('[data-notice="longIban"]')).textContent).toContain('Кувейт, знаків: 30');
    type('beneficiary.account', 'DE89370400440532013000');
    await waitFor(() => expect(document.querySelector('[data-notice="longIban"]')).toBeNull());
  });

  it('asks hard when a known partner is to be paid to another account', async () => {
    await open({ beneficiary: '1' });
    await there('[data-field="amount"]');
    type('amount', '5');
    fireEvent.click(part('[data-field="basis"] input[value="other"]'));
    await there('[data-field="basisText"]');
    type('basisText', 'invoice');
    type('purpose', 'Payment');
    fireEvent.mouseDown(part('[data-field="currencyCode"]'));
    fireEvent.click(await screen.findByTitle('EUR'));
    press('next');
    await there('[data-field="beneficiary.account"]');
    type('beneficiary.account', 'DE02120300000000202051');
    await there('[data-warning="changedAccount"]');
    expect(part('[data-field="foundBank"]')).toHaveTextContent('Німеччина · збігається з країною IBAN');
    expect(part('[data-warning="changedAccount"]').textContent).toContain('DE89 3704 0044 0532 0130 00');
    press('confirmAddress');
    press('save');
    await there('[data-problem="callPartner"]');
  });

  it('names signs of the purpose that do not travel, with what stands for them', async () => {
    await open({ contract: '31' });
    await there('[data-field="amount"]');
    type('purpose', 'Invoice 7 → 100 € 🙂');
    expect(await there('[data-notice="replacedSigns"]')).toHaveTextContent(
      'SWIFT не передає: → стане -, € стане EUR, 🙂 зникне',
    );
    type('purpose', 'Оплата «Млин» 7');
    await waitFor(() => expect(document.querySelector('[data-notice="replacedSigns"]')).toBeNull());
  });

  it('leaves the purpose where it is asked for when the budget mark is turned on', async () => {
    await open({ contract: '31' });
    await there('[data-field="amount"]');
    type('purpose', 'CUSTOMS DUTY');
    press('unfold-rare');
    fireEvent.click(await there('[data-field="structuredPurpose"]'));
    await there('[data-field="structuredPurpose.additionalInfo"]');
    expect(field('structuredPurpose.additionalInfo').value).toBe('CUSTOMS DUTY');
    expect(field('purpose').value).toBe('CUSTOMS DUTY');
  });

  it('says of an amount above the account that the bank does not take the payment yet', async () => {
    await open({ contract: '31' });
    await there('[data-field="amount"]');
    type('amount', '8300.11');
    expect(await there('[data-warning="insufficientFunds"]')).toHaveTextContent(
      'платіж приймемо, лише коли грошей стане досить',
    );
  });

  it('within the bank keeps no bank abroad', async () => {
    await open({ beneficiary: '1' });
    expect(await there('[data-field="receiverFilled"]')).toHaveTextContent(BENEFICIARY.bank_name);
    fireEvent.mouseDown(part('[data-field="kind"]'));
    fireEvent.click(await screen.findByTitle('У межах банку'));
    await waitFor(() => expect(part('[data-field="receiverFilled"]')).not.toHaveTextContent(BENEFICIARY.bank_name));
  });

  it.each([
    [{ contract: '31,40' }, 'contractsOfDifferentBeneficiaries'],
    [{ contract: '99' }, 'choiceGone'],
    [{ beneficiary: '99' }, 'choiceGone'],
  ])('opens no form for %o', async (parameters, reason) => {
    await open(parameters);
    await there(`[data-problem="${reason}"]`);
  });
});

describe('a stored payment in currency', () => {
  const XML =
    '<UltmtDbtr><Nm>ФОП Пробний Петро</Nm><Id><PrvtId><Othr><Id>0152023275</Id><SchmeNm><Prtry>RNRCT</Prtry></SchmeNm>' +
    '</Othr></PrvtId></Id></UltmtDbtr>';
  const STORED = {
    pmt_id: '9117',
    pmt_num: '17',
    doc_date: '01.07.2026',
    val_date: '',
    pmt_type: 2,
    status: 1,
    version: 1,
    cur_ref: '978',
    sim_cur: 'EUR',
    amount: '100.50',
    pay_purp: 'PAYMENT FOR GOODS',
    user_name: 'Т',
    reason: '',
    time_e: '',
    acn_id: '7003',
    acnt_c: ACCOUNT.iban,
    cur_pmt_type: 'ext',
    funds_src: 'own',
    fee_type: 'SHA',
    buy_base: 'contract',
    contracts: ['31'],
    contracts_amounts: ['100.50'],
    name_co: 'TEST HANDEL GMBH',
    acnt_co: 'DE89370400440532013000',
    ben_country: '276',
    signatures: [{ user_name: 'Зразкова Д. Т.', sign_right: 1, sign_time: '01.07.2026 10:15:00', sign_cert: '01' }],
  };
  const view = (changes: object) =>
    open({ id: '9117' }, { '/get_pmt_info': { success: true, pmt_info: { ...STORED, ...changes } } });

  it('shows its contract, its actual payer and who has signed it', async () => {
    await view({ ultmtDbtr: XML });
    await there('[data-field="beneficiary.name"]');
    expect(document.body).toHaveTextContent(WIRE_CONTRACT.contract_num);
    expect(screen.getByText(/ФОП Пробний Петро/)).toBeVisible();
    expect(screen.getByText(/Зразкова Д\. Т\./)).toBeVisible();
  });

  it('does not hide parts that cannot be read from whoever signs', async () => {
    await view({ ultmtDbtr: '<broken' });
    expect(await screen.findByText('Структуровані дані пошкоджено')).toBeVisible();
  });

  it.each([
    ['Рахунок отримувача закрито', 'beneficiary.account'],
    ['Код отримувача не належить власнику рахунку', 'beneficiary.code'],
    ['Платежі з рахунку платника не дозволено', 'debitAccountId'],
  ])('refused with %j is repeated at the field that it is about, %s, which has the focus', async (reason, name) => {
    await open(
      { id: '9117', mode: 'copy' },
      { '/get_pmt_info': { success: true, pmt_info: { ...STORED, status: 6, reason } } },
    );
    expect(await there('[data-warning="refusedBefore"]')).toHaveTextContent(`№ 17 відхилено: ${reason}`);
    await waitFor(() => expect(part(`[data-field="${name}"]`)).toContainElement(document.activeElement as HTMLElement));
    expect(part('[data-problem="refusedByBank"]')).toHaveTextContent(reason);
  });
});
