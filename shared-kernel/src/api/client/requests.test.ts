import {
  bankInfo,
  getUserInfo,
  listAccounts,
  listPayments,
  listRates,
  login,
  logout,
  savePayment,
  savePayroll,
} from '../contract';
import { answerAlways, createTestClient, type TestClient } from './testing';

const PAYMENT = {
  id: null,
  number: '17',
  documentDate: '2026-07-15',
  valueDate: '',
  debitAccountId: '7001',
  creditIban: 'UA983052990000026008138043718',
  receiverName: 'ТОВ «Ромашка & Ко»',
  receiverCode: '14360570',
  receiverIsResident: true,
  receiverHasCode: true,
  amount: '100.00',
  purpose: 'Оплата = 100 % + ПДВ',
};
const JOURNAL = { start: null, end: null, day: null, status: null, type: null } as const;
const SIGN_IN = { login: 'director', password: 'п@роль+1', secondFactor: 'sms', code: null } as const;

let opened: TestClient;
beforeEach(() => {
  opened = createTestClient(answerAlways({ success: 1 }));
});

function lastAsked(): Request {
  const request = opened.requests.at(-1);
  if (!request) throw new Error('nothing was asked');
  return request;
}

describe('a POST', () => {
  it('is a form with the session parameters and the call’s own', async () => {
    await opened.api.call(savePayment, { type: 1, payment: PAYMENT });
    const request = lastAsked();
    expect(`${request.method} ${request.url}`).toBe('POST https://bank.test/ncb/api/save_pmt');
    expect(request.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
    const form = new URLSearchParams(await request.text());
    expect([...form.keys()]).toEqual(['clnt_id', 'ncb_id', 'user_id', 'pmt_type', 'pmt_data']);
    expect([form.get('clnt_id'), form.get('ncb_id'), form.get('user_id')]).toEqual(['1001', '2002', '5']);
    expect(JSON.parse(form.get('pmt_data') ?? '')).toMatchObject({
      name_co: 'ТОВ «Ромашка & Ко»',
      pay_purp: 'Оплата = 100 % + ПДВ',
    });
  });

  it('puts nothing into the address, where servers and proxies would log a password', async () => {
    await opened.api.call(login, SIGN_IN);
    expect(lastAsked().url).toBe('https://bank.test/ncb/api/login');
    expect(new URLSearchParams(await lastAsked().text()).get('pwd')).toBe('п@роль+1');
  });
});

describe('a multipart POST', () => {
  const PAYROLL = {
    id: null,
    number: '7',
    documentDate: '2026-07-15',
    payoutDay: '',
    debitAccountId: '7001',
    transitAccount: '',
    typeId: '1',
    otherType: 'Премія & 100 %\r\n--кінець',
    period: '2026-07',
    half: '1' as const,
    total: '',
    employees: [],
  };

  it('carries the session parameters and the call’s own as parts, with the boundary that the platform chose', async () => {
    await opened.api.call(savePayroll, { payroll: PAYROLL });
    const request = lastAsked();
    expect(`${request.method} ${request.url}`).toBe('POST https://bank.test/ncb/api/save_payroll');
    expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await request.formData();
    expect([...form.keys()]).toEqual(['clnt_id', 'ncb_id', 'user_id', 'cdata']);
    expect(form.get('clnt_id')).toBe('1001');
    expect(JSON.parse(form.get('cdata') as string)).toMatchObject({ payroll_other: PAYROLL.otherType });
  });

  it('carries the guard and the key in headers, as every POST does', async () => {
    await opened.api.call(savePayroll, { payroll: PAYROLL }, { idempotencyKey: 'key-1' });
    expect(lastAsked().headers.get('X-Requested-With')).toBe('ncb');
    expect(lastAsked().headers.get('Idempotency-Key')).toBe('key-1');
  });
});

describe('a GET', () => {
  it('is a query with the session parameters and the call’s own, and has no body', async () => {
    await opened.api.call(listPayments, { ...JOURNAL, periodType: 'period', accountIds: ['7001', '7002'] });
    const { method, url, body } = lastAsked();
    expect([method, body]).toEqual(['GET', null]);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      clnt_id: '1001',
      ncb_id: '2002',
      user_id: '5',
      period_type: 'period',
      acn_ids: '7001,7002',
    });
  });

  it('without parameters has no question mark', async () => {
    await opened.api.call(getUserInfo, { companyRef: null });
    expect(lastAsked().url).toBe('https://bank.test/ncb/api/get_user_info');
  });
});

