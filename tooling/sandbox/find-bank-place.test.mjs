import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBankPlace } from './find-bank-place.mjs';

test.each([
  [
    'the configured origin and its port',
    { NCB_APP_ORIGIN: 'http://bank.localhost:9000' },
    'http://bank.localhost:9000',
    9000,
  ],
  [
    'the port behind a proxy',
    { NCB_APP_ORIGIN: 'https://bank.example', NCB_PORT: '9100' },
    'https://bank.example',
    9100,
  ],
  ['the port of its protocol', { NCB_APP_ORIGIN: 'https://bank.example' }, 'https://bank.example', 443],
])('the bank is sought at %s', async (_what, env, origin, port) => {
  expect(await findBankPlace(env)).toEqual({ origin, port });
});

test('without a word it is sought where npm start puts it', async () => {
  expect((await findBankPlace({ NCB_DATA_DIR: '/nowhere' })).origin).toMatch(
    /^http:\/\/(?:app\.ibank\.)?localhost:7400$/,
  );
  expect(await findBankPlace({ NCB_DATA_DIR: '/nowhere', PORT: '7500' })).toMatchObject({ port: 7500 });
});

describe('with a folder of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ncb-place-'));
  mkdirSync(join(folder, 'bank'));
  const hash = createHash('sha256')
    .update(realpathSync(join(folder, 'bank')))
    .digest('hex')
    .slice(0, 16);
  const lock = createServer((socket) => socket.end(JSON.stringify({ pid: 1, address: 'http://localhost:7611' })));

  test('on which no bank works nobody else is asked', async () => {
    await expect(findBankPlace({ NCB_VAR_DIR: folder })).rejects.toThrow('No bank works on');
  });

  test('the bank that works on it is asked, and no other', async () => {
    await new Promise((resolve) => lock.listen(join(tmpdir(), `ncb-bank-${hash}.sock`), () => resolve(null)));
    expect(await findBankPlace({ NCB_VAR_DIR: folder })).toEqual({ origin: 'http://localhost:7611', port: 7611 });
    await expect(findBankPlace({ NCB_VAR_DIR: folder, PORT: '7400' })).rejects.toThrow(
      'answers at http://localhost:7611',
    );
    await new Promise((resolve) => lock.close(() => resolve(null)));
  });
});
