import { createApiClient } from '@ncb/shared-kernel/api/client';
import { listRates } from '@ncb/shared-kernel/api/contract';
import { loadConfig } from '../browser';
import { fetchManifest, hashIntegrity, fetchRegistry } from '../registry';
import { saveNetwork } from './native-network';

const CONFIG = { signatureWidget: 'https://sign.example', supportPhones: [] };
const REGISTRY = { remotes: [] };
const MANIFEST = { ncb: { integrity: { 'entry.js': 'sha384-E' } } };
const RATE = { k_buy: '41.20', k_sale: '41.85' };

const ANSWERS: Readonly<Record<string, object>> = {
  '/ncb/config.json': CONFIG,
  '/ncb/registry.json': REGISTRY,
  '/m.json': MANIFEST,
  '/api/rates': { success: true, USD: RATE, EUR: RATE },
};

test('a remote that puts its own fetch and hash in place of the browser’s breaks nothing of the shell', async () => {
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://app.example');
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(ANSWERS[pathname]), { headers }));
  };
  const pinned = await hashIntegrity(new TextEncoder().encode(JSON.stringify(MANIFEST)));
  saveNetwork();
  const api = createApiClient({
    baseUrl: 'https://app.example/ncb/api',
    identity: () => null,
    languageTag: () => 'uk-UA',
    onSessionOver: () => undefined,
  });

  const broken = () => Promise.reject(new TypeError('a mock that was left in'));
  globalThis.fetch = broken;
  jest.spyOn(crypto.subtle, 'digest').mockImplementation(broken);
  await expect(globalThis.fetch('/x')).rejects.toThrow('left in');

  expect(await loadConfig()).toEqual(CONFIG);
  expect((await fetchRegistry('/ncb/registry.json', 1_000)).text).toBe(JSON.stringify(REGISTRY));
  expect(await fetchManifest('/m.json', pinned, 1000)).toMatchObject({ ok: true });
  expect(await api.call(listRates, {})).toMatchObject({ ok: true, value: { USD: { buy: '41.20' } } });
});
