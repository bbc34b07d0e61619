import { bankInfo, listAccounts, login, logout, resendCode, savePayment, unsignDocuments } from '../contract';
import { answerAlways, createTestClient } from './testing';

const SIGN_IN = { login: 'director', password: 'пароль', secondFactor: 'sms', code: null } as const;
const ask = (body: unknown, status = 200) => {
  const opened = createTestClient(answerAlways(body, status));
  return opened.api.call(bankInfo, { bankCode: '305299' });
};
const failed = (failure: object) => ({ ok: false, failure });

describe('an answer', () => {
  it('is read into the house’s words', async () => {
    expect(await ask({ success: 1, error: '', bank_name: 'АТ «Банк»' })).toEqual({
      ok: true,
      value: { name: 'АТ «Банк»' },
    });
  });

  it('is success where the bank does not say otherwise', async () => {
    expect(await ask({ bank_name: 'АТ «Банк»' })).toEqual({ ok: true, value: { name: 'АТ «Банк»' } });
  });

  it.each([
    ['a page of a proxy with status 200', '<!doctype html><title>Увійдіть у мережу</title>', ''],
    ['an empty body', '', ''],
    ['null', 'null', ''],
    ['a list', [], ''],
    ['an answer that lacks a field', { success: 1 }, 'bank_name'],
    ['an answer with a field of another type', { bank_name: [5] }, 'bank_name'],
  ])('that is %s is unreadable, and names the field and not its value', async (_, body, where) => {
    expect(await ask(body)).toEqual(failed({ kind: 'unreadable', where }));
  });
});

describe('a refusal', () => {
  const nothingElse = { text: null, code: null, params: {}, problems: [] };

  it('brings the bank’s text, the code, the values and the problems of single fields', async () => {
    const refusal = {
      success: 0,
      error: 'Помилки в документі',
      error_code: 'validation',
      error_params: { triesLeft: 3 },
      problems: [
        { field: 'amount', key: 'amountTooBig', params: { max: '100.00' } },
        { field: 'x', key: 'newer' },
      ],
    };
    expect(await ask(refusal)).toEqual(
      failed({
        kind: 'refused',
        text: 'Помилки в документі',
        code: 'validation',
        params: { triesLeft: '3' },
        problems: [
          { field: 'amount', key: 'amountTooBig', params: { max: '100.00' } },
          { field: 'x', key: 'newer', params: {} },
        ],
      }),
    );
  });

  it.each([false, 0, 'N', 'false'])('is one when "success" is %p, with the bank’s text alone', async (success) => {
    const outcome = await ask({ success, error: 'Ні' });
    expect(outcome).toEqual(failed({ kind: 'refused', ...nothingElse, text: 'Ні' }));
  });

  it('stays one with any HTTP status but 401, and whatever else the answer holds', async () => {
    const refusal = { success: 0, bank_name: 'АТ «Банк»' };
    for (const status of [200, 400, 403, 409, 422, 500])
      expect(await ask(refusal, status)).toEqual(failed({ kind: 'refused', ...nothingElse }));
  });

  it.each([
    ['its text is no text', { success: 0, error: { uk: 'Ні' } }, 'error'],
    ['its problems are no list', { success: false, problems: 'amount' }, 'problems'],
    ['"success" is neither yes nor no', { success: 'partly' }, 'success'],
  ])('is never taken for success because %s', async (_, body, where) => {
    const opened = createTestClient(answerAlways(body));
    for (const outcome of [
      await opened.api.call(unsignDocuments, { documents: [{ id: '501', type: 1 }] }),
      await opened.api.call(logout, {}),
    ])
      expect(outcome).toMatchObject(failed({ kind: 'unreadable', where: expect.stringContaining(where) }));
  });
});

describe('the HTTP status', () => {
  it.each([
    [500, '<h1>Internal Server Error</h1>'],
    [502, ''],
    [404, '{"bank_name":"АТ «Банк»"}'],
    [503, '{"success":1}'],
  ])('%d without a refusal of the bank is a failure by itself', async (status, body) => {
    expect(await ask(body, status)).toEqual(failed({ kind: 'http', status }));
  });
});

