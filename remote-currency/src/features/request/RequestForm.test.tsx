import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  action,
  choose,
  field,
  openPage,
  problemOf,
  makeReopenable,
  type,
  type FakeShellOptions,
  type ReceivedCall,
} from '@ncb/shared-kernel/remote-contract/testing';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { REQUEST_ANSWERS, createStoredAnswers, STORED_PURCHASE } from '../../testing/requests';
import { texts } from '../../texts';
import { RequestPage } from './RequestPage';

const buy = { Page: () => <RequestPage type={DocumentType.buyRequest} />, texts };
const sale = { Page: () => <RequestPage type={DocumentType.saleRequest} />, texts };
const convert = { Page: () => <RequestPage type={DocumentType.convertRequest} />, texts };
const PAGES = { buy, sale, convert };
const NAMES = { buy: 'miPmtCurNewBuy', sale: 'miPmtCurNewSale', convert: 'miPmtCurNewConvert' } as const;
type Kind = keyof typeof PAGES;

/** Valid values, so that the case's problem is the only one. */
const RIGHT = {
  number: '1',
  documentDate: '2026-07-01',
  valueDate: '',
  targetCurrencyCode: '',
  rateType: '1',
  customerRate: '',
  purpose: '',
  basis: 'other',
  contracts: [],
  agreementNumber: '',
  agreementDate: '',
  basisText: 'Оплата послуг',
};
const FILLED: Readonly<Record<Kind, object>> = {
  buy: {
    ...RIGHT,
    amount: '12000',
    currencyCode: '978',
    debitAccountId: '7001',
    restAccountId: '7001',
    creditAccountId: '7003',
  },
  sale: {
    ...RIGHT,
    amount: '100',
    currencyCode: '840',
    debitAccountId: '7002',
    restAccountId: '',
    creditAccountId: '7001',
  },
  convert: {
    ...RIGHT,
    amount: '1000',
    currencyCode: '840',
    targetCurrencyCode: '978',
    debitAccountId: '7002',
    restAccountId: '',
    creditAccountId: '7003',
  },
};

/** Opens a draft: typing ten fields takes ten times as long. */
async function open(kind: Kind, changes: object = {}, options: Partial<FakeShellOptions> = {}) {
  const restored = {
    content: { documentId: null, version: null, values: { ...FILLED[kind], ...changes } },
    saved: '2026-07-01T10:00:00',
  };
  const shell = await openPage(PAGES[kind], {
    answers: REQUEST_ANSWERS,
    restored: { [NAMES[kind]]: restored },
    ...options,
  });
  await waitFor(() => field('amount'));
  return shell;
}

const text = (name: string) => field(name).textContent.replaceAll('\u00a0', ' ');
const problems = () =>
  [...document.querySelectorAll('[data-panel="summary"] [data-to]')]
    .map((link) => link.getAttribute('data-to') ?? '')
    .toSorted();
const trySaving = () => fireEvent.click(action('save'));
const saves = (calls: readonly ReceivedCall[]) => calls.filter(({ path }) => path === '/save_pmt');
const getSavedRequest = (calls: readonly ReceivedCall[]) =>
  JSON.parse(saves(calls)[0]?.parameters.get('pmt_data') ?? 'null') as Record<string, unknown>;

