import { decodeParameters, decodeWire, encodeParameters } from './call';
import {
  dropPayrolls,
  getPayroll,
  listPayrolls,
  savePayroll,
  type PayrollListRow,
  type PayrollToSave,
} from './payroll';
import { listPayrollTypes } from './payroll-types';

const PAYROLL: PayrollToSave = {
  id: null,
  number: '7',
  documentDate: '2026-07-01',
  payoutDay: '',
  debitAccountId: '7001',
  transitAccount: 'UA723516070000029098999000091',
  typeId: '7',
  otherType: 'Премія',
  period: '2026-06',
  half: '2',
  total: '17000.00',
  employees: [
    {
      taxCode: '0148102804',
      lastName: 'Умовна',
      firstName: 'Оксана',
      middleName: 'Тестівна',
      account: 'UA883516070000026202999000200',
      amount: '17000.00',
    },
  ],
};

const WIRE = {
  payroll_id: '',
  payroll_num: '7',
  payroll_date: '01.07.2026',
  payroll_vdate: '',
  acn_id: '7001',
  payroll_tran_acn: 'UA723516070000029098999000091',
  payroll_type: '7',
  payroll_other: 'Премія',
  period: '2026-06',
  half: '2',
  payroll_amount: '17000.00',
  emps: [
    {
      tin: '0148102804',
      lastname: 'Умовна',
      firstname: 'Оксана',
      middlename: 'Тестівна',
      emp_acn: 'UA883516070000026202999000200',
      amount: '17000.00',
    },
  ],
};

describe('POST /save_payroll', () => {
  it('is the specification’s only multipart call, and is done once per key', () => {
    expect(savePayroll).toMatchObject({
      method: 'POST',
      path: '/save_payroll',
      origin: 'specified',
      encoding: 'multipart',
      acceptsIdempotencyKey: true,
    });
  });

  it('carries the payroll as JSON in "cdata"', () => {
    const { cdata, ...others } = encodeParameters(savePayroll.request, { payroll: PAYROLL });
    expect(others).toEqual({});
    expect(JSON.parse(cdata ?? '')).toEqual(WIRE);
  });

  it('brings what a person typed to the rules instead of refusing it', () => {
    const typed = { payroll_date: 'вчора', payroll_amount: 'сто', emps: [{ amount: '-5' }] };
    const decoded = decodeParameters(savePayroll.request, { cdata: JSON.stringify(typed) });
    expect(decoded).toMatchObject({
      ok: true,
      value: { payroll: { id: null, documentDate: 'вчора', total: 'сто', employees: [{ amount: '-5', taxCode: '' }] } },
    });
  });
});

describe('GET /get_payrolls', () => {
  it('asks under the names of the specification, of which one has a capital', () => {
    const request = {
      start: '2026-06-15',
      end: '2026-07-15',
      number: '7',
      amountFrom: '1.00',
      amountTo: '2.00',
      status: 0,
      typeId: '7',
    } as const;
    expect(encodeParameters(listPayrolls.request, request)).toEqual({
      date_start: '15.06.2026',
      date_end: '15.07.2026',
      payroll_num: '7',
      amountFrom: '1.00',
      amount_to: '2.00',
      status: '0',
      payroll_type: '7',
    });
  });

  it('is understood without what is ours and without what may be missing', () => {
    const row = {
      payroll_id: 5,
      payroll_num: '7',
      payroll_date: '01.07.2026',
      payroll_amount: 17000,
      payroll_type: 7,
      status: '6',
      reason: 'Рахунок закрито',
      acn_id: 7001,
      acn_n: '26003999000001',
      payroll_tran_acn: 'UA723516070000029098999000091',
    };
    const read: PayrollListRow = {
      id: '5',
      number: '7',
      documentDate: '2026-07-01',
      payoutDay: null,
      amount: '17000.00',
      typeId: '7',
      otherType: '',
      status: 6,
      abortReason: 'Рахунок закрито',
      debitAccountId: '7001',
      debitAccount: '26003999000001',
      transitAccount: 'UA723516070000029098999000091',
      employeeCount: 0,
      creator: '',
      confirmed: null,
    };
    expect(decodeWire(listPayrolls.answer, { payrolls_list: [row] })).toEqual({
      ok: true,
      value: { rows: [read], truncated: false },
    });
  });
});

describe('GET /get_payroll_info', () => {
  it('answers a payroll with what the bank added to it', () => {
    const { payroll_id: _id, ...content } = WIRE;
    const info = { ...content, payroll_id: 5, status: 2, acn_n: '26003999000001', fee_amount: '85' };
    expect(encodeParameters(getPayroll.request, { id: '5' })).toEqual({ payroll_id: '5' });
    expect(decodeWire(getPayroll.answer, { payroll_info: info })).toEqual({
      ok: true,
      value: {
        payroll: {
          ...PAYROLL,
          employees: PAYROLL.employees.map((row) => ({
            ...row,
            fromBank: false,
            outcome: null,
            reason: null,
            uetr: null,
          })),
          payments: [],
          id: '5',
          status: 2,
          version: 1,
          abortReason: null,
          debitAccount: '26003999000001',
          debitIban: '',
          branch: '',
          fee: '85.00',
          creator: '',
          confirmed: null,
          signatures: [],
        },
      },
    });
  });
});

describe('POST /drop_docs for payrolls', () => {
  it('names their ids in a list of its own', () => {
    expect(dropPayrolls.variant).toEqual({ parameter: 'docs_type', values: ['payroll'] });
    expect(encodeParameters(dropPayrolls.request, { type: 'payroll', ids: ['5', '6'] })).toEqual({
      docs_type: 'payroll',
      payrolls_ids: '5,6',
    });
  });

  it('answers a verdict for each, or none', () => {
    const result = { id: '5', status: '', error: 'Ні', error_code: 'statusForbidsAction' };
    expect(decodeWire(dropPayrolls.answer, { results: [result] })).toEqual({
      ok: true,
      value: { verdicts: [{ id: '5', status: null, error: 'Ні', errorCode: 'statusForbidsAction' }] },
    });
    expect(decodeWire(dropPayrolls.answer, {})).toEqual({ ok: true, value: { verdicts: [] } });
  });
});

describe('GET /get_catalog for payroll types', () => {
  it('answers ids and names under the upper-case names of the specification', () => {
    expect(encodeParameters(listPayrollTypes.request, { catalogue: 'payroll_types' })).toEqual({
      catalog_ref: 'payroll_types',
    });
    const rows = [{ NCB_PR_TYPE_ID: 7, NCB_PR_TYPE_CODE: 'Інше' }];
    expect(decodeWire(listPayrollTypes.answer, { rows })).toEqual({
      ok: true,
      value: { rows: [{ id: '7', name: 'Інше' }] },
    });
  });
});
