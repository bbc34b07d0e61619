import { WIRE_CONTRACT } from './wire-contract';

const account = (id: string, iban: string, currency: readonly [string, string]) => ({
  acn_id: id,
  acn_n: iban.slice(-14),
  iban,
  sim_cur: currency[1],
  cur_ref: currency[0],
  status_ref: 0,
  sal: '5000.00',
  c_sal: '5000.00',
  av_sal: '5000.00',
  av_c_sal: '5000.00',
  has_overdraft: 'N',
  last_move: '',
  pmt_allowed: 1,
  type: 'current',
  docs_amount: '0.00',
  comment: '',
  date_open: '12.01.2022',
});

/** One IBAN in three currencies, as banks issue it. */
export const OWN_IBAN = 'UA603516070000026003999000001';

export const IMPORT_ANSWERS = {
  '/acn_list': {
    success: true,
    acn_list: [
      account('7001', OWN_IBAN, ['980', 'UAH']),
      account('7002', OWN_IBAN, ['840', 'USD']),
      account('7003', OWN_IBAN, ['978', 'EUR']),
    ],
  },
  '/get_contracts': { success: true, contracts: [WIRE_CONTRACT] },
};

const RIGHT: Readonly<Record<string, string>> = {
  pmt_type: '2',
  pmt_num: '',
  cur_ref: 'EUR',
  amount: '100.50',
  acn_id: OWN_IBAN,
  acnt_c_id: '',
  buy_base: '',
  contracts: WIRE_CONTRACT.contract_num,
  pay_purp: 'PAYMENT FOR GOODS',
  name_co: WIRE_CONTRACT.partner,
  acnt_co: 'DE89370400440532013000',
  ben_addr: '',
  ben_town: 'Berlin',
  ben_bank_swift: 'DEUTDEFFXXX',
  ben_bank_name: 'DEUTSCHE BANK AG',
};

export function currencyLine(cells: Readonly<Record<string, string>> = {}): string {
  return Object.keys(RIGHT)
    .map((column) => cells[column] ?? RIGHT[column])
    .join('|');
}

export function currencyFile(lines: readonly string[], name = 'currency.csv'): File {
  return new File([[Object.keys(RIGHT).join('|'), ...lines].join('\r\n')], name);
}