/** Rules of requests. Source: docs/requirements/currency-payroll-credits-statements.md#validation. */
const RULES: readonly (readonly [kind: Kind, field: string, changes: object, key: string, follows?: string])[] = [
  ['buy', 'amount', { amount: '' }, 'incorrectAmount'],
  ['buy', 'amount', { amount: '12,345' }, 'incorrectAmount'],
  ['buy', 'amount', { amount: '1000000000' }, 'tooMuch'],
  ['sale', 'amount', { amount: '0' }, 'lessThan1'],
  ['buy', 'amount', { amount: '10.50', currencyCode: '392', creditAccountId: '7006' }, 'incorrectAmount'],
  ['buy', 'currencyCode', { currencyCode: '', creditAccountId: '' }, 'emptyField', 'creditAccountId'],
  ['convert', 'targetCurrencyCode', { targetCurrencyCode: '', creditAccountId: '' }, 'emptyField', 'creditAccountId'],
  ['buy', 'documentDate', { documentDate: '2026-07-02' }, 'incorrectPDate'],
  ['sale', 'debitAccountId', { debitAccountId: '' }, 'chooseDebitAccount'],
  ['buy', 'debitAccountId', { debitAccountId: '7004' }, 'accountNotAllowed'],
  ['buy', 'debitAccountId', { debitAccountId: '7005' }, 'accountNotAllowed'],
  ['sale', 'debitAccountId', { debitAccountId: '7003' }, 'accountNotAllowed'],
  ['buy', 'creditAccountId', { creditAccountId: '' }, 'emptyField'],
  ['sale', 'creditAccountId', { creditAccountId: '7004' }, 'accountNotAllowed'],
  ['convert', 'creditAccountId', { creditAccountId: '7001' }, 'accountNotAllowed'],
  ['buy', 'restAccountId', { restAccountId: '' }, 'emptyField'],
  ['buy', 'customerRate', { rateType: '2', customerRate: '' }, 'emptyField'],
  ['sale', 'customerRate', { rateType: '3', customerRate: '0' }, 'incorrectRate'],
  ['convert', 'customerRate', { rateType: '4', customerRate: 'дорого' }, 'incorrectRate'],
  ['buy', 'basis', { basis: '' }, 'emptyField'],
  ['buy', 'contracts', { basis: 'contract' }, 'chooseContracts'],
  [
    'buy',
    'contracts.amounts',
    { basis: 'contract', contracts: [{ contractId: '31', amount: '1' }] },
    'incorrectContractsAmount',
  ],
  [
    'buy',
    'contracts.amounts',
    { basis: 'contract', contracts: [{ contractId: '31', amount: 'x' }] },
    'incorrectContractsAmountFormat',
  ],
  [
    'buy',
    'contracts.amounts',
    { amount: '90000', basis: 'contract', contracts: [{ contractId: '31', amount: '90000' }] },
    'contractExceeded',
  ],
  ['buy', 'agreementNumber', { basis: 'agreement', agreementDate: '2026-06-01' }, 'emptyField'],
  [
    'buy',
    'agreementDate',
    { basis: 'agreement', agreementNumber: '7', agreementDate: '2026-07-02' },
    'incorrectAgreementDate',
  ],
  ['buy', 'basisText', { basisText: '' }, 'emptyField'],
  ['buy', 'basisText', { basis: 'nobase', basisText: '' }, 'emptyField'],
  ['sale', 'purpose', { purpose: 'аб' }, 'tooShortPpurp'],
  ['sale', 'purpose', { purpose: 'а'.repeat(201) }, 'tooLongPpurp'],
  ['convert', 'number', { number: '12345678901' }, 'tooLongNumber'],
  ['buy', 'valueDate', { valueDate: '2026-07-12' }, 'incorrectVDate'],
];

describe('a rule of requests', () => {
  // Equal lengths: jest takes a missing argument for a callback.
  it.each(RULES.map(([kind, name, changes, key, follows = '']) => [kind, name, changes, key, follows] as const))(
    'in %s, at %s, with %j: %s',
    async (kind, name, changes, key, follows) => {
      const { calls } = await open(kind, changes);
      trySaving();
      await waitFor(() => expect(problems()).toEqual([name, ...(follows === '' ? [] : [follows])].toSorted()));
      const message = document.querySelector(`[data-problem="${key}"]`);
      expect(message?.textContent).toMatch(/[а-яіїє]{3}/i);
      expect(message?.textContent).not.toContain(key);
      expect(saves(calls)).toHaveLength(0);
    },
  );

  it('does not ask a sale or a conversion for a basis', async () => {
    await open('sale', { basis: '' });
    trySaving();
    await waitFor(() => action('confirmSave'));
  });
});