describe('a call outside the prefix', () => {
  it('begins at the root of the page’s host, or of the host that the other calls go to', async () => {
    await opened.api.call(listRates, {});
    expect(lastAsked().url).toBe('https://bank.test/api/rates');
    opened = createTestClient(answerAlways({ success: 1 }), { baseUrl: 'https://api.bank.test:8443/ncb/api' });
    await opened.api.call(listRates, {});
    expect(lastAsked().url).toBe('https://api.bank.test:8443/api/rates');
  });
});

describe('the session parameters', () => {
  it('go with a call that is made for a company', async () => {
    await opened.api.call(listAccounts, {});
    expect(new URL(lastAsked().url).search).toBe('?clnt_id=1001&ncb_id=2002&user_id=5');
  });

  it('do not go with a call of a user, nor with one of anybody', async () => {
    await opened.api.call(bankInfo, { bankCode: '305299' });
    expect(new URL(lastAsked().url).search).toBe('?bank_n=305299');
    await opened.api.call(logout, {});
    expect(await lastAsked().text()).toBe('');
    await opened.api.call(login, SIGN_IN);
    expect(await lastAsked().text()).not.toContain('clnt_id');
  });

  it('are those of the moment of the call', async () => {
    const companies = ['1001', '1002'];
    opened = createTestClient(answerAlways({ acn_list: [] }), {
      identity: () => ({ companyRef: companies.shift() ?? '', bankClientId: '1', userId: '5' }),
    });
    await opened.api.call(listAccounts, {});
    await opened.api.call(listAccounts, {});
    expect(opened.requests.map(({ url }) => new URL(url).searchParams.get('clnt_id'))).toEqual(['1001', '1002']);
  });

  it('are left out while nobody is signed in', async () => {
    opened = createTestClient(answerAlways({ acn_list: [] }), { identity: () => null });
    await opened.api.call(listAccounts, {});
    expect(lastAsked().url).toBe('https://bank.test/ncb/api/acn_list');
  });
});

describe('the headers', () => {
  it('carry the guard against forged forms and the user’s language, and the cookie goes with them', async () => {
    opened = createTestClient(answerAlways({ success: 1 }), { languageTag: () => 'ru' });
    for (const make of [
      () => opened.api.call(login, SIGN_IN),
      () => opened.api.call(listAccounts, {}),
      () => opened.api.call(savePayment, { type: 1, payment: PAYMENT }),
    ]) {
      await make();
      expect(lastAsked().headers.get('X-Requested-With')).toBe('ncb');
      expect(lastAsked().headers.get('Accept-Language')).toBe('ru');
      expect(lastAsked().credentials).toBe('include');
    }
  });

  it('carry an idempotency key where the call takes one and one is given', async () => {
    const request = { type: 1, payment: PAYMENT } as const;
    await opened.api.call(savePayment, request, { idempotencyKey: 'key-1' });
    expect(lastAsked().headers.get('Idempotency-Key')).toBe('key-1');
    await opened.api.call(savePayment, request);
    expect(lastAsked().headers.has('Idempotency-Key')).toBe(false);
    await opened.api.call(login, SIGN_IN, { idempotencyKey: 'key-1' });
    expect(lastAsked().headers.has('Idempotency-Key')).toBe(false);
  });
});
