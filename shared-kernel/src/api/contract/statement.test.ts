import { decodeParameters, decodeWire, encodeParameters } from './call';
import { getStatement, type StatementAccount, type StatementDocument } from './statement';
import { getTurnovers, type TurnoverRow } from './turnovers';

const DOCUMENT: StatementDocument = {
  id: '88001',
  received: '2026-07-15T09:05:59',
  operationDate: '2026-07-15',
  executed: '2026-07-15T09:06:30',
  documentType: '1',
  number: '17',
  account: '26003999000001',
  accountId: '7002',
  currencyLetters: 'USD',
  currencyCode: '840',
  correspondent: 'EXAMPLE INC.',
  correspondentBankCode: '305299',
  correspondentAccount: 'UA26',
  correspondentName: 'ТОВ «Світанок»',
  correspondentCode: '92000019',
  purpose: 'Оплата',
  amount: '4150.00',
  currencyAmount: '100.00',
  rate: '41.500000',
  side: 1,
  fp: '0',
  madeHere: true,
  isRevaluation: false,
};
const WIRE_DOCUMENT = {
  nopinf: '88001',
  bank_time: '15.07.2026 09:05:59',
  cond_time: '15.07.2026',
  time_e: '15.07.2026 09:06:30',
  in_out: '1',
  doc_n: '17',
  acn_n: '26003999000001',
  acn_id: '7002',
  sim_cur: 'USD',
  cur_ref: '840',
  corr_info: 'EXAMPLE INC.',
  mfo_co: '305299',
  acnt_co: 'UA26',
  name_co: 'ТОВ «Світанок»',
  okpo_co: '92000019',
  pay_purp: 'Оплата',
  amount: '4150.00',
  amount_cur: '100.00',
  rate: '41.500000',
  d_k: 1,
  fp: '0',
  fromKb: 1,
  is_reval: 0,
};
const ACCOUNT: StatementAccount = {
  accountId: '7002',
  iban: 'UA60',
  currencyLetters: 'USD',
  currencyCode: '840',
  previousOperation: '2026-07-10',
  opening: '15100.00',
  closing: '15200.00',
  debitCount: 0,
  creditCount: 1,
  debit: '0.00',
  credit: '100.00',
  openingEquivalent: '626650.00',
  closingEquivalent: '630800.00',
  debitEquivalent: '0.00',
  creditEquivalent: '4150.00',
  documents: [DOCUMENT],
};
const WIRE_ACCOUNT = {
  acn_id: '7002',
  iban: 'UA60',
  sim_cur: 'USD',
  cur_ref: '840',
  date_l: '10.07.2026',
  inc_sal: '15100.00',
  out_sal: '15200.00',
  dt_cnt: 0,
  ct_cnt: 1,
  debit: '0.00',
  credit: '100.00',
  eq_inc_sal: '626650.00',
  eq_out_sal: '630800.00',
  eq_debit: '0.00',
  eq_credit: '4150.00',
  documents: [WIRE_DOCUMENT],
};
const PERIOD = { start: '2026-07-01', end: '2026-07-15' };
const WIRE_PERIOD = { fdate: '01.07.2026', ldate: '15.07.2026' };

describe('the request GET /get_billing', () => {
  const request = { ...PERIOD, accountIds: ['7001', '7002'], type: 'total', withClosed: false, withRevaluation: true };

  it.each([
    ['all', {}],
    ['debit', { op_type: '0' }],
    ['credit', { op_type: '1' }],
  ] as const)('asks for %s operations with %j', (operations, parameters) => {
    expect(encodeParameters(getStatement.request, { ...request, type: 'total', operations })).toEqual({
      ...WIRE_PERIOD,
      ...parameters,
      acn_ids: '7001,7002',
      billing_type: 'total',
      closed: '0',
      reval: '1',
    });
  });

  it('without accounts and switches asks for all, with closed accounts and revaluation', () => {
    expect(decodeParameters(getStatement.request, { ...WIRE_PERIOD, billing_type: 'oper' })).toEqual({
      ok: true,
      value: { ...PERIOD, accountIds: [], operations: 'all', type: 'oper', withClosed: true, withRevaluation: true },
    });
  });

  it.each([
    ['another type', { billing_type: 'daily' }, 'billing_type'],
    ['a third side', { op_type: '2' }, 'op_type'],
    ['no end', { ldate: '' }, 'ldate'],
  ])('with %s is refused and names the field', (_, change, where) => {
    const parameters = { ...WIRE_PERIOD, billing_type: 'oper', ...change };
    expect(decodeParameters(getStatement.request, parameters)).toEqual({ ok: false, where });
  });
});