describe('the estimate', () => {
  it('of an empty form is 0,00; of an amount without a currency it is not known', async () => {
    await open('buy', { amount: '', currencyCode: '' });
    expect(text('needed')).toBe('0,00 UAH');
    expect(text('asOf')).toContain('Гривні резервуються із запасом 2 %');
    fireEvent.change(field('amount'), { target: { value: '12000' } });
    expect(text('needed')).toBe('– UAH');
  });

  it('of a purchase: hryvnias needed, the deal at the bank’s rate, fee, rest, and what becomes of the account', async () => {
    await open('buy');
    // 12000 × 48.33 × 1.02 = 591 559.20; 12000 × 48.75 = 585 000; the server's fee is 1 739.88.
    await waitFor(() => expect(text('rest')).toContain('4 819,32 UAH'));
    expect(text('needed')).toBe('591 559,20 UAH');
    expect(text('formula')).toBe('12 000,00 × 48,33 (НБУ) × 1,02');
    expect(text('dealSum')).toContain('585 000,00 UAH');
    expect(text('fee')).toContain('1 739,88 UAH');
    expect(text('total')).toContain('586 739,88 UAH');
    expect(text('becomes')).toContain('658 440,80 UAH');
  });

  it('of a purchase follows one’s own rate, with the remark how far it is from the bank’s', async () => {
    await open('buy', { rateType: '2' });
    type('customerRate', '48,20');
    await waitFor(() => expect(text('rateRemark')).toContain('на 1,1 % кращий за курс банку'));
    await waitFor(() => expect(text('rest')).toContain('11 419,32 UAH'));
    expect(text('estimateBy')).toContain('48,20');
    expect(text('dealSum')).toContain('578 400,00 UAH');
    type('customerRate', '49.00');
    await waitFor(() => expect(text('rateRemark')).toContain('на 0,5 % гірший'));
    // The bank's own rate is better.
    expect(text('dealSum')).toContain('585 000,00 UAH');
  });

  it('of yen divides by the ten that they are quoted for', async () => {
    await open('buy', { amount: '100000', currencyCode: '392', creditAccountId: '7006' });
    await waitFor(() => expect(text('needed')).toBe('28 386,60 UAH'));
    expect(text('formula')).toContain('÷ 10 × 1,02');
  });

  it('of a sale and of a conversion: what comes in, with both cross rates', async () => {
    await open('convert', {}, { answers: { ...REQUEST_ANSWERS, '/make_cur_fee': { success: true, fee: '124.50' } } });
    // 1000 × 41.20 ÷ 48.75 = 845.128…; 124.50 ÷ 48.33 = 2.576…
    await waitFor(() => expect(text('brings')).toBe('842,55 EUR'));
    expect(text('crossThere')).toContain('0,845128 EUR');
    expect(text('crossBack')).toContain('1,183252 USD');
    expect(text('fee')).toContain('2,58 EUR');
  });

  it.each([
    ['sale', '0.24', true],
    ['sale', '0.25', false],
    ['convert', '0.25', true],
  ] as const)('of a %s of %s says whether the fee takes all that comes in: %s', async (kind, amount, isEaten) => {
    // 0.24 × 41.20 = 9.89 and 0.25 × 41.20 = 10.30; 10.30 ÷ 48.75 = 0.21 and 10.00 ÷ 48.33 = 0.21.
    await open(kind, { amount }, { answers: { ...REQUEST_ANSWERS, '/make_cur_fee': { success: true, fee: '10.00' } } });
    await waitFor(() => expect(text('fee')).toMatch(/10,00 UAH|0,21 EUR/));
    expect(document.querySelector('[data-warning="eatenByFee"]') !== null).toBe(isEaten);
    trySaving();
    if (isEaten) await waitFor(() => expect(problemOf('amount')).toBe('refusedByBank'));
    else await waitFor(() => action('confirmSave'));
    expect(document.querySelector('[data-action="confirmSave"]') === null).toBe(isEaten);
  });

  it('says that the fee could not be counted and that a rate did not come', async () => {
    await open('sale', {}, { answers: { ...REQUEST_ANSWERS, '/make_cur_fee': { success: false, error: 'ні' } } });
    await waitFor(() => expect(document.querySelector('[data-problem="feeRequestError"]')).not.toBeNull());
  });

  it('warns that the account has less than is needed, and lets it be saved all the same', async () => {
    const { calls } = await open('buy', { debitAccountId: '7009' });
    await waitFor(() => expect(document.querySelector('[data-warning="insufficientFunds"]')).not.toBeNull());
    trySaving();
    await waitFor(() => action('confirmSave'));
    expect(document.querySelector('[data-dialog="confirmSave"] [data-warning="insufficientFunds"]')).not.toBeNull();
    fireEvent.click(action('confirmSave'));
    await waitFor(() => expect(saves(calls)).toHaveLength(1));
  });
});

