import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { routeByHost } from '../src/server/route-by-host';
import * as bank from '../src';
import { DirectoryInUse } from '../src/db/directory-lock';
import { listen, PortTaken } from '../src/server/listen';
import { DEFAULT_CONFIG } from '../src/config';
import { findFreePorts } from './support/bank-process';

const app = Fastify();
const widget = Fastify();
let port: number;
let second: number;
beforeAll(async () => {
  app.get('/*', (_request, reply) => reply.send('shell'));
  widget.get('/*', (_request, reply) => reply.code(204).send());
  await Promise.all([app.ready(), widget.ready()]);
  [port, second] = await findFreePorts();
});
afterAll(() => Promise.all([app.close(), widget.close()]));

async function getStatus(host: string, at: number, address = '127.0.0.1', path = '/health/live'): Promise<number> {
  const outgoing = request({ host: address, port: at, path, headers: { host }, agent: false }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

test('one port carries both hosts, and no other name: a page that points its own name here reaches nothing', async () => {
  const origins = {
    appOrigin: `http://app.ibank.localhost:${port}`,
    signOrigin: `http://sign.ibank.localhost:${port}`,
  };
  const listening = await listen(
    { ...DEFAULT_CONFIG, ...origins },
    routeByHost({ ...origins, watchToken: null }, app, widget),
  );
  expect(await getStatus(`app.ibank.localhost:${port}`, port)).toBe(200);
  expect(await getStatus(`APP.ibank.localhost:${port}`, port)).toBe(200);
  expect(await getStatus(`sign.ibank.localhost:${port}`, port)).toBe(204);
  for (const host of [`127.0.0.1:${port}`, `evil.example:${port}`, `app.ibank.localhost`, `localhost:${port}`]) {
    expect(await getStatus(host, port)).toBe(421);
  }
  await listening.stop();
});

test.each([
  ['set', 'a-token', 200],
  ['not set', null, 421],
])('the token of metrics and loads is %s: whether another name reaches them', async (_, watchToken, status) => {
  const origins = {
    appOrigin: `http://app.ibank.localhost:${port}`,
    signOrigin: `http://sign.ibank.localhost:${port}`,
  };
  const listening = await listen(
    { ...DEFAULT_CONFIG, ...origins },
    routeByHost({ ...origins, watchToken }, app, widget),
  );
  for (const path of ['/metrics', '/health/loads?minutes=15'])
    expect(await getStatus(`10.0.0.1:${port}`, port, '127.0.0.1', path)).toBe(status);
  expect(await getStatus(`10.0.0.1:${port}`, port, '127.0.0.1', '/metrics/more')).toBe(421);
  await listening.stop();
});

test('where only localhost is to be had, two ports carry the two origins', async () => {
  const origins = { appOrigin: `http://localhost:${port}`, signOrigin: `http://localhost:${second}` };
  const listening = await listen(
    { ...DEFAULT_CONFIG, ...origins },
    routeByHost({ ...origins, watchToken: null }, app, widget),
  );
  expect(await getStatus(`localhost:${port}`, port)).toBe(200);
  expect(await getStatus(`localhost:${second}`, second)).toBe(204);
  await listening.stop();
});

test('the ids of a thousand documents fit into one query', async () => {
  const origins = {
    appOrigin: `http://app.ibank.localhost:${port}`,
    signOrigin: `http://sign.ibank.localhost:${port}`,
  };
  const listening = await listen(
    { ...DEFAULT_CONFIG, ...origins },
    routeByHost({ ...origins, watchToken: null }, app, widget),
  );
  const docs = JSON.stringify(Array.from({ length: 1000 }, (_, index) => ({ id: String(100_000 + index), type: 1 })));
  const path = `/ncb/api/get_docs2sign?${new URLSearchParams({ docs }).toString()}`;
  expect(await getStatus(`app.ibank.localhost:${port}`, port, '127.0.0.1', path)).toBe(200);
  await listening.stop();
});

test('a taken port is named, and the others are given back', async () => {
  const [free, occupied] = await findFreePorts();
  const other = createServer().listen(occupied, '127.0.0.1');
  await once(other, 'listening');
  const origins = { appOrigin: `http://localhost:${free}`, signOrigin: `http://localhost:${occupied}` };
  const failed = listen({ ...DEFAULT_CONFIG, ...origins }, () => undefined);
  await expect(failed).rejects.toBeInstanceOf(PortTaken);
  await expect(failed).rejects.toMatchObject({ port: occupied });
  other.close();
  await once(other, 'close');
  await expect(once(connect(free, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('an address that the machine does not have is passed over, unless there is no other', async () => {
  const origins = { appOrigin: `http://localhost:${port}`, signOrigin: `http://localhost:${port}` };
  const listening = await listen(
    { ...DEFAULT_CONFIG, ...origins, listenOn: ['127.0.0.1', '203.0.113.7'] },
    () => undefined,
  );
  await listening.stop();
  await expect(listen({ ...DEFAULT_CONFIG, ...origins, listenOn: ['203.0.113.7'] }, () => undefined)).rejects.toThrow(
    '203.0.113.7',
  );
});

test('connections that nobody uses do not hold up the stop, and a request under way is answered', async () => {
  const config = { ...DEFAULT_CONFIG, appOrigin: `http://localhost:${port}`, signOrigin: `http://localhost:${port}` };
  let finish = () => undefined as void;
  const underWay = new EventEmitter();
  const listening = await listen(config, (_request, response) => {
    finish = () => void response.end('done');
    underWay.emit('asked');
  });
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const busy = request({ port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) }).end();
  await once(underWay, 'asked');
  const stopped = listening.stop();
  finish();
  const [answer] = (await once(busy, 'response')) as [IncomingMessage];
  answer.resume();
  await stopped;
  expect(answer.statusCode).toBe(200);
});

test('the package names the failures that npm start explains', () => {
  expect([bank.PortTaken, bank.DirectoryInUse]).toEqual([PortTaken, DirectoryInUse]);
});
