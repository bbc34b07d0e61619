import { decodeParameters, decodeWire, encodeParameters } from './call';
import { getCurrencyRequest, saveCurrencyRequest, type CurrencyRequestToSave } from './currency-requests';

const REQUEST: CurrencyRequestToSave = {
  id: '55',
  type: 5,
  number: '5',
  documentDate: '2026-07-15',
  valueDate: '',
  currencyCode: '978',
  targetCurrencyCode: '840',
  debitAccountId: '7003',
  restAccountId: '7001',
  creditAccountId: '7002',
  amount: '100.00',
  rateType: 4,
  customerRate: '1.0850',
  basis: 'nobase',
  contracts: [],
  agreementNumber: '',
  agreementDate: '',
  basisText: 'власні потреби',
  purpose: '',
  debitIban: 'UA1',
  restIban: 'UA2',
  creditIban: 'UA3',
  companyCode: '91000017',
  companyName: 'ТОВ «Калинова Брама»',
};

const WIRE = {
  pmt_id: '55',
  request_type: 5,
  pmt_num: '5',
  doc_date: '15.07.2026',
  val_date: '',
  cur_ref: '978',
  target_cur_ref: '840',
  acn_id: '7003',
  acnt_d: 'UA1',
  acn_rest_id: '7001',
  acn_r: 'UA2',
  acnt_c_id: '7002',
  acnt_co: 'UA3',
  okpo_co: '91000017',
  name_co: 'ТОВ «Калинова Брама»',
  amount: '100.00',
  rate_type: 4,
  customer_rate: '1.0850',
  buy_base: 'nobase',
  contracts: [],
  contracts_amounts: [],
  dog_num: '',
  dog_date: '',
  customer_buy_base: 'власні потреби',
  pay_purp: '',
};

const written = (currencyRequest: CurrencyRequestToSave): Record<string, unknown> => {
  const parameters = encodeParameters(saveCurrencyRequest.request, { type: 5, currencyRequest });
  return JSON.parse(parameters['pmt_data'] ?? '') as Record<string, unknown>;
};
const read = (data: object) => {
  const pmt_data = JSON.stringify({ ...WIRE, ...data });
  const decoded = decodeParameters(saveCurrencyRequest.request, { pmt_type: '5', pmt_data });
  return decoded.ok ? decoded.value.currencyRequest : decoded.where;
};

describe('POST /save_pmt?pmt_type=3|4|5', () => {
  it('carries the request under the names of the wire', () => {
    expect(written(REQUEST)).toEqual(WIRE);
    expect(read({})).toEqual(REQUEST);
    expect(saveCurrencyRequest.variant?.values).toEqual(['3', '4', '5']);
  });

  it('writes the bank’s rate as 0 and every other as the form counts it', () => {
    const wire = ([1, 2, 3, 4] as const).map((rateType) => written({ ...REQUEST, rateType })['rate_type']);
    expect(wire).toEqual([0, 2, 3, 4]);
    expect(written({ ...REQUEST, rateType: null })['rate_type']).toBe('');
  });

  it('reads 0 as the bank’s rate, and 1 too', () => {
    expect(['0', 0, 1, '2', 3, 4, ''].map((rate_type) => read({ rate_type }))).toMatchObject([
      { rateType: 1 },
      { rateType: 1 },
      { rateType: 1 },
      { rateType: 2 },
      { rateType: 3 },
      { rateType: 4 },
      { rateType: null },
    ]);
    expect(read({ rate_type: 5 })).toBe('pmt_data.rate_type');
  });

  it('takes no other document', () => {
    expect(read({ request_type: 2 })).toBe('pmt_data.request_type');
    expect(decodeParameters(saveCurrencyRequest.request, { pmt_type: '2', pmt_data: '{}' }).ok).toBe(false);
  });
});

describe('GET /get_pmt_info?pmt_type=3|4|5', () => {
  it('answers what the bank adds: hryvnias, fee, rate, transit account', () => {
    const stored = {
      ...WIRE,
      status: 0,
      version: 1,
      sim_cur: 'EUR',
      user_name: 'Тестенко І. П.',
      confirm_date: '16.07.2026',
      acnt_c: 'UA3',
      c_amount: '4929.66',
      fee: { feeMinSum: '50.00', feeSize: '0.15', feeSimCur: 'UAH' },
      nbu_rate: '48.3300',
      spec_acn: 'UA47',
    };
    const decoded = decodeWire(getCurrencyRequest.answer, { pmt_info: stored });
    expect(decoded.ok && decoded.value.currencyRequest).toMatchObject({
      confirmDate: '2026-07-16',
      creditAccountNumber: 'UA3',
      hryvnias: '4929.66',
      fee: { minimum: '50.00', percent: '0.15', currencyLetters: 'UAH' },
      officialRate: '48.3300',
      transitIban: 'UA47',
    });
  });
});
