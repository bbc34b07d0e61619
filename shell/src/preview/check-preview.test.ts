import canonicalize from 'canonicalize';
import { checkPreview } from './check-preview';

interface Key {
  readonly publicKey: string;
  readonly privateKey: CryptoKey;
}

const base64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function newKey(): Promise<Key> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { publicKey: `ed25519:${x}`, privateKey: pair.privateKey };
}

const signed = async (content: unknown, { privateKey }: Key) =>
  base64Url(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(canonicalize(content))));

let [site, team, stranger]: Key[] = [];
const all = () => {
  if (!site || !team || !stranger) throw new Error('no keys');
  return { site, team, stranger };
};
beforeAll(async () => {
  [site, team, stranger] = await Promise.all([newKey(), newKey(), newKey()]);
});
const RELEASE = {
  version: '1.4.0-0f3ab81c22',
  manifest: '/ncb/remotes/accounts/1.4.0-0f3ab81c22/mf-manifest.json',
  integrity: 'sha384-AAAA',
  contract: '^1.0.0',
  pages: [{ name: 'miAccountsAll' }],
  // One card that this shell understands and one of a newer version; both are signed.
  cards: [
    { name: 'money', title: { ua: 'Гроші', ru: 'Деньги', en: 'Money' }, icon: 'wallet', order: 1 },
    { name: 'ring', title: { ua: 'Коло', ru: 'Круг', en: 'Ring' }, icon: 'wallet', order: 2, rows: 90 },
  ],
};
const SITE = 'the site';
const NOW = 1_700_000_000_000;
const UNTIL = 1_700_000_060;
const what = `accounts@${RELEASE.version}`;

async function ownersList(signer = all().site) {
  const { site: own, team: theirs, stranger: other } = all();
  const content = {
    site: SITE,
    number: 1,
    owners: [
      { id: 'site', keys: [own.publicKey], remotes: [] },
      { id: 'accounts-team', keys: [theirs.publicKey], remotes: ['accounts'] },
      { id: 'c', keys: [other.publicKey], remotes: [] },
    ],
  };
  return { ...content, signed: { key: signer.publicKey, signature: await signed(['ncb-owners/1', content], signer) } };
}

async function signLink(
  key: Key,
  part: { site?: string; name?: string; until?: number; release?: object } = {},
  until = UNTIL,
) {
  const content = { site: SITE, name: 'accounts', until: UNTIL, release: RELEASE, ...part };
  return `${until}.${await signed(['ncb-preview/1', content], key)}`;
}

const registryEntry = { ...RELEASE, version: '1.3.0', name: 'accounts', owner: 'accounts-team' };
const stored: Record<string, unknown> = {};

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(stored, {
    '/ncb/owners.json': await ownersList(),
    '/ncb/registry.json': { remotes: [registryEntry] },
    [`/ncb/remotes/accounts/${RELEASE.version}/release.json`]: { ...RELEASE, name: 'accounts', digest: 'd' },
  });
  globalThis.fetch = jest.fn((address) => {
    const json = typeof address === 'string' ? stored[address] : undefined;
    return Promise.resolve(json === undefined ? new Response('', { status: 404 }) : Response.json(json));
  });
});

const refusal = (reason: string) => ({ ok: false, refusal: reason, what });

it.each([
  ['the team', () => all().team],
  ['the owner of the site', () => all().site],
])('a link that %s has signed opens the version, with the hash of its manifest', async (_, key) => {
  expect(await checkPreview({ what, word: await signLink(key()) }, NOW)).toEqual({
    ok: true,
    remote: 'accounts',
    until: new Date(UNTIL * 1000),
    release: {
      ...RELEASE,
      menu: [],
      rowActions: [],
      actions: [],
      cards: [{ ...RELEASE.cards[0], span: 1, rows: 3, hasLead: false, access: {} }],
    },
  });
});

it.each<[why: string, word: () => Promise<string>]>([
  ['another owner has signed it', () => signLink(all().stranger)],
  ['nobody known has signed it', async () => signLink(await newKey())],
  ['it was signed for another site', () => signLink(all().team, { site: 'site of tests' })],
  ['it was signed for another remote', () => signLink(all().team, { name: 'accounts-2' })],
  ['it was signed for another version', () => signLink(all().team, { release: { ...RELEASE, version: '1.3.0' } })],
  ['it was signed for other cards', () => signLink(all().team, { release: { ...RELEASE, cards: [] } })],
  [
    'the manifest is not the one that was signed',
    () => signLink(all().team, { release: { ...RELEASE, integrity: 'sha384-BBBB' } }),
  ],
  ['somebody gave it more time', () => signLink(all().team, {}, UNTIL + 3600)],
])('a link is refused when %s', async (_, word) => {
  expect(await checkPreview({ what, word: await word() }, NOW)).toEqual(refusal('signature'));
});

it('a list of owners that the owner of the site has not signed vouches for nobody', async () => {
  stored['/ncb/owners.json'] = await ownersList(all().stranger);
  expect(await checkPreview({ what, word: await signLink(all().team) }, NOW)).toEqual(refusal('signature'));
});

it.each<[reason: string, why: string, spoil: (word: string) => string | Promise<string>]>([
  ['expired', 'its time is over', () => signLink(all().team, { until: NOW / 1000 }, NOW / 1000)],
  ['damaged', 'half of it was copied', (word) => word.slice(0, -9)],
  ['noOwners', 'the site has no owners', (word) => (delete stored['/ncb/owners.json'], word)],
  [
    'notDeployed',
    'the version is gone',
    (word) => (delete stored[`/ncb/remotes/accounts/${RELEASE.version}/release.json`], word),
  ],
  ['network', 'the registry does not come', (word) => ((stored['/ncb/registry.json'] = []), word)],
])('a link is refused as %s when %s', async (reason, _, spoil) => {
  expect(await checkPreview({ what, word: await spoil(await signLink(all().team)) }, NOW)).toEqual(refusal(reason));
});

it('a browser without such keys says so', async () => {
  const word = await signLink(all().team);
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('unknown', 'NotSupportedError'));
  expect(await checkPreview({ what, word }, NOW)).toEqual(refusal('browser'));
});
