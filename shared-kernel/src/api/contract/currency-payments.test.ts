import { decodeParameters, encodeParameters } from './call';
import { getCurrencyPayment, saveCurrencyPayment, type CurrencyPaymentToSave } from './currency-payments';
import { readCurrencyTemplate, writeCurrencyTemplate } from './currency-templates';

const NO_BANK = { swift: '', name: '', country: '', address: '', correspondentAccount: '', nationalCode: '' };

const PAYMENT: CurrencyPaymentToSave = {
  id: null,
  number: '17',
  documentDate: '2026-07-15',
  valueDate: '2026-07-16',
  currencyCode: '978',
  debitAccountId: '7003',
  amount: '100.00',
  feePayer: 'SHA',
  kind: 'ext',
  fundsSource: 'cred',
  basis: 'contract',
  contracts: [
    { contractId: '31', amount: '60.00' },
    { contractId: '33', amount: '40.00' },
  ],
  agreementNumber: '7',
  agreementDate: '2026-01-10',
  basisText: 'x',
  purpose: 'GOODS',
  comment: 'urgent',
  requestId: '55',
  beneficiary: { name: 'TEST', code: 'DE1', secondCode: 'K2', account: 'DE89', country: '276', address: 'Berlin' },
  beneficiaryBank: {
    ...NO_BANK,
    swift: 'DEUTDEFF',
    name: 'DB',
    country: '276',
    address: 'FF',
    correspondentAccount: '1',
  },
  intermediaryBank: { ...NO_BANK, swift: 'CITIUS33', country: '840', nationalCode: '021000089' },
  structuredPurposeKind: 'budget',
  structuredPurposeXml: '<Strd/>',
  ultimateDebtorXml: '<UltmtDbtr/>',
  ultimateCreditorXml: '<UltmtCdtr/>',
};

const WIRE = {
  pmt_id: '',
  pmt_num: '17',
  doc_date: '15.07.2026',
  val_date: '16.07.2026',
  cur_ref: '978',
  acn_id: '7003',
  amount: '100.00',
  fee_type: 'SHA',
  cur_pmt_type: 'ext',
  funds_src: 'cred',
  buy_base: 'contract',
  contracts: ['31', '33'],
  contracts_amounts: ['60.00', '40.00'],
  dog_num: '7',
  dog_date: '10.01.2026',
  customer_buy_base: 'x',
  pay_purp: 'GOODS',
  pmt_comment: 'urgent',
  cur_req_id: '55',
  name_co: 'TEST',
  okpo_co: 'DE1',
  kpp_code: 'K2',
  acnt_co: 'DE89',
  ben_country: '276',
  ben_addr: 'Berlin',
  ben_bank_swift: 'DEUTDEFF',
  ben_bank_name: 'DB',
  ben_bank_cntry: '276',
  ben_bank_addr: 'FF',
  ben_bank_coracn: '1',
  ben_bank_bic: '',
  int_bank_swift: 'CITIUS33',
  int_bank_name: '',
  int_bank_cntry: '840',
  int_bank_addr: '',
  int_bank_coracn: '',
  int_bank_bic: '021000089',
  sppType: 'budget',
  rmtStrd: '<Strd/>',
  ultmtDbtr: '<UltmtDbtr/>',
  ultmtCdtr: '<UltmtCdtr/>',
};

const read = (data: object) =>
  decodeParameters(saveCurrencyPayment.request, { pmt_type: '2', pmt_data: JSON.stringify(data) });

describe('POST /save_pmt?pmt_type=2', () => {
  it('carries the payment as one flat JSON object under the names of the wire', () => {
    const parameters = encodeParameters(saveCurrencyPayment.request, { type: 2, payment: PAYMENT });
    expect(Object.keys(parameters)).toEqual(['pmt_type', 'pmt_data']);
    expect(JSON.parse(parameters['pmt_data'] ?? '')).toEqual(WIRE);
    expect(read(WIRE)).toEqual({ ok: true, value: { type: 2, payment: PAYMENT } });
  });

  it('is done once for one idempotency key, and takes no payment of another type', () => {
    expect(saveCurrencyPayment).toMatchObject({ acceptsIdempotencyKey: true, variant: { values: ['2'] } });
    const other = decodeParameters(saveCurrencyPayment.request, { pmt_type: '1', pmt_data: '{}' });
    expect(other).toEqual({ ok: false, where: 'pmt_type' });
  });

  it('reads nothing at all as an empty payment, for the rules to refuse', () => {
    const decoded = read({});
    expect(decoded.ok && decoded.value.payment).toMatchObject({
      id: null,
      number: '',
      kind: null,
      basis: null,
      feePayer: null,
      fundsSource: null,
      contracts: [],
      beneficiary: { name: '', country: '' },
      intermediaryBank: NO_BANK,
    });
  });

  it('refuses a choice that does not exist, and names the field', () => {
    expect(read({ ...WIRE, fee_type: 'ALL' })).toEqual({ ok: false, where: 'pmt_data.fee_type' });
    expect(read({ ...WIRE, ben_bank_name: [5] })).toEqual({ ok: false, where: 'pmt_data.ben_bank_name' });
  });
});

describe('the contracts of a document', () => {
  const sharesOf = (contracts: unknown, amounts: unknown) => {
    const decoded = read({ ...WIRE, contracts, contracts_amounts: amounts });
    return decoded.ok && decoded.value.payment.contracts;
  };

  it('are read from texts with commas too', () => {
    expect(sharesOf('31,33', '60.00,40.00')).toEqual(PAYMENT.contracts);
    expect(sharesOf('31', '100.00')).toEqual([{ contractId: '31', amount: '100.00' }]);
    expect(sharesOf('', '')).toEqual([]);
    expect(sharesOf(null, undefined)).toEqual([]);
  });

  it('keep an amount without a contract and a contract without an amount, for the rules to refuse', () => {
    expect(sharesOf(['31'], ['60.00', '40.00'])).toEqual([
      { contractId: '31', amount: '60.00' },
      { contractId: '', amount: '40.00' },
    ]);
    expect(sharesOf(['31', '33'], ['60.00'])).toEqual([
      { contractId: '31', amount: '60.00' },
      { contractId: '33', amount: '' },
    ]);
  });
});

describe('GET /get_pmt_info?pmt_type=2', () => {
  it('says in its query which kind of document it asks for', () => {
    expect(encodeParameters(getCurrencyPayment.request, { type: 2, id: '501' })).toEqual({
      pmt_type: '2',
      pmt_id: '501',
    });
  });
});

describe('the data of a currency template', () => {
  it('is the payment as it travels', () => {
    expect(JSON.parse(writeCurrencyTemplate(PAYMENT))).toEqual(WIRE);
    expect(readCurrencyTemplate(writeCurrencyTemplate(PAYMENT))).toEqual({ ok: true, value: PAYMENT });
  });

  it('that is no JSON, or no payment, is a value that says where it breaks', () => {
    expect(readCurrencyTemplate('{')).toEqual({ ok: false, where: 'template_data' });
    expect(readCurrencyTemplate('{"fee_type":"ALL"}')).toEqual({ ok: false, where: 'fee_type' });
  });
});
