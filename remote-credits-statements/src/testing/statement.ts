const IBAN = 'UA603516070000026003999000001';

export function document(id: string, changes: object = {}) {
  return {
    nopinf: id,
    bank_time: '01.07.2026 09:10:00',
    cond_time: '01.07.2026',
    time_e: '01.07.2026 09:15:00',
    in_out: '1',
    doc_n: id.slice(-2),
    acn_n: '26003999000001',
    acn_id: '7001',
    sim_cur: 'UAH',
    cur_ref: '980',
    corr_info: 'ТОВ «Світанок Постач»',
    mfo_co: '305299',
    acnt_co: 'UA263052990000026006999000301',
    name_co: 'ТОВ «Світанок Постач»',
    okpo_co: '92000019',
    pay_purp: 'Оплата за товар',
    amount: '100.00',
    d_k: 0,
    fromKb: 1,
    ...changes,
  };
}

export function account(documents: readonly object[], changes: object = {}) {
  return {
    acn_id: '7001',
    iban: IBAN,
    sim_cur: 'UAH',
    cur_ref: '980',
    inc_sal: '1000.00',
    out_sal: '1150.00',
    dt_cnt: 1,
    ct_cnt: 1,
    debit: '100.00',
    credit: '250.00',
    documents,
    ...changes,
  };
}

export function statement(accounts: readonly object[], changes: object = {}) {
  return {
    success: true,
    billing: { clnt_name: 'ТОВ «Калинова Брама»', clnt_code: '91000017', billing_type: 'oper', data: accounts },
    fdate: '01.07.2026',
    ldate: '01.07.2026',
    ...changes,
  };
}

export const TWO = [
  document('10000011', { pmt_id: '9101' }),
  document('10000012', {
    d_k: 1,
    amount: '250.00',
    fromKb: 0,
    name_co: 'ПП «Степовий Млин»',
    okpo_co: '91000023',
    acnt_co: 'UA913516070000026006999000020',
    pay_purp: `Передоплата ${'дуже '.repeat(20)}довга`,
  }),
];