describe('what a choice changes', () => {
  it('another currency clears account and contracts; the only account that suits is chosen by itself', async () => {
    await open('buy', { basis: 'contract', contracts: [{ contractId: '31', amount: '12000' }] });
    expect(document.querySelector('[data-row="31"]')).not.toBeNull();
    choose('currencyCode', 'USD');
    await waitFor(() => expect(document.querySelector('[data-row="31"]')).toBeNull());
    expect(field('debitAccountId')).toHaveTextContent('Оберіть рахунок');
    expect(field('creditAccountId')).toHaveTextContent('9990 0000 1');
  });

  it('the account that pays takes the rest, and a single contract follows the amount', async () => {
    await open('buy', {
      debitAccountId: '',
      restAccountId: '',
      basis: 'contract',
      contracts: [{ contractId: '31', amount: '12000' }],
    });
    choose('debitAccountId', '2650');
    await waitFor(() => expect(field('restAccountId')).toHaveTextContent('2650'));
    type('amount', '500');
    await waitFor(() => expect(field('contracts.amounts')).toHaveValue('500,00'));
  });

  it('another basis clears what the first one held', async () => {
    await open('buy');
    fireEvent.click(screen.getByRole('radio', { name: 'Без підстави' }));
    await waitFor(() => expect(field('basisText')).toHaveValue(''));
  });
});

