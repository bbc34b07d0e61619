import { bankPlace } from './bank-place.mjs';

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
  expect(await bankPlace(env)).toEqual({ origin, port });
});

test('without a word it is sought where npm start puts it', async () => {
  expect((await bankPlace({})).origin).toMatch(/^http:\/\/(?:app\.ibank\.)?localhost:7400$/);
  expect(await bankPlace({ PORT: '7500' })).toMatchObject({ port: 7500 });
});
