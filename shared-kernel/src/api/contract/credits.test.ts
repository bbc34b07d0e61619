import { applyForCredit, applyForDeposit, listApplications } from './applications';
import { decodeParameters, decodeWire, encodeParameters } from './call';
import { listCreditDeals, type CreditDeal } from './credits';
import { listDeposits } from './deposits';

const DEAL: CreditDeal = {
  number: 'КР-2024/77',
  status: 'active',
  start: '2024-06-05',
  end: '2027-06-05',
  rate: '19.50',
  currencyLetters: 'UAH',
  currencyCode: '980',
  amount: '1000000.00',
  principal: '480000.00',
  interest: '7692.31',
  overdue: '0.00',
  principalAccount: 'UA21',
  interestAccount: 'UA64',
  repaymentAccount: 'UA29',
  overduePrincipal: '20000.00',
  penalty: '12.30',
  overdueDays: 17,
  nextDay: '2026-08-05',
  payOverdue: '27704.61',
  payNext: null,
  payAll: '487704.61',
  payEarly: null,
};

const WIRE = {
  deal_n: 'КР-2024/77',
  status: '',
  deal_start: '05.06.2024',
  deal_end: '05.06.2027',
  proc: '19.50',
  sim_cur: 'UAH',
  cur_ref: '980',
  sumdeal: '1000000.00',
  sum_main: '480000.00',
  sum_proc: '7692.31',
  sum_missed: '0.00',
  main_acn: 'UA21',
  proc_acn: 'UA64',
  rep_acn: 'UA29',
  sum_missed_main: '20000.00',
  sum_penalty: '12.30',
  missed_days: 17,
  next_date: '05.08.2026',
  pay_overdue: '27704.61',
  pay_next: '',
  pay_all: '487704.61',
  pay_early: '',
};

describe('GET /cred_deals', () => {
  it('asks nothing beyond the session and answers deals under the names of the wire', () => {
    expect(listCreditDeals).toMatchObject({ method: 'GET', path: '/cred_deals', origin: 'specified' });
    expect(encodeParameters(listCreditDeals.request, {})).toEqual({});
    expect(listCreditDeals.answer.encode({ deals: [DEAL] })).toEqual({ deals: [WIRE] });
    expect(decodeWire(listCreditDeals.answer, { deals: [WIRE] })).toEqual({ ok: true, value: { deals: [DEAL] } });
  });

  it.each([
    ['+', 'closed'],
    ['', 'active'],
    [null, 'active'],
    [undefined, 'active'],
    ['-', 'active'],
    ['++', 'active'],
  ])('reads the mark %j as a deal that is %s', (status, meaning) => {
    const decoded = decodeWire(listCreditDeals.answer, { deals: [{ ...WIRE, status }] });
    expect(decoded).toMatchObject({ ok: true, value: { deals: [{ status: meaning }] } });
  });

  it('of a bank that knows no schedules has nothing beyond the specification', () => {
    const { rep_acn: _, missed_days: __, pay_all: ___, sum_penalty: ____, ...old } = WIRE;
    expect(decodeWire(listCreditDeals.answer, { deals: [old] })).toMatchObject({
      ok: true,
      value: { deals: [{ repaymentAccount: '', overdueDays: 0, payAll: null, penalty: '0.00' }] },
    });
  });

  it('writes a closed deal with a plus sign', () => {
    expect(listCreditDeals.answer.encode({ deals: [{ ...DEAL, status: 'closed' }] })).toMatchObject({
      deals: [{ status: '+' }],
    });
  });
});

describe('the calls of deposits and applications', () => {
  it('are ours', () => {
    for (const call of [listDeposits, applyForCredit, applyForDeposit, listApplications])
      expect(call).toMatchObject({ origin: 'ours', access: 'company' });
  });

  it('that apply for something are done once per key', () => {
    expect([applyForCredit.acceptsIdempotencyKey, applyForDeposit.acceptsIdempotencyKey]).toEqual([true, true]);
  });

  it('bring what a person typed to the rules', () => {
    expect(decodeParameters(applyForCredit.request, { amount: 'сто', term: 'рік' })).toEqual({
      ok: true,
      value: {
        currencyCode: '',
        amount: 'сто',
        term: 'рік',
        purpose: '',
        collateral: '',
        scheme: 'annuity',
        attachments: [],
        hasAgreed: false,
      },
    });
    expect(decodeParameters(applyForDeposit.request, {})).toEqual({
      ok: true,
      value: {
        offerId: '',
        currencyCode: '',
        amount: '',
        term: '',
        renewals: '0',
        hasAgreed: false,
        debitAccountId: '',
        interestAccountId: '',
        returnAccountId: '',
      },
    });
  });

  it('ask for the applications of one kind', () => {
    expect(encodeParameters(listApplications.request, { kind: 'deposit' })).toEqual({ kind: 'deposit' });
  });
});