describe('the status 401', () => {
  const over = { success: 0, error: 'Сеанс завершено', error_code: 'unauthorized' };

  it('says once that the session is over, for a user’s call and for a company’s', async () => {
    for (const makeCall of [
      (api: ReturnType<typeof createTestClient>['api']) => api.call(bankInfo, { bankCode: '305299' }),
      (api: ReturnType<typeof createTestClient>['api']) => api.call(listAccounts, {}),
    ]) {
      const opened = createTestClient(answerAlways(over, 401));
      const failure = { kind: 'unauthorized', text: 'Сеанс завершено', code: 'unauthorized', params: {} };
      expect(await makeCall(opened.api)).toEqual(failed(failure));
      expect(opened.sessionsOver()).toBe(1);
    }
  });

  it('of something that is not the bank means the same', async () => {
    const opened = createTestClient(answerAlways('<h1>401</h1>', 401));
    expect(await opened.api.call(listAccounts, {})).toEqual(
      failed({ kind: 'unauthorized', text: null, code: 'unauthorized', params: {} }),
    );
    expect(opened.sessionsOver()).toBe(1);
  });

  it('while signing in is a wrong password or code: there is no session that could be over', async () => {
    const wrong = { success: 0, error: 'Ні', error_code: 'invalid_sms_code', error_params: { triesLeft: 2 } };
    const opened = createTestClient(answerAlways(wrong, 401));
    const failure = { kind: 'unauthorized', text: 'Ні', code: 'invalid_sms_code', params: { triesLeft: '2' } };
    expect(await opened.api.call(login, SIGN_IN)).toEqual(failed(failure));
    expect(await opened.api.call(resendCode, {})).toEqual(failed(failure));
    expect(opened.sessionsOver()).toBe(0);
  });

  it('is the only status that ends a session', async () => {
    const opened = createTestClient(answerAlways({ success: 0, error_code: 'forbidden' }, 403));
    expect(await opened.api.call(listAccounts, {})).toMatchObject(failed({ kind: 'refused', code: 'forbidden' }));
    expect(opened.sessionsOver()).toBe(0);
  });
});

describe('problems of fields', () => {
  const payment = { id: null, documentDate: '', valueDate: '', debitAccountId: '', creditIban: '' };
  const texts = { number: '', receiverName: '', receiverCode: '', amount: '', purpose: '' };
  const request = {
    type: 1,
    payment: { ...payment, ...texts, receiverIsResident: true, receiverHasCode: true },
  } as const;
  const refusal = {
    success: 0,
    problems: [
      { field: 'acnt_co', key: 'invalidIban' },
      { field: 'newer', key: 'x' },
    ],
  };
  const fieldsOf = async (call: typeof savePayment) => {
    const outcome = await createTestClient(answerAlways(refusal)).api.call(call, request);
    return !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.problems.map(({ field }) => field);
  };

  it('have the names of the values that were sent, whatever the wire calls them', async () => {
    expect(await fieldsOf(savePayment)).toEqual(['creditIban', 'newer']);
  });

  it('keep the names of the wire for a remote built before calls translated them', async () => {
    const { problemField: _, ...older } = savePayment;
    expect(await fieldsOf(older)).toEqual(['acnt_co', 'newer']);
  });
});

describe('the answer to a saved payment', () => {
  it('with a status that no stored document can have is unreadable', async () => {
    const opened = createTestClient(answerAlways({ pmt_id: '501', pmt_status: -1 }));
    const payment = { id: null, documentDate: '', valueDate: '', debitAccountId: '', creditIban: '' };
    const texts = { number: '', receiverName: '', receiverCode: '', amount: '', purpose: '' };
    const request = { ...payment, ...texts, receiverIsResident: true, receiverHasCode: true };
    expect(await opened.api.call(savePayment, { type: 1, payment: request })).toEqual(
      failed({ kind: 'unreadable', where: 'pmt_status' }),
    );
  });
});
