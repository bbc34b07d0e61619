import { decodeParameters, decodeWire, encodeParameters } from './call';
import type { UahPaymentToSave } from './uah-payment';
import { dropPayments, getPayment } from './payments';
import { savePayment, savePayments } from './save-payments';

const PAYMENT = {
  id: null,
  number: '17',
  documentDate: '2026-07-15',
  valueDate: '',
  debitAccountId: '7001',
  creditIban: 'UA983052990000026008138043718',
  receiverName: 'ТОВ «Ромашка»',
  receiverCode: '14360570',
  receiverIsResident: true,
  receiverHasCode: false,
  amount: '100.00',
  purpose: 'Оплата за товар',
} satisfies UahPaymentToSave;

const PAYMENT_WIRE = {
  pmt_num: '17',
  doc_date: '15.07.2026',
  val_date: '',
  acn_id: '7001',
  acnt_co: 'UA983052990000026008138043718',
  name_co: 'ТОВ «Ромашка»',
  okpo_co: '14360570',
  is_resident: 1,
  has_code: 0,
  amount: '100.00',
  pay_purp: 'Оплата за товар',
};

describe('POST /save_pmt', () => {
  it('is done once for one idempotency key', () => {
    const declared = { method: 'POST', path: '/save_pmt', access: 'company', acceptsIdempotencyKey: true };
    expect(savePayment).toMatchObject(declared);
  });

  it('carries the payment as JSON text under the names of the wire', () => {
    const parameters = encodeParameters(savePayment.request, { type: 1, payment: PAYMENT });
    expect(Object.keys(parameters)).toEqual(['pmt_type', 'pmt_data']);
    expect(parameters['pmt_type']).toBe('1');
    expect(JSON.parse(parameters['pmt_data'] ?? '')).toEqual({ pmt_id: '', ...PAYMENT_WIRE });
  });

  it('carries structured purpose and parties as XML text, and the request it pays for', () => {
    const xml = {
      structuredPurposeKind: 'budget',
      structuredPurposeXml: '<Strd/>',
      ultimateDebtorXml: '<UltmtDbtr/>',
      ultimateCreditorXml: '<UltmtCdtr/>',
    } as const;
    const rest = { requestId: '77', receiverCountry: '804', currencyCode: '980', standardPurposeCode: '12' };
    const parameters = encodeParameters(savePayment.request, { type: 1, payment: { ...PAYMENT, ...xml, ...rest } });
    expect(JSON.parse(parameters['pmt_data'] ?? '')).toEqual({
      pmt_id: '',
      ...PAYMENT_WIRE,
      sppType: 'budget',
      rmtStrd: '<Strd/>',
      ultmtDbtr: '<UltmtDbtr/>',
      ultmtCdtr: '<UltmtCdtr/>',
      cur_req_id: '77',
      country_co: '804',
      cur_ref: '980',
      std_purp_r: '12',
    });
  });

  it('knows four kinds of structured purpose', () => {
    const read = (sppType: string) =>
      decodeParameters(savePayment.request, { pmt_type: '1', pmt_data: JSON.stringify({ ...PAYMENT_WIRE, sppType }) });
    for (const kind of ['none', 'budget', 'singleAccount', 'stateProperty'])
      expect(read(kind)).toMatchObject({ value: { payment: { structuredPurposeKind: kind } } });
    expect(read('tax')).toEqual({ ok: false, where: 'pmt_data.sppType' });
  });

  it('names the document that is changed', () => {
    const parameters = encodeParameters(savePayment.request, { type: 1, payment: { ...PAYMENT, id: '501' } });
    expect(parameters['pmt_data']).toContain('"pmt_id":"501"');
  });

  it('reads nothing at all as an empty payment of a resident with a code, for the rules to refuse', () => {
    const decoded = decodeParameters(savePayment.request, { pmt_type: '1', pmt_data: '{}' });
    const empty = Object.fromEntries(Object.keys(PAYMENT).map((name) => [name, '']));
    const payment = { ...empty, id: null, receiverIsResident: true, receiverHasCode: true };
    expect(decoded).toEqual({ ok: true, value: { type: 1, payment } });
  });

  it('leaves what a person typed to the rules: only the shape is refused here', () => {
    const typed = { ...PAYMENT_WIRE, pmt_num: '№ 1', doc_date: 'завтра', amount: 'сто', acnt_co: '?' };
    expect(decodeParameters(savePayment.request, { pmt_type: '1', pmt_data: JSON.stringify(typed) }).ok).toBe(true);
    const digits = { ...PAYMENT_WIRE, amount: 100, pmt_num: 7 };
    const read = decodeParameters(savePayment.request, { pmt_type: '1', pmt_data: JSON.stringify(digits) });
    expect(read).toMatchObject({ ok: true, value: { payment: { amount: '100', number: '7' } } });
    const numbers = { ...PAYMENT_WIRE, amount: [100] };
    expect(decodeParameters(savePayment.request, { pmt_type: '1', pmt_data: JSON.stringify(numbers) })).toEqual({
      ok: false,
      where: 'pmt_data.amount',
    });
  });

  it('takes hryvnia payments only', () => {
    expect(decodeParameters(savePayment.request, { pmt_type: '2', pmt_data: '{}' })).toEqual({
      ok: false,
      where: 'pmt_type',
    });
  });

  it('answers the document’s id and status', () => {
    expect(savePayment.answer.encode({ id: '501', status: 0 })).toEqual({ pmt_id: '501', pmt_status: 0 });
    expect(decodeWire(savePayment.answer, { pmt_id: 501, pmt_status: '-1' })).toEqual({
      ok: false,
      where: 'pmt_status',
    });
  });
});

