/** Server answers in wire format for the tests of this remote. */

export const ACCOUNT = {
  acn_id: '7001',
  acn_n: '26003999000001',
  iban: 'UA603516070000026003999000001',
  sim_cur: 'UAH',
  cur_ref: '980',
  status_ref: 0,
  sal: '1000.00',
  c_sal: '1000.00',
  av_sal: '1000.00',
  av_c_sal: '1000.00',
  has_overdraft: 'N',
  last_move: '',
  pmt_allowed: 1,
  type: 'current',
  docs_amount: '0.00',
  comment: 'Основний рахунок',
  date_open: '12.01.2022',
};

export const ACCOUNTS = { success: true, acn_list: [ACCOUNT] };

export function row(status: number, number: string) {
  return {
    pmt_id: `9${number}`,
    pmt_num: number,
    pmt_date: '01.07.2026',
    val_date: '',
    pmt_type: 1,
    status_ref: status,
    user_name: 'Тестенко І. П.',
    name_co: 'ТОВ «Світанок Постач»',
    okpo_co: '92000019',
    acnt_co: 'UA263052990000026006999000301',
    acn_id: '7001',
    acn_n: '26003999000001',
    sim_cur: 'UAH',
    cur_ref: '980',
    amount: '100.50',
    pay_purp: 'Оплата за товар, без ПДВ',
    reason: '',
    time_e: '',
    nopinf: '',
  };
}

export const PAYMENT = {
  pmt_id: '9107',
  pmt_num: '107',
  pmt_date: '30.06.2026',
  val_date: '',
  acn_id: '7001',
  acnt_co: 'UA263052990000026006999000301',
  name_co: 'ТОВ «Світанок Постач»',
  okpo_co: '92000019',
  is_resident: 1,
  has_code: 1,
  amount: '100.50',
  pay_purp: 'Оплата за товар, без ПДВ',
  pmt_type: 1,
  status: 0,
  version: 1,
  acnt_c: 'UA603516070000026003999000001',
  sim_cur: 'UAH',
  user_name: 'Тестенко І. П.',
  reason: '',
  time_e: '',
  signatures: [],
};

export const EMPTY_HISTORY = {
  '/bank_info': { success: true, bank_name: 'АТ «Тестовий»' },
  '/get_payments': { success: true, paydoc_list: [] as readonly object[] },
  '/get_clnt_catalog': { success: true, rows: [] as readonly object[] },
  '/check_receivers': { success: true, checks: [{ verdict: 'unknown' }] as readonly object[] },
};

export const CORRESPONDENT = {
  RECORD_ID: 1,
  CODE: '92000019',
  NAME: 'ТОВ «Світанок Постач»',
  IBAN: 'UA263052990000026006999000301',
  IS_RESIDENT: 1,
  HAS_CODE: 1,
  SAL: '',
  PHONE: '',
};

/** Answers with the verdict listed for a code, otherwise `fits`. */
export function answerChecksByCode(verdicts: Readonly<Record<string, object>>) {
  return ({ parameters }: { readonly parameters: URLSearchParams }) => {
    const pairs = JSON.parse(parameters.get('receivers') ?? '[]') as readonly { readonly okpo_co: string }[];
    return { success: true, checks: pairs.map(({ okpo_co: code }) => verdicts[code] ?? { verdict: 'fits' }) };
  };
}

/** Compares pairs only after `release`. */
export function createHeldServer(verdicts: Readonly<Record<string, object>>) {
  const releases: (() => void)[] = [];
  const answer = (call: { readonly parameters: URLSearchParams }) =>
    new Promise<object>((resolve) => releases.push(() => resolve(answerChecksByCode(verdicts)(call))));
  return {
    answer,
    waiting: () => releases.length,
    release: () => releases.splice(0).forEach((answerOne) => answerOne()),
  };
}

export const DIFFERS = { verdict: 'differs' };

export const SEEN_WITH_OTHER = {
  verdict: 'seenWithOthers',
  seen_with: [
    {
      okpo_co: '91000023',
      name_co: 'ПрАТ «Тестовий Хліб»',
      seen_in: ['catalogue', 'payments'],
      last_date: '19.06.2026',
    },
  ],
};