describe('the answer of GET /get_billing', () => {
  const statement = { clientName: 'ТОВ', clientCode: '91000017', type: 'oper', accounts: [ACCOUNT] } as const;
  const answer = { ...PERIOD, statement, truncated: false };
  const wire = {
    ...WIRE_PERIOD,
    billing: { clnt_name: 'ТОВ', clnt_code: '91000017', billing_type: 'oper', data: [WIRE_ACCOUNT] },
    truncated: 0,
  };

  it('has every field of the specification under its name', () => {
    expect(getStatement.answer.encode(answer)).toEqual(wire);
    expect(decodeWire(getStatement.answer, wire)).toEqual({ ok: true, value: answer });
  });

  it('of totals has no documents, and of a hryvnia account no equivalents', () => {
    const { documents: _documents, eq_inc_sal: _in, eq_out_sal: _out, eq_debit: _debit, ...account } = WIRE_ACCOUNT;
    const decoded = decodeWire(getStatement.answer, { ...WIRE_PERIOD, billing: { data: [account] } });
    expect(decoded).toMatchObject({
      ok: true,
      value: {
        statement: {
          clientName: '',
          type: 'oper',
          accounts: [{ documents: [], openingEquivalent: null, debitEquivalent: null, creditEquivalent: '4150.00' }],
        },
      },
    });
  });

  it('takes the day of an operation with a time behind it', () => {
    const document = { ...WIRE_DOCUMENT, cond_time: '15.07.2026 09:05', amount_cur: '', rate: null };
    const billing = { data: [{ ...WIRE_ACCOUNT, documents: [document] }] };
    expect(decodeWire(getStatement.answer, { ...WIRE_PERIOD, billing })).toMatchObject({
      value: {
        statement: {
          accounts: [{ documents: [{ operationDate: '2026-07-15', currencyAmount: null, rate: null }] }],
        },
      },
    });
  });
});

describe('GET /get_turnovers', () => {
  const ROW: TurnoverRow = {
    account: '26003999000001',
    accountId: '7001',
    iban: '',
    currencyLetters: 'UAH',
    opening: '100.00',
    openingEquivalent: '100.00',
    closing: '75.00',
    closingEquivalent: '75.00',
    debit: '30.00',
    debitEquivalent: '30.00',
    credit: '5.00',
    creditEquivalent: '5.00',
    day: '2026-07-15',
    currentBalance: '75.00',
  };
  const WIRE_ROW = {
    acn_n: '26003999000001',
    acn_id: '7001',
    sim_cur: 'UAH',
    prev_sal: '100.00',
    prev_c_sal: '100.00',
    sal: '75.00',
    c_sal: '75.00',
    debit: '30.00',
    c_debit: '30.00',
    credit: '5.00',
    c_credit: '5.00',
    sal_date: '15.07.2026',
    cur_sal: '75.00',
  };

  it('asks by day with 0 and for the period with 1', () => {
    const request = { ...PERIOD, accountIds: [], withRevaluation: true, withClosed: false };
    expect(encodeParameters(getTurnovers.request, { ...request, type: 0 })).toEqual({
      ...WIRE_PERIOD,
      type: '0',
      reval: '1',
      closed: '0',
    });
    expect(encodeParameters(getTurnovers.request, { ...request, type: 1 })).toMatchObject({ type: '1' });
  });

  it('without switches asks by day, with revaluation and without closed accounts', () => {
    expect(decodeParameters(getTurnovers.request, WIRE_PERIOD)).toEqual({
      ok: true,
      value: { ...PERIOD, accountIds: [], type: 0, withRevaluation: true, withClosed: false },
    });
  });

  it('answers rows as the specification names their fields', () => {
    expect(decodeWire(getTurnovers.answer, { turnovers: [WIRE_ROW] })).toEqual({ ok: true, value: { rows: [ROW] } });
    expect(getTurnovers.answer.encode({ rows: [ROW] })).toEqual({ turnovers: [{ ...WIRE_ROW, iban: '' }] });
  });

  it('answers rows of a whole period without a day', () => {
    const { sal_date: _day, ...row } = WIRE_ROW;
    expect(decodeWire(getTurnovers.answer, { turnovers: [row] })).toMatchObject({ value: { rows: [{ day: null }] } });
  });
});