describe('GET /get_pmt_info', () => {
  it('asks for one document and answers it with its version and signatures', () => {
    expect(getPayment).toMatchObject({ method: 'GET', path: '/get_pmt_info', access: 'company' });
    expect(encodeParameters(getPayment.request, { id: '501' })).toEqual({ pmt_id: '501' });
    const signatures = [
      { signer: 'Тестенко І. П.', right: 1, at: '2026-07-15T09:05:59', certificate: '5e98' },
    ] as const;
    const stored = { type: 1, status: 2, version: 3, debitIban: 'UA523516070000026009349119632' } as const;
    const rest = { currencyLetters: 'UAH', creator: 'Тестенко І. П.', abortReason: null, confirmed: null } as const;
    const payment = { ...PAYMENT, ...stored, ...rest, id: '501', signatures };
    const { doc_date, ...sameNames } = PAYMENT_WIRE;
    expect(getPayment.answer.encode({ payment })).toEqual({
      pmt_info: {
        ...sameNames,
        pmt_date: doc_date,
        pmt_id: '501',
        pmt_type: 1,
        status: 2,
        version: 3,
        acnt_c: 'UA523516070000026009349119632',
        sim_cur: 'UAH',
        user_name: 'Тестенко І. П.',
        reason: '',
        time_e: '',
        signatures: [
          { user_name: 'Тестенко І. П.', sign_right: 1, sign_time: '15.07.2026 09:05:59', sign_cert: '5e98' },
        ],
      },
    });
  });
});

describe('POST /save_batch_docs', () => {
  it('carries the payments as one JSON list and is done once for one idempotency key', () => {
    expect(savePayments).toMatchObject({ method: 'POST', path: '/save_batch_docs', acceptsIdempotencyKey: true });
    const payments = [PAYMENT, { ...PAYMENT, number: '18' }];
    const parameters = encodeParameters(savePayments.request, { type: 1, all: true, payments });
    expect(parameters).toMatchObject({ pmts_type: '1', all: '1' });
    expect(JSON.parse(parameters['pmts'] ?? '')).toMatchObject([{ pmt_num: '17' }, { pmt_num: '18' }]);
  });

  it('answers the id of each payment, or why it was refused', () => {
    const results = [
      { pmt_id: 501 },
      { error: 'Ні', problems: [{ field: 'amount', key: 'amountTooBig', max: '5.00' }] },
    ];
    expect(decodeWire(savePayments.answer, { results })).toEqual({
      ok: true,
      value: {
        results: [
          { id: '501', error: null, errorCode: null, problems: [] },
          {
            id: null,
            error: 'Ні',
            errorCode: null,
            problems: [{ field: 'amount', key: 'amountTooBig', max: '5.00' }],
          },
        ],
      },
    });
  });
});

describe('POST /drop_docs', () => {
  it('names the documents in one list with commas', () => {
    const parameters = encodeParameters(dropPayments.request, { type: 'pmt', ids: ['501', '502'] });
    expect(parameters).toEqual({ docs_type: 'pmt', pmt_ids: '501,502' });
    expect(decodeWire(dropPayments.answer, {})).toEqual({ ok: true, value: { verdicts: [] } });
  });
});
