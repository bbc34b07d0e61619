import { decodeParameters, decodeWire, encodeParameters } from './call';
import { listPayments, type JournalRow } from './journal';

describe('GET /get_payments', () => {
  const anything = {
    periodType: 'period',
    start: null,
    end: null,
    day: null,
    accountIds: [],
    status: null,
    type: null,
  };

  it('asks by period, accounts, status and type', () => {
    expect(listPayments).toMatchObject({ method: 'GET', path: '/get_payments', access: 'company' });
    const search = { start: '2026-07-01', end: '2026-07-15', day: null, accountIds: ['7001', '7002'] } as const;
    expect(encodeParameters(listPayments.request, { ...search, periodType: 'period', status: 0, type: 1 })).toEqual({
      period_type: 'period',
      date_start: '01.07.2026',
      date_end: '15.07.2026',
      acn_ids: '7001,7002',
      status: '0',
      pmt_type: '1',
    });
    expect(decodeParameters(listPayments.request, {})).toEqual({ ok: true, value: anything });
    expect(decodeParameters(listPayments.request, { period_type: 'date', pmt_date: '15.07.2026' })).toEqual({
      ok: true,
      value: { ...anything, periodType: 'date', day: '2026-07-15' },
    });
  });

  it('answers rows under the names of the wire', () => {
    const row: JournalRow = {
      id: '501',
      number: '17',
      documentDate: '2026-07-15',
      valueDate: '2026-07-16',
      type: 1,
      status: 6,
      creator: 'Тестенко І. П.',
      receiverName: 'ТОВ «Ромашка»',
      receiverCode: '14360570',
      receiverAccount: 'UA983052990000026008138043718',
      debitAccountId: '7001',
      debitAccount: '26009349119632',
      currencyLetters: 'UAH',
      currencyCode: '980',
      amount: '100.00',
      purpose: 'Оплата за товар',
      abortReason: 'Рахунок закрито',
      confirmed: '2026-07-15T09:05:59',
      bankDocumentId: '90001',
    };
    const wire = {
      pmt_id: '501',
      pmt_num: '17',
      pmt_date: '15.07.2026',
      val_date: '16.07.2026',
      pmt_type: 1,
      status_ref: 6,
      user_name: 'Тестенко І. П.',
      name_co: 'ТОВ «Ромашка»',
      okpo_co: '14360570',
      acnt_co: 'UA983052990000026008138043718',
      acn_id: '7001',
      acn_n: '26009349119632',
      sim_cur: 'UAH',
      cur_ref: '980',
      amount: '100.00',
      pay_purp: 'Оплата за товар',
      reason: 'Рахунок закрито',
      time_e: '15.07.2026 09:05:59',
      nopinf: '90001',
    };
    expect(listPayments.answer.encode({ rows: [row], truncated: false })).toEqual({
      paydoc_list: [wire],
      truncated: 0,
    });
    expect(decodeWire(listPayments.answer, { paydoc_list: [wire] })).toEqual({
      ok: true,
      value: { rows: [row], truncated: false },
    });
  });

  it('asks by everything that the search dialog offers', () => {
    const words = { number: '17', receiverName: 'Ромашка', receiverCode: '14360570', receiverAccount: 'UA98' };
    const rest = { creator: '9', currencyLetters: 'UAH', amountLow: '1.00', amountHigh: '2.00', senderName: 'ТОВ' };
    const request = { ...anything, accountIds: ['7001'], ...words, ...rest, direction: 'd' } as const;
    const parameters = encodeParameters(listPayments.request, { ...request, periodType: 'period' });
    expect(parameters).toEqual({
      period_type: 'period',
      acn_ids: '7001',
      pmt_num: '17',
      name_co: 'Ромашка',
      okpo_co: '14360570',
      acnt_co: 'UA98',
      creator: '9',
      sim_cur: 'UAH',
      amount_l: '1.00',
      amount_h: '2.00',
      name_d: 'ТОВ',
      d_k: 'd',
    });
    expect(decodeParameters(listPayments.request, parameters)).toEqual({ ok: true, value: request });
  });
});
