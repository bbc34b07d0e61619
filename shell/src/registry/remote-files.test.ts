import { diagnoseFiles, hashIntegrity } from './remote-files';

const BYTES = new TextEncoder().encode('export {};');
const timedOut = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'));

async function diagnoseWhen(answer: () => Promise<Response>) {
  globalThis.fetch = answer;
  return diagnoseFiles(new Map([['/ncb/remotes/accounts/1/page.js', await hashIntegrity(BYTES)]]));
}

it('finds nothing where every file comes as it was pinned', async () => {
  expect(await diagnoseWhen(() => Promise.resolve(new Response(BYTES)))).toBeNull();
  expect(await diagnoseFiles(new Map())).toBeNull();
});

it.each([
  ['a line that is down', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ['a line that is too slow', timedOut, 'timeout'],
  ['a busy server', () => Promise.resolve(new Response('', { status: 503 })), 'network'],
  ['a server that limits calls', () => Promise.resolve(new Response('', { status: 429 })), 'network'],
  ['a file that is not there', () => Promise.resolve(new Response('', { status: 404 })), 'missing'],
  ['other bytes', () => Promise.resolve(new Response('<!doctype html>')), 'integrity'],
])('tells %s', async (_, answer, fault) => {
  expect(await diagnoseWhen(answer)).toBe(fault);
});
