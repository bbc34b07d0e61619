/** @jest-environment jsdom */
import { withOverrides } from './with-overrides';
import { readExtensions } from './read-extensions';
import { parseRegistry } from './registry';

const texts = { ua: 'Картки', ru: 'Карты', en: 'Cards' };
const deployed = parseRegistry(
  {
    remotes: [
      {
        name: 'accounts',
        version: '1',
        manifest: '/a.json',
        integrity: 'sha384-A',
        contract: '^1.0.0',
        pages: [{ name: 'miAccountsAll' }],
        menu: [{ page: 'miAccountsAll', texts }],
      },
    ],
  },
  readExtensions,
);
const PLACE = 'http://localhost:3001/mf-manifest.json';

async function servedAs(name: string, manifest: object | null) {
  sessionStorage.setItem('ncb.overrides', JSON.stringify({ [name]: PLACE }));
  const text = () => (manifest ? Promise.resolve(JSON.stringify(manifest)) : Promise.reject(new Error('refused')));
  globalThis.fetch = () => Promise.resolve({ text } as Response);
  const { entries } = await withOverrides(deployed);
  return entries.find((entry) => entry.name === name);
}

describe('a remote that a developer serves', () => {
  beforeAll(() => void Object.assign(globalThis, { __NCB_DEVELOPMENT__: true }));
  afterAll(() => void Object.assign(globalThis, { __NCB_DEVELOPMENT__: false }));

  it('has the pages, menu entries, cards and actions of its sources, deployed or not', async () => {
    const exposes = [{ name: 'miCards' }, { name: 'cards/nearest' }];
    const card = { name: 'nearest', title: texts, icon: 'wallet', order: 90 };
    const declares = { pages: [{ name: 'miCards' }], menu: [{ page: 'miCards', texts }], cards: [card, { name: 1 }] };
    for (const name of ['cards', 'accounts'])
      expect(await servedAs(name, { exposes, declares })).toMatchObject({
        manifest: PLACE,
        version: 'development',
        pages: [{ name: 'miCards' }],
        menu: [{ page: 'miCards' }],
        cards: [{ name: 'nearest' }],
        rowActions: [],
        actions: [],
      });
  });

  it('has the pages that its build exposes where its server says nothing else', async () => {
    expect(await servedAs('cards', { exposes: [{ name: 'miCards' }] })).toMatchObject({ pages: [{ name: 'miCards' }] });
  });

  it('is left out, or keeps its place, while its server is not there', async () => {
    const consoleError = jest.spyOn(console, 'error').mockReturnValue();
    expect(await servedAs('cards', null)).toBeUndefined();
    expect(await servedAs('accounts', null)).toMatchObject({ manifest: PLACE, menu: [{ page: 'miAccountsAll' }] });
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('remote accounts: '));
  });
});
