import type { CreditApplicationDraft } from '../../domain/rules';
import { applyForCredit, listAccounts } from '../contract';
import { getFailureCode, type ApiFailure } from './outcome';
import { answerAlways, createTestClient } from './testing';

const APPLICATION: CreditApplicationDraft = {
  currencyCode: '980',
  amount: '1.00',
  term: '1',
  purpose: 'Товар',
  collateral: '',
  scheme: 'annuity',
  attachments: [],
  hasAgreed: true,
};
const REQUEST_ID = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const failed = (kind: ApiFailure['kind']) => ({ ok: false, failure: { kind } });

const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const signal = init?.signal;
    const giveUp = () => reject(signal?.reason as Error);
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });

describe('a call without an answer', () => {
  it('is a network failure when the bank cannot be reached', async () => {
    const opened = createTestClient(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await opened.api.call(listAccounts, {})).toEqual(failed('network'));
    expect(opened.sessionsOver()).toBe(0);
  });

  it('is a network failure when the line breaks in the middle of the answer', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    const opened = createTestClient(() => Promise.resolve(new Response(broken)));
    expect(await opened.api.call(listAccounts, {})).toEqual(failed('network'));
  });

  it('is a network failure when the network throws at once instead of rejecting', async () => {
    const opened = createTestClient(() => {
      throw new TypeError('Invalid URL');
    });
    expect(await opened.api.call(listAccounts, {})).toEqual(failed('network'));
  });

  it('ends by itself after the time limit', async () => {
    const opened = createTestClient(silent, { timeoutMs: 20 });
    expect(await opened.api.call(listAccounts, {})).toEqual(failed('timeout'));
  });

  it.each([
    ['a line', 'x', 60_000],
    ['a file of a megabyte', 'x'.repeat(1024 * 1024), 92_000],
    ['the largest file', 'x'.repeat(16 * 1024 * 1024), 120_000],
  ])('has the longer to come, the longer its request takes to send: %s', async (_, purpose, limit) => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    await createTestClient(answerAlways({ app_id: '9', status: 0 })).api.call(applyForCredit, {
      ...APPLICATION,
      purpose,
    });
    const [used] = timeout.mock.calls[0] ?? [];
    timeout.mockRestore();
    expect(Math.abs((used ?? 0) - limit)).toBeLessThan(100);
  });

  it('ends after the time limit when the answer begins and never ends', async () => {
    const stalled: typeof fetch = (_, init) => {
      const body = new ReadableStream({
        start: (controller) => {
          init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      });
      return Promise.resolve(new Response(body));
    };
    const opened = createTestClient(stalled, { timeoutMs: 20 });
    expect(await opened.api.call(listAccounts, {})).toEqual(failed('timeout'));
  });

  it('ends when the caller gives up, and that is no time-out', async () => {
    const caller = new AbortController();
    const opened = createTestClient(silent, { timeoutMs: 10_000 });
    const outcome = opened.api.call(listAccounts, {}, { signal: caller.signal });
    caller.abort();
    expect(await outcome).toEqual(failed('aborted'));
  });

  it('ends at once when the caller had given up before', async () => {
    const opened = createTestClient(silent);
    expect(await opened.api.call(listAccounts, {}, { signal: AbortSignal.abort() })).toEqual(failed('aborted'));
  });

  it('ends after the time limit although the caller still waits', async () => {
    const opened = createTestClient(silent, { timeoutMs: 20 });
    const outcome = await opened.api.call(listAccounts, {}, { signal: new AbortController().signal });
    expect(outcome).toEqual(failed('timeout'));
  });
});

describe('a call that follows a failed one', () => {
  it('is made anew: nothing of a failure is kept', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), answerAlways({ acn_list: [] })];
    const opened = createTestClient((address, init) => answers.shift()?.(address, init) ?? Promise.reject(new Error()));
    expect(await opened.api.call(listAccounts, {})).toEqual(failed('network'));
    expect(await opened.api.call(listAccounts, {})).toEqual({ ok: true, value: { accounts: [] } });
  });
});

