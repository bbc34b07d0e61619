export function wireTurnover(changes: object = {}): object {
  return {
    acn_n: '26003999000001',
    acn_id: '7001',
    iban: 'UA603516070000026003999000001',
    sim_cur: 'UAH',
    prev_sal: '1000.00',
    prev_c_sal: '1000.00',
    sal: '1150.50',
    c_sal: '1150.50',
    debit: '49.50',
    c_debit: '49.50',
    credit: '200.00',
    c_credit: '200.00',
    sal_date: null,
    cur_sal: '1150.50',
    ...changes,
  };
}

export const DOLLARS = wireTurnover({
  acn_id: '7002',
  sim_cur: 'USD',
  prev_sal: '10.00',
  prev_c_sal: '410.00',
  sal: '10.00',
  c_sal: '415.00',
  debit: '0.00',
  c_debit: '0.00',
  credit: '0.00',
  c_credit: '0.00',
  cur_sal: '10.00',
});
