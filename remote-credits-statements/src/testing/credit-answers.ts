export const DEAL = {
  ...{ deal_n: 'КР-2024/77', status: '', deal_start: '28.04.2024', deal_end: '28.06.2028', proc: '19.50' },
  ...{ sim_cur: 'UAH', cur_ref: '980', sumdeal: '1000000.00', sum_main: '480000.00', sum_proc: '12052.60' },
  ...{ sum_missed: '7949.59', main_acn: 'UA213516070000020639999000040', proc_acn: 'UA643516070000020686999000093' },
  ...{ rep_acn: 'UA383516070000029093999000097', sum_missed_main: '20000.00', sum_penalty: '390.42' },
  ...{ missed_days: 17, next_date: '28.07.2026', pay_overdue: '28340.01', pay_next: null, pay_all: '492443.02' },
  ...{ pay_early: null },
};

export const EURO = {
  ...DEAL,
  ...{ deal_n: 'КР-2025/03', proc: '8.00', sim_cur: 'EUR', cur_ref: '978', sumdeal: '50000.00', sum_main: '20000.00' },
  ...{ sum_proc: '39.45', sum_missed: '0.00', sum_missed_main: '0.00', sum_penalty: '0.00', missed_days: 0 },
  ...{ pay_overdue: null, pay_next: '2131.51', pay_all: '20039.45' },
};

export const CLOSED = {
  ...DEAL,
  ...{ deal_n: 'КР-2021/15', status: '+', sum_main: '0.00', sum_proc: '0.00', sum_missed: '0.00' },
  ...{ missed_days: 0, pay_overdue: null, pay_next: null, pay_all: null, next_date: null },
};

const row = (n: number, state: string, day: string, changes: object = {}) => ({
  ...{ n, plan_date: day, pay_date: day, sum_main: '20000.00', sum_proc: '7949.59', total: '27949.59' },
  ...{ left_main: '20000.00', left_proc: '7949.59', rest: '460000.00', state, paid_date: null },
  ...changes,
});

export const DETAILS = {
  success: true,
  deal: DEAL,
  ...{ day: '15.07.2026', scheme: 'classic', base: 'act/365', due_day: 28, pay_purp: 'Поповнення обігових коштів' },
  ...{ issued: '1000000.00', limit: null, limit_left: null, penalty_rate: '30.00', part: '20000.00' },
  ...{ accrued_since: '28.06.2026', accrued_days: 17, missed_since: '28.06.2026' },
  schedule: [
    row(1, 'paid', '28.05.2026', { left_main: '0.00', left_proc: '0.00', paid_date: '28.05.2026' }),
    row(2, 'overdue', '28.06.2026'),
    row(3, 'next', '28.07.2026', { plan_date: '26.07.2026' }),
    row(4, 'future', '28.08.2026'),
  ],
  payments: [
    {
      ...{ date: '28.05.2026', sum_main: '20000.00', sum_proc: '7949.59', sum_penalty: '0.00' },
      ...{ sum_extra: '0.00', pmt_id: null },
    },
  ],
  early: null,
};

export const TERMS = {
  success: true,
  terms: [
    {
      ...{ cur_ref: '980', sim_cur: 'UAH', proc: '18.00', base: '30/360', min: '50000.00', max: '5000000.00' },
      ...{ term_max: 120, grace_max: 12 },
    },
  ],
};

export const APPLICATION = {
  ...{ app_id: '1003', kind: 'credit', status: 0, time_s: '15.07.2026 12:00:00', sim_cur: 'UAH', cur_ref: '980' },
  ...{ amount: '300000.00', term: 24, pay_purp: 'Обладнання', reason: null, user_name: 'Вигаданець Т. П.' },
  ...{ offer_name: '', proc: null, payout: null, scheme: 'classic', collateral: '', valid_until: null, dep_id: null },
  files: [{ name: 'Баланс.pdf', size: 2048 }],
};
