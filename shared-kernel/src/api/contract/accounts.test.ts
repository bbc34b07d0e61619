import { getAccount, listAccounts, listCreditAccounts, type Account, type AccountDetails } from './accounts';
import { bankInfo } from './banks';
import { decodeParameters, decodeWire, encodeParameters } from './call';

const ACCOUNT: Account = {
  id: '7001',
  number: '26009349119632',
  iban: 'UA523516070000026009349119632',
  currencyLetters: 'USD',
  currencyCode: '840',
  status: 0,
  balance: '1000.50',
  balanceEquivalent: '41520.75',
  available: '900.00',
  availableEquivalent: '37350.00',
  hasOverdraft: true,
  lastMovement: '2026-07-15T09:05:59',
  paymentsAllowed: true,
  kind: 'current',
  reserved: '100.50',
  comment: 'Основний',
  opened: '2020-01-31',
};

const ROW = {
  acn_id: '7001',
  acn_n: '26009349119632',
  iban: 'UA523516070000026009349119632',
  sim_cur: 'USD',
  cur_ref: '840',
  status_ref: 0,
  sal: '1000.50',
  c_sal: '41520.75',
  av_sal: '900.00',
  av_c_sal: '37350.00',
  has_overdraft: 'Y',
  last_move: '15.07.2026 09:05:59',
  pmt_allowed: 1,
  type: 'current',
  docs_amount: '100.50',
  comment: 'Основний',
  date_open: '31.01.2020',
};

describe('GET /acn_list', () => {
  it('asks nothing beyond the session', () => {
    expect(listAccounts).toMatchObject({ method: 'GET', path: '/acn_list', access: 'company', origin: 'specified' });
    expect(encodeParameters(listAccounts.request, {})).toEqual({});
  });

  it('answers accounts under the names of the wire', () => {
    expect(listAccounts.answer.encode({ accounts: [ACCOUNT] })).toEqual({ acn_list: [ROW] });
    expect(decodeWire(listAccounts.answer, { acn_list: [ROW] })).toEqual({ ok: true, value: { accounts: [ACCOUNT] } });
  });

  it('is understood as other services write it: ids, flags and sums as numbers, what is new to us missing', () => {
    const { last_move: _move, docs_amount: _reserved, comment: _comment, date_open: _opened, ...specified } = ROW;
    const row = { ...specified, acn_id: 7001, cur_ref: 840, status_ref: '0', sal: 1000.5, pmt_allowed: 'Y' };
    expect(decodeWire(listAccounts.answer, { acn_list: [row] })).toEqual({
      ok: true,
      value: { accounts: [{ ...ACCOUNT, lastMovement: null, reserved: '0.00', comment: '', opened: null }] },
    });
  });

  it.each([
    ['a status that nobody knows', { status_ref: 9 }, 'acn_list.0.status_ref'],
    ['a balance with three decimals', { sal: '1000.505' }, 'acn_list.0.sal'],
    ['no balance', { sal: undefined }, 'acn_list.0.sal'],
    ['another kind of account', { type: 'deposit' }, 'acn_list.0.type'],
  ])('with %s is refused and names the field', (_, change, where) => {
    expect(decodeWire(listAccounts.answer, { acn_list: [{ ...ROW, ...change }] })).toEqual({ ok: false, where });
  });
});

describe('GET /cred_list', () => {
  it('answers credit accounts in the very rows of the current ones', () => {
    expect(listCreditAccounts).toMatchObject({ method: 'GET', path: '/cred_list', origin: 'specified' });
    const row = { ...ROW, type: 'credit' };
    expect(decodeWire(listCreditAccounts.answer, { acn_list: [row] })).toEqual({
      ok: true,
      value: { accounts: [{ ...ACCOUNT, kind: 'credit' }] },
    });
  });
});

describe('GET /acn_info', () => {
  const DETAILS: AccountDetails = {
    id: '7001',
    number: '26009349119632',
    iban: 'UA523516070000026009349119632',
    currencyLetters: 'UAH',
    currencyCode: '980',
    balance: '99.99',
    available: '150099.99',
    availableOwn: '99.99',
    reserved: '1.00',
    blocked: '2.00',
    minimumBalance: '3.00',
    overdraftLimit: '200000.00',
    unusedOverdraft: '150000.00',
    rate: '18.50',
    opened: '2022-01-12',
    closed: null,
    comment: 'Овердрафт',
  };
  const WIRE = {
    acn_id: '7001',
    acn_n: '26009349119632',
    iban: 'UA523516070000026009349119632',
    sim_cur: 'UAH',
    cur_ref: '980',
    sal: '99.99',
    available_all_costs: '150099.99',
    available_costs: '99.99',
    docs_amount: '1.00',
    blocked_amount: '2.00',
    min_saldo: '3.00',
    overdraft_limit: '200000.00',
    unused_over: '150000.00',
    percent: '18.50',
    date_open: '12.01.2022',
    date_close: '',
    comment: 'Овердрафт',
  };

  it('asks for one account and its kind', () => {
    expect(encodeParameters(getAccount.request, { id: '7016', kind: 'credit' })).toEqual({
      acn_id: '7016',
      acn_type: 'credit',
    });
    expect(decodeParameters(getAccount.request, { acn_id: '7001' })).toEqual({
      ok: true,
      value: { id: '7001', kind: 'current' },
    });
  });

  it('answers what the detail panel shows under the names of the wire', () => {
    expect(getAccount.answer.encode({ account: DETAILS })).toEqual({ acn_info: WIRE });
    expect(decodeWire(getAccount.answer, { acn_info: WIRE })).toEqual({ ok: true, value: { account: DETAILS } });
  });

  it('is understood with the specified fields alone', () => {
    const { acn_id, cur_ref, sim_cur, acn_n, sal, available_all_costs, iban } = WIRE;
    const short = { acn_id, cur_ref, sim_cur, acn_n, sal, available_all_costs, iban };
    const nothing = '0.00';
    expect(decodeWire(getAccount.answer, { acn_info: short })).toEqual({
      ok: true,
      value: {
        account: {
          ...DETAILS,
          availableOwn: nothing,
          reserved: nothing,
          blocked: nothing,
          minimumBalance: nothing,
          overdraftLimit: nothing,
          unusedOverdraft: nothing,
          rate: null,
          opened: null,
          comment: '',
        },
      },
    });
  });
});

describe('GET /bank_info', () => {
  it('asks a bank code of any signed-in user and answers the bank’s name', () => {
    expect(bankInfo).toMatchObject({ method: 'GET', path: '/bank_info', access: 'user', origin: 'specified' });
    expect(encodeParameters(bankInfo.request, { bankCode: '305299' })).toEqual({ bank_n: '305299' });
    expect(bankInfo.answer.encode({ name: 'АТ «Банк»' })).toEqual({ bank_name: 'АТ «Банк»' });
  });
});
