import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import type { FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { journalRow } from '../../testing/journal-row';
import { action, field, openPage } from '../../testing/open-page';
import { DocumentFoot } from './DocumentFoot';
import { DocumentPanel } from './DocumentPanel';

/** Newest first: signed, withdrawn, signed again. */
const ACTIONS = {
  success: true,
  actions: [
    { action_id: '4', action_type: 'sign_first', user_name: 'Зразкова Н. І.', action_time: '01.07.2026 11:40:00' },
    { action_id: '3', action_type: 'unsign', user_name: 'Зразкова Н. І.', action_time: '01.07.2026 11:00:00' },
    { action_id: '2', action_type: 'sign_second', user_name: 'Інша О. О.', action_time: '01.07.2026 10:40:00' },
    { action_id: '1', action_type: 'create_pmt', user_name: 'Тестенко І. П.', action_time: '01.07.2026 10:15:00' },
  ],
};

async function inMenu(name: string) {
  await userEvent.click(action('moreActions'));
  await waitFor(() => expect(document.querySelector(`[role="menuitem"][data-action="${name}"]`)).not.toBeNull());
  return action(name);
}

async function open(row: Partial<JournalRow>, options: Partial<FakeShellOptions> = {}) {
  const onDialog = jest.fn();
  const run = jest.fn(() => Promise.resolve());
  const Panel = () => (
    <>
      <DocumentPanel row={journalRow(row)} />
      <DocumentFoot row={journalRow(row)} actions={{ running: null, run }} onDialog={onDialog} />
    </>
  );
  const { answers = {}, ...others } = options;
  const panel = await openPage(Panel, { answers: { '/get_journal': ACTIONS, ...answers }, ...others });
  return {
    ...panel,
    onDialog,
    run,
  };
}

const ACCOUNT = {
  sim_cur: 'UAH',
  cur_ref: '980',
  status_ref: 0,
  sal: '1.00',
  c_sal: '1.00',
  av_sal: '1.00',
  av_c_sal: '1.00',
  has_overdraft: 'N',
  last_move: '',
  pmt_allowed: 1,
  type: 'current',
  docs_amount: '0.00',
  comment: '',
  date_open: '12.01.2022',
};

const linked = (...statuses: number[]) => ({
  '/get_linked_pmts': {
    success: true,
    payments: statuses.map((status_ref, index) => ({
      pmt_id: index,
      pmt_num: '1',
      pmt_date: '',
      status_ref,
      amount: '',
    })),
  },
});

describe('DocumentPanel', () => {
  it('tells the facts, a dash for what is not there', async () => {
    await open({ bankDocumentId: '4711' });
    expect(field('bankDocumentId')).toHaveTextContent('4711');
    expect(field('confirmDate')).toHaveTextContent('—');
    expect(field('purpose')).toHaveTextContent('Оплата за товар, без ПДВ');
  });

  it('has accounts in groups of four, the payer’s as an IBAN', async () => {
    const account = { acn_id: '7001', acn_n: '26003999000001', iban: 'UA603516070000026003999000001' };
    await open({}, { answers: { '/acn_list': { success: true, acn_list: [{ ...ACCOUNT, ...account }] } } });
    expect(field('receiverAccount')).toHaveTextContent('UA26 3052 9900 0002 6006 9990 0030 1');
    await waitFor(() => expect(field('debitAccount')).toHaveTextContent('UA60 3516 0700 0002 6003 9990 0000 1'));
  });

  it('tells who made and signed it, and when; a signature that was taken off does not count', async () => {
    await open({ status: 1 });
    await screen.findByText('Перший підпис: Зразкова Н. І.');
    const steps = [...document.querySelectorAll('li[data-row]')].map(({ textContent }) => textContent);
    expect(steps.slice(0, 2)).toEqual([
      'Створення платежу: Тестенко І. П.01.07.2026, 10:15',
      'Перший підпис: Зразкова Н. І.01.07.2026, 11:40',
    ]);
    await userEvent.click(action('list-history'));
    expect(document.querySelectorAll('li[data-row]')).toHaveLength(4);
  });

  it('says for a signer how the receiver’s name compares with the owner of the account', async () => {
    const check = { verdict: 'notChecked', verifiedName: null, reason: 'noAnswer' } as const;
    await open({ receiverNameCheck: { ...check, checkedAt: '2026-07-01T10:15:00' } });
    expect(document.querySelector('[data-verdict="notChecked"]')).toHaveTextContent('банк отримувача не відповів');
  });

  it('offers what moves it forward first, three buttons in all, the rest in a menu', async () => {
    const { run } = await open({ status: 0 });
    const names = [...document.querySelectorAll('button[data-action]')].map((one) => one.getAttribute('data-action'));
    expect(names.filter((name) => !name?.startsWith('list-'))).toEqual(['sign', 'copy', 'print', 'moreActions']);
    await userEvent.click(action('sign'));
    await userEvent.click(await inMenu('delete'));
    expect(run.mock.calls).toEqual([
      ['sign', [journalRow()]],
      ['delete', [journalRow()]],
    ]);
  });

  it('opens the document, its change and its copy', async () => {
    const { opened } = await open({ status: 0 });
    await userEvent.click(action('copy'));
    for (const name of ['open', 'change']) await userEvent.click(await inMenu(name));
    expect(opened).toEqual([
      { page: 'miPmtUahNew', parameters: { id: '9107', mode: 'copy' } },
      { page: 'miPmtUahNew', parameters: { id: '9107' } },
      { page: 'miPmtUahNew', parameters: { id: '9107', mode: 'change' } },
    ]);
  });

  it('gives the focus back to the button of the menu, and leaves none of it behind', async () => {
    await open({ status: 0 });
    (await inMenu('delete')).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull());
    expect(action('moreActions')).toHaveFocus();
  });

  it('opens the template over the page', async () => {
    const { onDialog } = await open({});
    await userEvent.click(await inMenu('template'));
    expect(onDialog.mock.calls).toEqual([[{ kind: 'template', row: journalRow() }]]);
  });

  it('says why something cannot be done, within reach of the keyboard, and does not do it', async () => {
    const { opened } = await open({ status: 1 });
    const refused = await inMenu('change');
    expect(refused).toHaveTextContent('доки його ніхто не підписав');
    expect(refused).not.toHaveClass('ant-dropdown-menu-item-disabled');
    await userEvent.click(refused);
    expect(opened).toEqual([]);
  });

  describe('of a document in currency', () => {
    const PAYMENT = {
      pmt_id: '9107',
      pmt_num: '48',
      doc_date: '15.07.2026',
      val_date: '',
      cur_ref: '978',
      sim_cur: 'EUR',
      acn_id: '7003',
      acnt_c: 'UA213516070000026007233566001',
      amount: '100.00',
      pmt_type: 2,
      status: 5,
      version: 1,
      user_name: '',
      reason: '',
      time_e: '',
      sent_time: '15.07.2026 09:06:00',
      fee_type: 'SHA',
      cur_pmt_type: 'ext',
      buy_base: 'contract',
      contracts: ['31'],
      contracts_amounts: ['100.00'],
      ben_country: '276',
      bank_fee: { fee_mode: 'debit', fee_amount: '300.00', fee_cur: 'UAH', fee_acnt: '' },
      uetr: '7f3c1a52-9b0e-4d66-8a41-c2e05fb7d913',
    };
    const TRACKING = {
      success: true,
      uetr: PAYMENT.uetr,
      amount: '100.00',
      sim_cur: 'EUR',
      fee_type: 'SHA',
      withheld: '0.00',
      arrives_on: '17.07.2026',
      steps: [
        { step: 'sent', bic: 'SBXX', bank_name: 'Наш', step_time: '15.07.2026 09:14:00', fee: '', reason: '' },
        { step: 'credited', bic: 'COBA', bank_name: 'COBA', step_time: '', fee: '', reason: '' },
      ],
    };

    it('tells what a payment abroad costs, what backs it and where it is', async () => {
      await open(
        { type: 2, status: 5 },
        {
          answers: {
            '/get_pmt_info': { success: true, pmt_info: PAYMENT },
            '/get_pmt_tracking': TRACKING,
            '/get_contracts': { success: true, contracts: [] },
          },
        },
      );
      await waitFor(() => expect(field('fee_type')).toHaveTextContent('SHA: Кожен платить своєму банку'));
      expect(field('ben_country')).toHaveTextContent('Німеччина');
      expect(field('bank_fee')).toHaveTextContent('300,00 UAH');
      expect(field('contracts')).toHaveTextContent('№ 31: 100,00 EUR');
      expect(field('uetr')).toHaveTextContent(PAYMENT.uetr);
      expect(document.querySelector('[data-field="receiverBankCode"]')).toBeNull();
      await waitFor(() => expect(document.querySelectorAll('[data-step]')).toHaveLength(3));
    });

    it('tells the rate and the accounts of a request, and the payments that were made for it', async () => {
      const request = {
        ...PAYMENT,
        request_type: 3,
        pmt_type: 3,
        rate_type: 2,
        customer_rate: '41.8000',
        nbu_rate: '41.5000',
        c_amount: '4233.00',
        acnt_co: 'UA263052990000026006999000301',
        spec_acn: 'UA473516070000029000999000090',
        fee: { feeMinSum: '50.00', feeSize: '0.1500', feeSimCur: 'UAH' },
      };
      const { opened } = await open(
        { type: 3, status: 0 },
        {
          answers: {
            ...linked(4),
            '/get_pmt_info': { success: true, pmt_info: request },
            '/get_contracts': { success: true, contracts: [] },
          },
        },
      );
      await waitFor(() => expect(field('rate_type')).toHaveTextContent('Не вищий за'));
      expect(field('customer_rate')).toHaveTextContent('41.8000');
      expect(field('c_amount')).toHaveTextContent('4 233,00 UAH');
      expect(field('fee_terms')).toHaveTextContent('0,15 %, не менше ніж 50,00 ₴');
      expect(field('spec_acn')).toHaveTextContent('UA47 3516');
      expect(field('linked_payments')).toHaveTextContent('Платіж за цією заявкою вже виконується');
      expect(document.querySelector('[data-problem="inProgressLinkedPmtsHint"]')).not.toBeNull();
      await userEvent.click(action('viewDocument'));
      expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { id: '0' } }]);
    });
  });

  describe('of a request to buy currency', () => {
    it('makes a hryvnia or a currency payment for it', async () => {
      const { opened, calls } = await open({ type: 3 }, { answers: linked(0, 5) });
      await userEvent.click(await inMenu('createPayment'));
      await waitFor(() => expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { cur_req_id: '9107' } }]));
      await userEvent.click(await inMenu('createCurrencyPayment'));
      await waitFor(() => expect(opened.at(-1)).toEqual({ page: 'miPmtCurNew', parameters: { cur_req_id: '9107' } }));
      expect(calls.find(({ path }) => path === '/get_linked_pmts')?.parameters.get('request_ref')).toBe('9107');
    });

    it('neither changes nor pays it while the bank executes a payment for it', async () => {
      const { opened } = await open({ type: 3, status: 0 }, { answers: linked(4) });
      const reason = 'Платіж за цією заявкою вже виконується';
      await inMenu('createPayment');
      const getMenuTexts = () =>
        [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
      await waitFor(() => expect(getMenuTexts().filter((label) => label.endsWith(reason))).toHaveLength(3));
      await userEvent.click(action('createPayment'));
      expect(opened).toEqual([]);
    });

    it('asks first when the bank has refused a payment for it', async () => {
      const { opened } = await open({ type: 3 }, { answers: linked(6) });
      await userEvent.click(await inMenu('createPayment'));
      await screen.findByText('Один із платежів за цією заявкою відхилено');
      expect(opened).toEqual([]);
      await userEvent.click(action('goOn'));
      await waitFor(() => expect(opened).toHaveLength(1));
    });

    it('opens nothing when the bank does not say what was paid', async () => {
      const { opened, notices } = await open(
        { type: 3 },
        { answers: { '/get_linked_pmts': { success: false, error: 'Ні' } } },
      );
      await userEvent.click(await inMenu('createPayment'));
      const text = 'Не вдалося дізнатися про платежі за заявкою. Ні';
      await waitFor(() => expect(notices).toEqual([{ kind: 'error', text }]));
      expect(opened).toEqual([]);
    });
  });

  describe('the signed print', () => {
    const executed = { status: 5, confirmed: '2026-06-30T10:15:00' } as const;

    it('is the bank’s own file', async () => {
      const saved: Blob[] = [];
      URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
      URL.revokeObjectURL = () => undefined;
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const { calls } = await open(executed, { answers: { '/get_sdoc': { success: true, result: btoa('%PDF-1') } } });
      await userEvent.click(await inMenu('printSigned'));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect([saved[0]?.type, saved[0]?.size]).toEqual(['application/pdf', 6]);
      expect(calls.find(({ path }) => path === '/get_sdoc')?.parameters.get('cdata')).toBe('{"id":"9107","type":1}');
    });

    it('says so when what came is no file', async () => {
      const { notices } = await open(executed, { answers: { '/get_sdoc': { success: true, result: '§' } } });
      await userEvent.click(await inMenu('printSigned'));
      await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
    });
  });
});