describe('saving', () => {
  it('sends a purchase by its wire names, once, and offers the payment for it', async () => {
    const { calls, opened, unsaved } = await open('buy', { rateType: '2', customerRate: ' 48,20 ' });
    expect(unsaved.size).toBe(1);
    trySaving();
    await waitFor(() => action('confirmSave'));
    fireEvent.click(action('confirmSave'));
    fireEvent.click(action('confirmSave'));
    await waitFor(() => action('createPayment'));
    // The form behind the offer saves nothing a second time.
    expect(document.querySelector('[data-dialog="confirmSave"] [role="dialog"]')).toBeNull();
    fireEvent.keyDown(field('amount'), { code: 'KeyS', ctrlKey: true });
    expect(saves(calls)).toHaveLength(1);
    expect(saves(calls)[0]?.idempotencyKey).toMatch(/[0-9a-f-]{36}/);
    expect(saves(calls)[0]?.parameters.get('pmt_type')).toBe('3');
    expect(getSavedRequest(calls)).toEqual({
      pmt_id: '',
      request_type: 3,
      pmt_num: '1',
      doc_date: '01.07.2026',
      val_date: '',
      cur_ref: '978',
      target_cur_ref: '',
      amount: '12000.00',
      rate_type: 2,
      customer_rate: '48.20',
      acn_id: '7001',
      acnt_d: 'UA603516070000026003999000001',
      acn_rest_id: '7001',
      acn_r: 'UA603516070000026003999000001',
      acnt_c_id: '7003',
      acnt_co: 'UA603516070000026003999000001',
      okpo_co: '',
      name_co: 'ТОВ «Калинова Брама»',
      pay_purp: '',
      buy_base: 'other',
      customer_buy_base: 'Оплата послуг',
      dog_num: '',
      dog_date: '',
      contracts: [],
      contracts_amounts: [],
      // Only shown sums are sent; the sum by the bank's rate was not shown.
      confirmed_figures: { fee_amount: expect.any(String) as string, c_amount: expect.any(String) as string },
    });
    expect(unsaved.size).toBe(0);
    fireEvent.click(action('createPayment'));
    expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { cur_req_id: '9300' } }]);
  });

  it('goes to the journal after a conversion, which is sent at the bank’s rate as 0', async () => {
    const { calls, opened } = await open('convert');
    act(() => void fireEvent.keyDown(field('amount'), { code: 'Enter', ctrlKey: true }));
    await waitFor(() => action('confirmSave'));
    act(() => void fireEvent.keyDown(field('amount'), { code: 'Enter', ctrlKey: true }));
    await waitFor(() => expect(opened).toEqual([{ page: 'miPmtJournal', parameters: {} }]));
    expect(getSavedRequest(calls)).toMatchObject({
      request_type: 5,
      target_cur_ref: '978',
      rate_type: 0,
      customer_rate: '',
    });
  });

  it.each(['button', 'Ctrl+S'])(
    'by %s shows sums that the bank counts otherwise by now, before and after; the next press confirms them, and what follows says what is stored',
    async (way) => {
      const confirmed: unknown[] = [];
      const present = { fee_amount: '1800.00', c_amount: '640000.00', quoted_sum: '600000.00' };
      const saving = (call: ReceivedCall) => {
        const { confirmed_figures: figures } = JSON.parse(call.parameters.get('pmt_data') ?? '{}') as {
          confirmed_figures?: object;
        };
        confirmed.push(figures);
        const error_params = { fee: '1800.00', hryvnias: '640000.00', quotedSum: '600000.00' };
        return confirmed.length === 1
          ? { success: false, error_code: 'figuresChanged', error_params }
          : { success: true, pmt_id: '9300', pmt_status: 0, figures: { ...present, c_amount: '640000.01' } };
      };
      await open('buy', {}, { answers: { ...REQUEST_ANSWERS, '/save_pmt': saving } });
      await waitFor(() => expect(text('fee')).toContain('1 739,88'));
      if (way === 'button') {
        trySaving();
        fireEvent.click(await waitFor(() => action('confirmSave')));
      } else fireEvent.keyDown(field('amount'), { code: 'KeyS', ctrlKey: true });
      const changed = await waitFor(() => {
        const warning = document.querySelector('[data-warning="figuresChanged"]');
        if (!warning) throw new Error('nothing is said of the sums');
        return warning;
      });
      const changedText = changed.textContent.replaceAll('\u00a0', ' ');
      expect(changedText).toContain('Комісія банку: 1 739,88 UAH → 1 800,00 UAH');
      expect(changedText).toContain('→ 640 000,00 UAH');
      expect(document.querySelector('[data-action="createPayment"]')).toBeNull();
      fireEvent.click(action('confirmSave'));
      await waitFor(() => action('createPayment'));
      expect(confirmed).toEqual([expect.objectContaining({ fee_amount: '1739.88' }), present]);
      const offer = document.querySelector('[data-dialog="fundingOffer"]');
      expect(offer?.textContent.replaceAll('\u00a0', ' ')).toContain('640 000,01 UAH');
    },
  );

  it('keeps the form when the bank refuses, with what it found at its field', async () => {
    const refusal = { success: false, error: 'є', error_code: 'duplicateNumber' };
    await open('sale', {}, { answers: { ...REQUEST_ANSWERS, '/save_pmt': refusal } });
    trySaving();
    await waitFor(() => action('confirmSave'));
    fireEvent.click(action('confirmSave'));
    await waitFor(() => expect(problemOf('number')).toBe('duplicateNumber'));
    expect(field('amount')).toHaveValue('100,00');
  });
});

