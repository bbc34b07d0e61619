import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { listAccounts } from '@ncb/shared-kernel/api/contract';
import { buildBank, findFreePorts, PROGRAM, SHORT_LIVED, startBankProcess } from './support/bank-process';
import { freshDirectory } from './support/get-cached-folder';
import { openTestBank, type TestBank } from './support/open-test-bank';
import { APP_ORIGIN } from './support/origins';
import { PAYMENT, Person } from './support/person';

const LIMIT_MS = 60_000;
const host = { host: new URL(APP_ORIGIN).host };

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
}

interface Received {
  readonly resourceSpans: readonly {
    readonly resource: Pick<Span, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** Collector of OpenTelemetry that keeps what it receives. */
let collector: Server;
let bodies: string[];
let statusCode: number;
beforeEach(async () => {
  [bodies, statusCode] = [[], 200];
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
      bodies.push(`${request.url} ${text}`);
      response.writeHead(statusCode, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterEach(() => collector.close());

const getEndpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;

const openBank = (tracesRatio = 1): Promise<TestBank> =>
  openTestBank({ config: { tracesEndpoint: getEndpoint(), tracesRatio, logLevel: 'debug' } });

const readReceived = () => bodies.map((body) => JSON.parse(body.replace(/^\S+ /, '')) as Received);

/** Replacer of JSON without ids and times: short texts occur in them by chance. */
function omitRandom(key: string, value: unknown): unknown {
  if (/^(?:traceId|spanId|parentSpanId|\w*TimeUnixNano)$/.test(key)) return undefined;
  const isRequestId = typeof value === 'object' && value !== null && 'key' in value && value.key === 'ncb.request_id';
  return isRequestId ? undefined : value;
}

function readSpans(): readonly Span[] {
  return readReceived().flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
}

const readAttributes = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test(
  'calls and their queries reach a collector, without personal data, addresses or values',
  async () => {
    const bank = await openBank();
    const person = new Person(bank, 'director1');
    await person.enterPassword('CanaryPassword1');
    await person.enterPassword();
    await person.enterCode('424242');
    await person.signIn();
    const token = person.jar.get('__Host-sid') ?? 'none';
    const id = await person.save({ purpose: 'Канарка в призначенні' });
    await person.sign(id);
    await person.get(listAccounts, {});
    await bank.app.inject({ url: '/ncb/api/canary_in_address?iban=1', headers: host });
    await bank.app.inject({ url: '/ncb/canary_page', headers: host });
    const { headers } = await bank.app.inject({ url: '/ncb/api/acn_list?clnt_id=1', headers: host });
    await bank.services.db.run('ALTER TABLE document RENAME TO document_gone');
    await person.save({ number: '108' }).catch(() => undefined);
    await bank.close();

    expect(bodies.every((body) => body.startsWith('/v1/traces '))).toBe(true);
    const spans = readSpans();
    const calls = spans.filter(({ kind }) => kind === 2);
    const queries = spans.filter(({ kind }) => kind === 3);
    expect(calls.length + queries.length).toBe(spans.length);
    expect(new Set(calls.map(({ name }) => name))).toEqual(
      new Set([
        ...['POST /ncb/api/login', 'POST /ncb/api/save_pmt', 'GET /ncb/api/acn_list', 'GET /ncb/*'],
        ...calls.map(({ name }) => name).filter((name) => /^(?:GET|POST) \/ncb\/api\/[a-z0-9_]+$/.test(name)),
      ]),
    );
    expect(calls.every(({ parentSpanId }) => !parentSpanId)).toBe(true);

    const [saved, failed] = calls.filter(({ name }) => name === 'POST /ncb/api/save_pmt');
    expect(saved && readAttributes(saved)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/ncb/api/save_pmt',
      'http.response.status_code': 200,
      'ncb.request_id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const ofSaved = queries.filter(({ parentSpanId }) => parentSpanId === saved?.spanId);
    expect(ofSaved.map(({ name }) => name)).toEqual(expect.arrayContaining(['WITH']));
    expect(ofSaved.every(({ traceId }) => traceId === saved?.traceId)).toBe(true);
    expect(queries.every(({ parentSpanId }) => calls.some(({ spanId }) => spanId === parentSpanId))).toBe(true);
    expect(ofSaved.map((span) => readAttributes(span)['db.query.text'])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^with .*\$1/i)]),
    );

    const refused = calls.find((span) => readAttributes(span)['ncb.request_id'] === headers['x-request-id']);
    expect(refused && readAttributes(refused)).toMatchObject({
      'http.response.status_code': 401,
      'ncb.refusal': 'unauthorized',
    });
    expect(failed?.status).toEqual({ code: 2 });
    const failedQuery = queries.find((span) => span.parentSpanId === failed?.spanId && span.status.code === 2);
    expect(failedQuery && readAttributes(failedQuery)['error.type']).toBe('42P01');

    const text = JSON.stringify(readReceived(), omitRandom);
    expect(text).toContain('POST /ncb/api/save_pmt');
    for (const canary of [
      ...['CanaryPassword1', 'Director1', 'director1', '424242', '111111', token, PAYMENT.creditIban],
      ...['UA603516070000026003999000001', '1234.56', 'Канарка', 'clnt_id', 'canary', '127.0.0.1', '1001'],
    ])
      expect(text).not.toContain(canary);
  },
  LIMIT_MS,
);

test(
  'the built bank imports the packages only when they are in use, and sends spans then',
  async () => {
    await buildBank();
    const program = readFileSync(PROGRAM, 'utf8');
    expect(program).toContain('import("@opentelemetry/sdk-trace")');
    expect(program).not.toMatch(/(?:from|require\() ?"@opentelemetry\//);
    const bank = startBankProcess({
      ports: await findFreePorts(),
      dataDir: freshDirectory(),
      flags: SHORT_LIVED,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: getEndpoint().replace('/v1/traces', '') },
    });
    await bank.ready;
    await new Person(bank, 'director1').enterPassword();
    expect(await bank.stop()).toEqual([0, null]);
    const spans = readSpans();
    const call = spans.find(({ name }) => name === 'POST /ncb/api/login');
    expect(call).toBeDefined();
    expect(spans.some(({ parentSpanId }) => parentSpanId === call?.spanId)).toBe(true);
  },
  2 * LIMIT_MS,
);

test(
  'a ratio of 0 sends nothing',
  async () => {
    const bank = await openBank(0);
    await new Person(bank, 'director1').signIn();
    await bank.close();
    expect(bodies).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'a collector that refuses is in the log once, and the bank answers',
  async () => {
    statusCode = 400;
    const bank = await openBank();
    await new Person(bank, 'director1').signIn();
    await bank.close();
    expect(bodies.length).toBeGreaterThan(0);
    expect(bank.readLog().split('traces were not sent')).toHaveLength(2);
  },
  LIMIT_MS,
);