describe('a failed call', () => {
  const DOWN = () => Promise.reject(new TypeError('Failed to fetch'));

  it('is sent once: the client repeats neither a GET nor a POST, with a key or without', async () => {
    for (const answer of [DOWN, answerAlways('', 503), answerAlways('', 429)]) {
      const opened = createTestClient(answer);
      await opened.api.call(listAccounts, {});
      await opened.api.call(applyForCredit, APPLICATION);
      await opened.api.call(applyForCredit, APPLICATION, { idempotencyKey: 'key-1' });
      expect(opened.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
    }
  });

  it('may be repeated by the caller under the same key, which the bank then knows', async () => {
    const answers = [DOWN, answerAlways({ app_id: '9', status: 0 })];
    const opened = createTestClient((address, init) => answers.shift()?.(address, init) ?? Promise.reject(new Error()));
    const send = () => opened.api.call(applyForCredit, APPLICATION, { idempotencyKey: 'key-1' });
    expect(await send()).toEqual({ ok: false, failure: { kind: 'network', stored: 'unknown' } });
    expect(await send()).toEqual({ ok: true, value: { id: '9', status: 0 } });
    expect(opened.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1']);
  });
});

describe('a call that stores under a key and brings no answer', () => {
  const store = (network: typeof fetch, timeoutMs = 10_000) =>
    createTestClient(network, { timeoutMs }).api.call(applyForCredit, APPLICATION, { idempotencyKey: 'key-1' });

  it.each<[string, typeof fetch, ApiFailure]>([
    ['cut in half', answerAlways('{"success": true, "app_i'), { kind: 'unreadable', where: '' }],
    ['of a proxy', answerAlways('<html>', 502), { kind: 'http', status: 502 }],
    ['that never comes', silent, { kind: 'timeout' }],
    ['whose line broke', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
  ])('may be carried out: an answer %s', async (_, network, failure) => {
    expect(await store(network, 20)).toEqual({ ok: false, failure: { ...failure, stored: 'unknown' } });
  });

  it('is not carried out if the bank refuses it, or the browser has no network', async () => {
    const refused = await store(answerAlways({ success: false, error: 'Ні' }));
    expect(refused).not.toHaveProperty('failure.stored');
    expect(await store(answerAlways('', 413))).toEqual({ ok: false, failure: { kind: 'http', status: 413 } });
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
    const offline = await store(() => Promise.reject(new TypeError('Failed to fetch')));
    Reflect.deleteProperty(globalThis, 'navigator');
    expect(offline).toEqual({ ok: false, failure: { kind: 'network', stored: 'no' } });
  });
});

describe('the id of a request', () => {
  const answer = (body: string, status: number) => () =>
    Promise.resolve(new Response(body, { status, headers: { 'X-Request-ID': REQUEST_ID } }));
  const ask = (network: typeof fetch) => createTestClient(network).api.call(applyForCredit, APPLICATION);

  it.each<[string, typeof fetch, ApiFailure]>([
    ['of nginx', answer('<html>', 502), { kind: 'http', status: 502, requestId: REQUEST_ID }],
    [
      'of an error of the bank',
      answer('{"success": false, "error_code": "internalError"}', 500),
      { kind: 'refused', text: null, code: 'internalError', params: {}, problems: [], requestId: REQUEST_ID },
    ],
    ['that is no JSON', answer('{', 200), { kind: 'unreadable', where: '', requestId: REQUEST_ID }],
    [
      'against the contract',
      answer('{"success": true}', 200),
      { kind: 'unreadable', where: 'app_id', requestId: REQUEST_ID },
    ],
  ])('is taken from an answer %s', async (_, network, failure) => {
    expect(await ask(network)).toEqual({ ok: false, failure });
  });

  it('is none of a refusal, which names its reason', async () => {
    const outcome = await ask(answer('{"success": false, "error_code": "duplicateNumber"}', 200));
    expect(outcome).not.toHaveProperty('failure.requestId');
  });
});

describe('failureCode', () => {
  const refused = { kind: 'refused', text: 'Ні', params: {}, problems: [] } as const;

  it.each<[string, ApiFailure]>([
    ['BANK-duplicateNumber', { ...refused, code: 'duplicateNumber' }],
    ['BANK-REFUSED', { ...refused, code: null }],
    ['HTTP-502', { kind: 'http', status: 502 }],
    ['HTTP-502-0f1e2d3c', { kind: 'http', status: 502, requestId: REQUEST_ID }],
    ['BANK-internalError-0f1e2d3c', { ...refused, code: 'internalError', requestId: REQUEST_ID }],
    ['BANK-internalError', { ...refused, code: 'internalError' }],
    ['ANSWER-FORMAT-0f1e2d3c', { kind: 'unreadable', where: '', requestId: REQUEST_ID }],
    ['ANSWER-acn_list.0.sal', { kind: 'unreadable', where: 'acn_list.0.sal' }],
    ['ANSWER-FORMAT', { kind: 'unreadable', where: '' }],
    ['UNAUTHORIZED', { kind: 'unauthorized', text: null, code: 'unauthorized', params: {} }],
    ['NETWORK', { kind: 'network' }],
    ['TIMEOUT', { kind: 'timeout' }],
    ['ABORTED', { kind: 'aborted' }],
  ])('reads out %s to support', (code, failure) => {
    expect(getFailureCode(failure)).toBe(code);
  });
});