describe('the address', () => {
  it('begins with its contract: currency, basis, and the whole amount', async () => {
    await openPage(buy, { answers: REQUEST_ANSWERS, parameters: { contract: '31' } });
    await waitFor(() => field('amount'));
    expect(field('currencyCode')).toHaveTextContent('EUR');
    type('amount', '10');
    await waitFor(() => expect(field('contracts.amounts')).toHaveValue('10,00'));
  });

  it('copies with the next number and today’s date, and changes under the number that there is', async () => {
    const answers = createStoredAnswers({ ...STORED_PURCHASE, status: 0 });
    const shell = await openPage(buy, { answers, parameters: { id: '9300', mode: 'copy' } });
    await waitFor(() => field('amount'));
    fireEvent.click(action('unfold-document'));
    expect(field('number')).toHaveValue('1');
    expect(field('documentDate')).toHaveValue('01.07.2026');
    expect(shell.unsaved.size).toBe(0);
  });

  it('changes a stored request; one whose payment is in progress is shown and says why not', async () => {
    const answers = createStoredAnswers({ ...STORED_PURCHASE, status: 0 }, [
      { pmt_id: '1', pmt_num: '5', pmt_date: '01.07.2026', status_ref: 4, amount: '1.00', sim_cur: 'UAH' },
    ]);
    await openPage(buy, { answers, parameters: { id: '9300', mode: 'change' } });
    await waitFor(() => expect(document.querySelector('[data-problem="inProgressLinkedPmtsHint"]')).not.toBeNull());
  });

  it('tells that somebody else has saved it meanwhile; the next save takes its place', async () => {
    const versions: unknown[] = [];
    const saving = (call: ReceivedCall) => {
      versions.push((JSON.parse(call.parameters.get('pmt_data') ?? '{}') as { version?: number }).version);
      return versions.includes(7)
        ? { success: true, pmt_id: '9300', pmt_status: 0 }
        : { success: false, error_code: 'documentChanged', error_params: { version: '7' } };
    };
    const answers = { ...createStoredAnswers({ ...STORED_PURCHASE, status: 0 }), '/save_pmt': saving };
    await openPage(buy, { answers, parameters: { id: '9300', mode: 'change' } });
    await waitFor(() => type('amount', '10'));
    trySaving();
    fireEvent.click(await waitFor(() => action('confirmSave')));
    await waitFor(() =>
      expect(document.querySelector('[data-notice="warning"]')).toHaveTextContent('Заявка змінилася'),
    );
    trySaving();
    fireEvent.click(await waitFor(() => action('confirmSave')));
    await waitFor(() => expect(versions).toEqual([2, 7]));
  });

  it('changes what the bank has when the form is opened again, not what it had the time before', async () => {
    let pmt_info: object = { ...STORED_PURCHASE, status: 0 };
    const answers = { ...REQUEST_ANSWERS, '/get_pmt_info': () => ({ success: true, pmt_info }) };
    await openPage({ ...buy, Page: makeReopenable(buy.Page) }, { answers, parameters: { id: '9300', mode: 'change' } });
    await waitFor(() => field('amount'));
    pmt_info = { ...STORED_PURCHASE, status: 0, version: 3, amount: '8.88' };
    fireEvent.click(action('turn'));
    await waitFor(() => expect(document.querySelector('[data-field="amount"]')).toBeNull());
    fireEvent.click(action('turn'));
    await waitFor(() => expect(field('amount')).toHaveValue('8,88'));
  });

  it('says that the accounts did not come, and tries again', async () => {
    await openPage(buy, { answers: {}, parameters: {} });
    await waitFor(() => action('retry'));
  });
});

it('says once more what the newest request of the kind said, on a day and under a number of its own', async () => {
  const row = {
    pmt_id: '9300',
    pmt_num: '13',
    pmt_date: '30.06.2026',
    pmt_type: 3,
    status_ref: 5,
    user_name: 'Т. І.',
    name_co: '',
    okpo_co: '',
    acnt_co: '',
    acn_id: '7001',
    acn_n: '',
    sim_cur: 'EUR',
    cur_ref: '978',
    amount: '12000.00',
  };
  const answers = { ...createStoredAnswers(STORED_PURCHASE), '/get_payments': { success: true, paydoc_list: [row] } };
  const { calls } = await open('buy', { amount: '' }, { answers });
  await waitFor(() => expect(action('repeatLast')).toHaveTextContent('Як у заявці № 13 від 30.06.2026'));
  const request = calls.find(({ path }) => path === '/get_payments')?.parameters;
  expect([request?.get('pmt_type'), request?.get('sim_cur')]).toEqual(['3', 'EUR']);
  fireEvent.click(action('repeatLast'));
  await waitFor(() => expect(field('amount')).toHaveValue('12\u00a0000,00'));
  expect(document.querySelector('[data-action="repeatLast"]')).toBeNull();
  expect(field('documentDate')).toHaveValue('01.07.2026');
});
