import canonicalize from 'canonicalize';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { checkPreview } from './check-preview';

interface Key {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

function newKey(): Key {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { publicKey: `ed25519:${publicKey.export({ format: 'jwk' }).x}`, privateKey };
}

const signed = (content: unknown, { privateKey }: Key) =>
  sign(null, Buffer.from(canonicalize(content) ?? ''), privateKey).toString('base64url');

const [site, team, stranger] = [newKey(), newKey(), newKey()];
const RELEASE = {
  version: '1.4.0-0f3ab81c22',
  manifest: '/ncb/remotes/accounts/1.4.0-0f3ab81c22/mf-manifest.json',
  integrity: 'sha384-AAAA',
  contract: '^1.0.0',
  pages: [{ name: 'miAccountsAll' }],
};
const SITE = 'the site';
const NOW = 1_700_000_000_000;
const UNTIL = 1_700_000_060;
const what = `accounts@${RELEASE.version}`;

function ownersList(signer = site) {
  const content = {
    site: SITE,
    number: 1,
    owners: [
      { id: 'site', keys: [site.publicKey], remotes: [] },
      { id: 'accounts-team', keys: [team.publicKey], remotes: ['accounts'] },
      { id: 'c', keys: [stranger.publicKey], remotes: [] },
    ],
  };
  return { ...content, signed: { key: signer.publicKey, signature: signed(['ncb-owners/1', content], signer) } };
}

/** A link as `npm run preview` makes it, but for what is given. */
function wordOf(key: Key, part: { site?: string; name?: string; until?: number; release?: object } = {}, told = UNTIL) {
  const content = { site: SITE, name: 'accounts', until: UNTIL, release: RELEASE, ...part };
  return `${told}.${signed(['ncb-preview/1', content], key)}`;
}

const registryEntry = { ...RELEASE, version: '1.3.0', name: 'accounts', owner: 'accounts-team' };
const stored: Record<string, unknown> = {};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(stored, {
    '/ncb/owners.json': ownersList(),
    '/ncb/registry.json': { remotes: [registryEntry] },
    [`/ncb/remotes/accounts/${RELEASE.version}/release.json`]: { ...RELEASE, name: 'accounts', digest: 'd' },
  });
  globalThis.fetch = jest.fn((address) => {
    const json = stored[String(address)];
    return Promise.resolve(json === undefined ? new Response('', { status: 404 }) : Response.json(json));
  });
});

const refusal = (reason: string) => ({ ok: false, refusal: reason, what });

it.each([
  ['the team', team],
  ['the owner of the site', site],
])('a link that %s has signed opens the version, with the hash of its manifest', async (_, key) => {
  expect(await checkPreview({ what, word: wordOf(key) }, NOW)).toEqual({
    ...{ ok: true, remote: 'accounts', release: RELEASE, until: new Date(UNTIL * 1000) },
  });
});

it.each<[why: string, word: string]>([
  ['another owner has signed it', wordOf(stranger)],
  ['nobody known has signed it', wordOf(newKey())],
  ['it was signed for another site', wordOf(team, { site: 'site of tests' })],
  ['it was signed for another remote', wordOf(team, { name: 'accounts-2' })],
  ['it was signed for another version', wordOf(team, { release: { ...RELEASE, version: '1.3.0' } })],
  ['the manifest is not the one that was signed', wordOf(team, { release: { ...RELEASE, integrity: 'sha384-BBBB' } })],
  ['somebody gave it more time', wordOf(team, {}, UNTIL + 3600)],
])('a link is refused when %s', async (_, word) => {
  expect(await checkPreview({ what, word }, NOW)).toEqual(refusal('signature'));
});

it('a list of owners that the owner of the site has not signed vouches for nobody', async () => {
  stored['/ncb/owners.json'] = ownersList(stranger);
  expect(await checkPreview({ what, word: wordOf(team) }, NOW)).toEqual(refusal('signature'));
});

it.each<[reason: string, why: string, prepare: () => string]>([
  ['expired', 'its time is over', () => wordOf(team, { until: NOW / 1000 }, NOW / 1000)],
  ['damaged', 'half of it was copied', () => wordOf(team).slice(0, -9)],
  ['noOwners', 'the site has no owners', () => (delete stored['/ncb/owners.json'], wordOf(team))],
  [
    'notDeployed',
    'the version is gone',
    () => (delete stored[`/ncb/remotes/accounts/${RELEASE.version}/release.json`], wordOf(team)),
  ],
  ['network', 'the registry does not come', () => ((stored['/ncb/registry.json'] = []), wordOf(team))],
])('a link is refused as %s when %s', async (reason, _, prepare) => {
  expect(await checkPreview({ what, word: prepare() }, NOW)).toEqual(refusal(reason));
});

it('a browser without such keys says so', async () => {
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('unknown', 'NotSupportedError'));
  expect(await checkPreview({ what, word: wordOf(team) }, NOW)).toEqual(refusal('browser'));
});
