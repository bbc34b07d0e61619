export function wireDeposit(changes: object = {}) {
  return {
    dep_id: '1',
    deal_n: 'ДП-1',
    status: 'active',
    offer_name: 'Резерв',
    deal_start: '01.07.2026',
    deal_end: '01.07.2027',
    proc: '12.50',
    day_count: 'act/365',
    sim_cur: 'UAH',
    cur_ref: '980',
    sumdeal: '1000000.00',
    sum_proc: '48972.60',
    sum_paid: '0.00',
    payout: 'at_end',
    next_date: '01.07.2027',
    next_sum: '124657.53',
    early_rate: '0.10',
    top_up_min: '1000.00',
    top_up_until: '31.05.2027',
    withdraw_rest: '',
    renewable: 1,
    renews: 0,
    renewals: 0,
    interest_acn_id: '7001',
    acn_id: '7001',
    ...changes,
  };
}

export const WIRE_EARLY = {
  days: 143,
  sum_placed: '1000000.00',
  sum_earned: '48972.60',
  sum_reduced: '391.78',
  sum_paid: '0.00',
  sum_capitalised: '0.00',
  sum_returned: '1000391.78',
  sum_lost: '48580.82',
};

export function wireOffer(id: string, name: string, rate: string, changes: object = {}) {
  return {
    offer_id: id,
    name,
    sim_cur: 'UAH',
    cur_ref: '980',
    min: '10000.00',
    max: '',
    payout: 'at_end',
    day_count: 'act/365',
    rates: [{ from_amount: '0.00', term: 3, proc: rate }],
    top_up_min: '',
    top_up_stop_days: 0,
    withdraw_rest: '',
    early: 'none',
    early_rate: '',
    renewable: 1,
    valid_until: '',
    ...changes,
  };
}
