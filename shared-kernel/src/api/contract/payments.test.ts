import { decodeParameters, decodeWire, encodeParameters } from './call';
import { getPayment, savePayment, type UahPaymentToSave } from './payments';

const PAYMENT: UahPaymentToSave = {
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
};

/** Specification 2, section 3, "Wire form of a payment". */
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
    const numbers = { ...PAYMENT_WIRE, amount: 100 };
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
    const signatures = [{ signer: 'Тестенко І. П.', right: 1, at: '2026-07-15T09:05:59' }] as const;
    const stored = { type: 1, status: 2, version: 3, debitIban: 'UA523516070000026009349119632' } as const;
    const rest = { currencyLetters: 'UAH', creator: 'Тестенко І. П.', abortReason: null, confirmed: null } as const;
    const payment = { ...PAYMENT, ...stored, ...rest, id: '501', signatures };
    expect(getPayment.answer.encode({ payment })).toEqual({
      pmt_info: {
        ...PAYMENT_WIRE,
        pmt_id: '501',
        pmt_type: 1,
        status: 2,
        version: 3,
        acnt_c: 'UA523516070000026009349119632',
        sim_cur: 'UAH',
        user_name: 'Тестенко І. П.',
        reason: '',
        time_e: '',
        signatures: [{ user_name: 'Тестенко І. П.', sign_right: 1, sign_time: '15.07.2026 09:05:59' }],
      },
    });
  });
});
