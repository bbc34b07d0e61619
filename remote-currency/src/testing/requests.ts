import type { ReceivedCall } from '@ncb/shared-kernel/remote-contract/testing';
import { WIRE_CONTRACT } from './wire-contract';

const ACCOUNT = {
  acn_id: '7001',
  acn_n: '26003999000001',
  iban: 'UA603516070000026003999000001',
  sim_cur: 'UAH',
  cur_ref: '980',
  status_ref: 0,
  sal: '1250000.00',
  c_sal: '1250000.00',
  av_sal: '1250000.00',
  av_c_sal: '1250000.00',
  has_overdraft: 'N',
  last_move: '',
  pmt_allowed: 1,
  type: 'current',
  docs_amount: '0.00',
  comment: 'Основний',
  date_open: '12.01.2022',
};

/** Accounts on 2600 in hryvnia, dollars, euros and yen; in hryvnia also on 2604 and 2650; a closed one. */
const ACCOUNTS = [
  ACCOUNT,
  { ...ACCOUNT, acn_id: '7002', sim_cur: 'USD', cur_ref: '840', av_sal: '900.00' },
  { ...ACCOUNT, acn_id: '7003', sim_cur: 'EUR', cur_ref: '978', av_sal: '8300.10' },
  { ...ACCOUNT, acn_id: '7004', iban: 'UA133516070000026042999000006', comment: 'Цільові' },
  { ...ACCOUNT, acn_id: '7005', status_ref: 1 },
  { ...ACCOUNT, acn_id: '7006', sim_cur: 'JPY', cur_ref: '392' },
  { ...ACCOUNT, acn_id: '7009', iban: 'UA443516070000026502999000007', comment: '2650', av_sal: '100.00' },
];

const RATES: Readonly<Record<string, { letters: string; buy: string; sale: string; nbu: string; units: string }>> = {
  '840': { letters: 'USD', buy: '41.20', sale: '41.85', nbu: '41.5000', units: '1' },
  '978': { letters: 'EUR', buy: '47.90', sale: '48.75', nbu: '48.3300', units: '1' },
  '392': { letters: 'JPY', buy: '2.74', sale: '2.83', nbu: '2.7830', units: '10' },
};

function rate({ parameters }: ReceivedCall): object {
  const rate = RATES[parameters.get('cur_ref') ?? ''];
  if (!rate) return { success: false, error: 'немає' };
  const { letters, buy, sale, nbu, units } = rate;
  return {
    success: true,
    rate: parameters.get('rate_type') === 't1' ? buy : sale,
    simCur: letters,
    nameCur: letters,
    nbu_rate: nbu,
    units,
  };
}

const TARIFF = {
  feeType: 'withhold',
  feeSimCur: 'UAH',
  feeMinSum: '10.00',
  feeSize: '0.3000',
  feeValue: '',
  feeAcn: '',
};

export const REQUEST_ANSWERS = {
  '/acn_list': { success: true, acn_list: ACCOUNTS },
  '/get_contracts': { success: true, contracts: [WIRE_CONTRACT] },
  '/get_rate': rate,
  '/get_cur_fee': {
    success: true,
    fee: TARIFF,
    fees: [3, 4, 5].map((operation) => ({ oper_type: operation, fee: TARIFF })),
  },
  '/make_cur_fee': { success: true, fee: '1739.88' },
  '/save_pmt': { success: true, pmt_id: '9300', pmt_status: 0 },
  '/get_linked_pmts': { success: true, payments: [] as readonly object[] },
  '/get_payments': { success: true, paydoc_list: [] as readonly object[] },
  '/get_actions': { success: true, actions: [] as readonly object[] },
};

/** Stored purchase of 12,000 euros in progress. */
export const STORED_PURCHASE = {
  pmt_id: '9300',
  request_type: 3,
  pmt_num: '13',
  doc_date: '30.06.2026',
  val_date: '',
  cur_ref: '978',
  sim_cur: 'EUR',
  target_cur_ref: '',
  acn_id: '7001',
  acnt_d: 'UA603516070000026003999000001',
  acn_rest_id: '7001',
  acn_r: 'UA603516070000026003999000001',
  acnt_c_id: '7003',
  acnt_co: 'UA603516070000026003999000001',
  acnt_c: '26003999000001',
  okpo_co: '91000017',
  name_co: 'ТОВ «Калинова Брама»',
  amount: '12000.00',
  rate_type: 0,
  customer_rate: '',
  buy_base: 'contract',
  contracts: ['31'],
  contracts_amounts: ['12000.00'],
  dog_num: '',
  dog_date: '',
  customer_buy_base: '',
  pay_purp: 'Для оплати за запчастини',
  status: 4,
  version: 2,
  user_name: 'Тестенко І. П.',
  reason: '',
  time_e: '',
  signatures: [{ user_name: 'Зразкова О. В.', sign_right: 1, sign_time: '01.07.2026 10:51:00', sign_cert: '' }],
  confirm_date: '',
  c_amount: '591559.20',
  fee: {
    feeMinSum: '10.00',
    feeSize: '0.3000',
    feeSimCur: 'UAH',
    feeType: 'withhold',
    feeSum: '1739.88',
    feeSumCur: 'UAH',
  },
  nbu_rate: '48.3300',
  spec_acn: 'UA473516070000029000999000090',
  quoted_rate: '48.75',
  quoted_sum: '585000.00',
  need_amount: '1245.00',
  valid_to: '01.07.2026',
};

export function createStoredAnswers(stored: object, payments: readonly object[] = []) {
  return {
    ...REQUEST_ANSWERS,
    '/get_pmt_info': { success: true, pmt_info: stored },
    '/get_linked_pmts': { success: true, payments },
  };
}
