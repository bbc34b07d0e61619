import { jest } from '@jest/globals';
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../packages/tree.mjs';
import { promoteCommand } from '../commands/promote-command.mjs';
import { rollbackCommand } from '../commands/rollback-command.mjs';
import { mirrorTree } from '../mirror-tree.mjs';
import { findEntry, requireEntry, withPromoted, withReturned } from '../registry/changes.mjs';
import { changeRegistry, readRegistry, REGISTRY } from '../registry/registry.mjs';
import { getRollbackTarget } from '../releases.mjs';
import { deployShell, deployWidget } from '../deploy-shell.mjs';
import { openSite } from '../site.mjs';
import { openTarget } from '../targets/open-target.mjs';
import { deployTo } from '../testing/deploy-to.mjs';
import { temporaryFolder, writeRemote } from '../testing/samples.mjs';
import { findForgeries, createMemory } from './find-forgeries.mjs';
import { createKeyFile, readKey } from './keys.mjs';
import { changeOwners, OWNERS, readOwners, withNewKey, withoutOwner, withOwner } from './owners.mjs';
import { findForgedEntries } from './signatures.mjs';

const folder = temporaryFolder();
let keyCount = 0;

function newKey() {
  const file = join(folder, `key-${(keyCount += 1)}.pem`);
  createKeyFile(file);
  return readKey(file);
}

const [site, credits, stranger] = [newKey(), newKey(), newKey()];

async function ownedSite(reserved = {}) {
  const target = openTarget(join(folder, `site-${(keyCount += 1)}`));
  await changeOwners(target, site, withOwner({ id: 'site', keys: [site.publicKey] }));
  await changeOwners(target, site, withOwner({ id: 'credits', keys: [credits.publicKey], ...reserved }));
  await changeOwners(target, site, withOwner({ id: 'c', keys: [stranger.publicKey] }));
  return target;
}

/** @type {(what?: Parameters<typeof writeRemote>[1], owner?: string) => string} */
function remote(what, owner = 'credits') {
  const root = writeRemote(join(folder, `remote-${(keyCount += 1)}`), what);
  const file = join(root, 'remote.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), owner }));
  return root;
}

/** @type {(target: import('../targets/open-target.mjs').DeployTarget) => Promise<string[]>} */
async function forged(target) {
  const owners = await readOwners(target);
  if (!owners) throw new Error('no owners');
  return findForgedEntries(owners, await readRegistry(target));
}

async function edits(
  /** @type {import('../targets/open-target.mjs').DeployTarget} */ target,
  /** @type {(entry: import('../registry/registry.mjs').RegistryEntry) => object} */ change,
) {
  const registry = await readRegistry(target);
  const remotes = registry.remotes.map((entry) => ({ ...entry, ...change(entry) }));
  await target.put(REGISTRY, Buffer.from(JSON.stringify({ ...registry, remotes })));
}

const loansOf = async (/** @type {import('../targets/open-target.mjs').DeployTarget} */ target) =>
  requireEntry(await readRegistry(target), 'loans');

describe('a deploy key', () => {
  it('is a file that only its maker may read, and never overwrites another', () => {
    const file = join(folder, 'own.pem');
    expect(createKeyFile(file)).toMatch(/^ed25519:[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(() => createKeyFile(file)).toThrow('EEXIST');
  });

  it('is named by its file, never written on the command line', () => {
    expect(() => readKey(readFileSync(join(folder, 'key-1.pem'), 'utf8'))).toThrow('takes the name of a file');
    expect(() => readKey(join(folder, 'nowhere.pem'))).toThrow('nowhere.pem is no deploy key: ENOENT');
  });

  it('is of one kind only, and the private half', () => {
    const file = join(folder, 'strange.pem');
    const refuses = (/** @type {string | Buffer} */ pem, /** @type {string} */ why) => {
      writeFileSync(file, pem);
      expect(() => readKey(file)).toThrow(`strange.pem is no deploy key: ${why}`);
    };
    const form = /** @type {const} */ ({ type: 'pkcs8', format: 'pem' });
    refuses(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(form), 'it is of the kind ec, not');
    refuses(generateKeyPairSync('x25519').privateKey.export(form), 'it is of the kind x25519, not ed25519');
    refuses(generateKeyPairSync('ed25519').publicKey.export({ ...form, type: 'spki' }), 'it holds no private key');
    refuses('', 'it holds no private key');
  });
});

describe('a site with owners', () => {
  it('takes a first version of a name that nobody has from any owner, signed', async () => {
    const target = await ownedSite();
    const entry = await deployTo(target, remote(), { key: credits });
    expect(entry.signed).toMatchObject({ number: 1, key: credits.publicKey });
    expect(await forged(target)).toEqual([]);
  });

  it('takes nothing without a key, and nothing with a key that it does not know', async () => {
    const target = await ownedSite();
    await expect(deployTo(target, remote())).rejects.toThrow('this site has owners: say --key FILE');
    await expect(deployTo(target, remote(), { key: newKey() })).rejects.toThrow('is of no owner of this site');
    expect(await target.list('app/ncb/remotes')).toEqual([]);
  });

  it('refuses another owner the name that is deployed, before a byte of it is written', async () => {
    const target = await ownedSite();
    await deployTo(target, remote(), { key: credits });
    const files = await target.list('app/ncb/remotes');
    const theirs = remote({ code: 'page(2)' }, 'c');
    await expect(deployTo(target, theirs, { key: stranger })).rejects.toThrow(
      'loans is not deployed: the name loans belongs to credits, and remote.json says c',
    );
    const inTheirName = remote({ code: 'page(2)' });
    await expect(deployTo(target, inTheirName, { key: stranger })).rejects.toThrow(
      'loans is of the owner credits and the key is that of c: deploy with the key of credits',
    );
    expect(await target.list('app/ncb/remotes')).toEqual(files);
    await expect(changeRegistry(target, withPromoted('loans', 100))).resolves.toBeDefined();
    const share = remote({ code: 'page(3)' });
    await deployTo(target, share, { key: credits, percent: 10 });
    await expect(changeRegistry(target, withPromoted('loans', 50), { key: stranger })).rejects.toThrow(
      'loans belongs to credits, and the key is that of c',
    );
    await expect(changeRegistry(target, withPromoted('loans', 50))).rejects.toThrow(
      'this site has owners, and without a key',
    );
  });

  it.each([
    ['remotes', 'loans', 'the name loans'],
    ['pages', 'miLoans', 'the page miLoans'],
    ['styles', 'loans', 'the style prefix loans__'],
    ['queries', 'deals', 'the query key deals'],
  ])('refuses %s that are reserved to another', async (what, word, message) => {
    const target = await ownedSite({ [what]: [word] });
    const root = remote({}, 'c');
    const file = join(root, 'remote.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), queries: ['deals'] }));
    await expect(deployTo(target, root, { key: stranger })).rejects.toThrow(
      `${message} belongs to credits, and remote.json says c`,
    );
  });

  it('lets a remote change hands by the word of the site’s owner only', async () => {
    const target = await ownedSite();
    await deployTo(target, remote(), { key: credits });
    await changeOwners(target, site, withOwner({ id: 'c', remotes: ['loans'], pages: ['miLoans'] }));
    const entry = await deployTo(target, remote({ code: 'page(2)' }, 'c'), { key: stranger });
    expect([entry.owner, entry.signed?.number]).toEqual(['c', 2]);
    expect(await forged(target)).toEqual([]);
  });

  it('lets shell and widget be deployed, and remotes be removed, by the owner of the site only', async () => {
    const target = await ownedSite();
    await deployTo(target, remote(), { key: credits });
    await expect(deployShell(await openSite({ target, key: stranger }), folder)).rejects.toThrow(
      'shell and widget are of the owner of the site',
    );
    await expect(deployWidget(await openSite({ target, key: stranger }))).rejects.toThrow(
      'shell and widget are of the owner of the site',
    );
    const removal = () => ({ remotes: [] });
    await expect(changeRegistry(target, removal, { key: stranger })).rejects.toThrow('is not taken away by c');
    await expect(changeRegistry(target, removal)).rejects.toThrow('this site has owners');
    const shell = () => ({ remotes: [], shell: { version: '2' } });
    await expect(changeRegistry(target, shell, { key: credits })).rejects.toThrow(
      'the shell is of the owner of the site',
    );
    expect((await changeRegistry(target, shell, { key: site })).remotes).toEqual([]);
  });
});

describe('npm start over a site with owners', () => {
  it('takes away what the tree does not hold, and goes on to the shell, with the key of the site', async () => {
    const target = await ownedSite();
    await deployTo(target, remote(), { key: credits });
    const nothing = { shellDist: join(folder, 'not-built'), folders: [] };
    await expect(mirrorTree(target, nothing)).rejects.toThrow('this site has owners');
    expect((await readRegistry(target)).remotes).toHaveLength(1);
    await expect(mirrorTree(target, { ...nothing, key: site })).rejects.toThrow('not-built');
    expect((await readRegistry(target)).remotes).toEqual([]);
  });
});

describe('what was signed', () => {
  async function twoVersions() {
    const target = await ownedSite();
    await deployTo(target, remote(), { key: credits, now: () => new Date(1) });
    const first = await loansOf(target);
    await deployTo(target, remote({ code: 'page(2)' }), { key: credits, percent: 10, now: () => new Date(2) });
    return { target, first };
  }

  it.each([
    ['another version', () => ({ version: '9' })],
    ['another manifest', () => ({ integrity: `sha384-${'A'.repeat(64)}` })],
    ['more companies', (/** @type {any} */ { rollout }) => ({ rollout: { ...rollout, percent: 100 } })],
    [
      'another way back',
      (/** @type {any} */ { rollout }) => ({
        rollout: { ...rollout, previous: { ...rollout.previous, version: '9' } },
      }),
    ],
    ['another owner', () => ({ owner: 'c' })],
    ['no signature', () => ({ signed: undefined })],
    ['a higher number', (/** @type {any} */ { signed }) => ({ signed: { ...signed, number: 77 } })],
  ])('is found to be forged with %s', async (_, change) => {
    const { target } = await twoVersions();
    expect(await forged(target)).toEqual([]);
    await edits(target, change);
    expect((await forged(target)).join()).toMatch(
      /^(?:loans|the signature of loans) .*deploy it again with the key of/,
    );
  });

  it('is not legitimised by a change of the share, and a deployment over it does not go back to it', async () => {
    const { target } = await twoVersions();
    await edits(target, () => ({ version: '9' }));
    await expect(changeRegistry(target, withPromoted('loans', 50), { key: credits })).rejects.toThrow(
      'loans 9 was changed after credits had signed it',
    );
    await edits(target, () => ({ enabled: false }));
    await expect(deployTo(target, remote({ code: 'page(3)' }), { key: credits, percent: 10 })).rejects.toThrow(
      'for everybody: the others would go back to what nobody has signed',
    );
    const entry = await deployTo(target, remote({ code: 'page(3)' }), { key: credits });
    expect(entry.enabled).toBe(false);
    expect(entry.rollout).toEqual({ percent: 100, previous: null });
    expect([entry.signed?.number, await forged(target)]).toEqual([3, []]);
  });

  it('is not put back in the place of what was signed later', async () => {
    const { target, first } = await twoVersions();
    await expect(changeRegistry(target, (registry) => ({ ...registry, remotes: [first] }))).rejects.toThrow(
      'was signed as number 1, and number 2 is there: an old entry is not put back, use rollback',
    );
  });

  it('on one site is nothing on another', async () => {
    const { first } = await twoVersions();
    const other = await ownedSite();
    await expect(changeRegistry(other, () => ({ remotes: [first] }))).rejects.toThrow('is not that of credits');
  });

  it('goes back to the version before without a key, as whoever watches over rollouts does, and nowhere else', async () => {
    const { target, first } = await twoVersions();
    const { version, rollout } = await loansOf(target);
    const step = { from: version, reason: /** @type {const} */ ('loadFailures'), at: new Date(3).toISOString() };
    const elsewhere = { ...first, version: '9' };
    await expect(changeRegistry(target, withReturned('loans', { ...step, to: elsewhere }))).rejects.toThrow(
      'without a key',
    );
    await changeRegistry(target, withReturned('loans', { ...step, to: rollout.previous ?? elsewhere }));
    expect((await loansOf(target)).version).toBe(first.version);
    expect(await forged(target)).toEqual([]);
  });

  it('is what a kept version needs for a way back to it', async () => {
    const { target, first } = await twoVersions();
    const entry = await loansOf(target);
    expect((await getRollbackTarget(await openSite({ target }), entry, first.version)).integrity).toBe(first.integrity);
    const file = `app/ncb/remotes/loans/${first.version}/release.json`;
    const stored = JSON.parse(String((await target.read(file))?.bytes));
    await target.put(file, Buffer.from(JSON.stringify({ ...stored, integrity: entry.integrity })));
    await expect(getRollbackTarget(await openSite({ target }), entry, first.version)).rejects.toThrow(
      'is kept without a good signature of credits',
    );
  });
});

describe('whoever watches over a site', () => {
  it('tells of a forged entry, and of a whole registry that was put back, once each', async () => {
    const target = await ownedSite();
    const memory = createMemory();
    await deployTo(target, remote(), { key: credits });
    const old = (await target.read(REGISTRY))?.bytes ?? Buffer.of();
    await deployTo(target, remote({ code: 'page(2)' }), { key: credits });
    expect(findForgeries(await openSite({ target }), memory)).toEqual([]);
    const good = (await target.read(REGISTRY))?.bytes ?? Buffer.of();
    const { version } = JSON.parse(String(old)).remotes[0];
    await target.put(REGISTRY, old);
    const expected = [`loans ${version} was put back: it is number 1, and number 2 was there`];
    expect(findForgeries(await openSite({ target }), memory)).toEqual(expected);
    expect(findForgeries(await openSite({ target }), memory)).toEqual([]);
    await target.put(REGISTRY, good);
    expect(findForgeries(await openSite({ target }), memory)).toEqual([]);
    await edits(target, () => ({ version: '9' }));
    expect(findForgeries(await openSite({ target }), memory)).toEqual([
      expect.stringContaining('loans 9 was changed after credits'),
    ]);
  });

  it('has nothing to tell of a site without owners', async () => {
    const target = openTarget(join(folder, `site-${(keyCount += 1)}`));
    await deployTo(target, remote());
    expect(findForgeries(await openSite({ target }), createMemory())).toEqual([]);
  });
});

describe('a site that gets owners later', () => {
  it('asks for what it has to be deployed again, once, by its owner', async () => {
    const target = openTarget(join(folder, `site-${(keyCount += 1)}`));
    const root = remote();
    await deployTo(target, root);
    await changeOwners(target, site, withOwner({ id: 'site', keys: [site.publicKey] }));
    await changeOwners(target, site, withOwner({ id: 'credits', keys: [credits.publicKey] }));
    expect(await forged(target)).toEqual(['loans is not signed: deploy it again with the key of credits']);
    const { version } = await deployTo(target, root, { key: credits });
    expect(await forged(target)).toEqual([]);
    await deployTo(target, remote({ code: 'page(2)' }), { key: credits });
    expect((await getRollbackTarget(await openSite({ target }), await loansOf(target), version)).version).toBe(version);
  });

  it('refuses a name of another owner also before that', async () => {
    const target = openTarget(join(folder, `site-${(keyCount += 1)}`));
    await deployTo(target, remote());
    await expect(deployTo(target, remote({ code: 'page(2)' }, 'c'))).rejects.toThrow(
      'loans belongs to credits, and remote.json says c: choose another name',
    );
  });
});

describe('the list of owners', () => {
  it('is changed with the site’s key only', async () => {
    const target = await ownedSite();
    await expect(changeOwners(target, stranger, withOwner({ id: 'c', remotes: ['loans'] }))).rejects.toThrow(
      'only the owner of the site changes the list of owners',
    );
  });

  it('is refused where somebody has edited it, cut it off, or put another in its place', async () => {
    const target = await ownedSite();
    const { bytes } = (await target.read(OWNERS)) ?? { bytes: Buffer.of() };
    const other = openTarget(join(folder, `site-${(keyCount += 1)}`));
    await changeOwners(other, stranger, withOwner({ id: 'site', keys: [stranger.publicKey] }));
    await target.put(OWNERS, Buffer.from(String(bytes).replaceAll(credits.publicKey, stranger.publicKey)));
    await expect(deployTo(target, remote(), { key: credits })).rejects.toThrow(
      'is not signed by the owner of the site',
    );
    await target.put(OWNERS, bytes.subarray(0, 90));
    await expect(readOwners(target)).rejects.toThrow(`${OWNERS} is no list of owners`);
    await target.put(OWNERS, (await other.read(OWNERS))?.bytes ?? Buffer.of());
    await expect(readOwners(target, site.publicKey)).rejects.toThrow('is not signed by the owner of the site');
    const empty = openTarget(join(folder, `site-${(keyCount += 1)}`));
    await expect(readOwners(empty, site.publicKey)).rejects.toThrow('says that this site has owners');
  });

  it('begins with the owner of the site, and reserves nothing twice', async () => {
    const target = openTarget(join(folder, `site-${(keyCount += 1)}`));
    await expect(changeOwners(target, site, withOwner({ id: 'c', keys: [stranger.publicKey] }))).rejects.toThrow(
      'the first owner is that of the site: owners add site --key FILE',
    );
    const owned = await ownedSite({ pages: ['miLoans'] });
    await expect(changeOwners(owned, site, withOwner({ id: 'c', pages: ['miLoans'] }))).rejects.toThrow(
      'miLoans (pages) would be reserved to c and to credits',
    );
    await expect(changeOwners(owned, site, withOwner({ id: 'd' }))).rejects.toThrow('d has no key');
    await expect(changeOwners(owned, site, withOwner({ id: 'd', keys: ['x'] }))).rejects.toThrow('x is no public key');
    await expect(changeOwners(owned, site, withoutOwner('d'))).rejects.toThrow('there is no owner d');
  });

  it('never is left with nobody who could read it: the site’s key is replaced in two steps', async () => {
    const target = await ownedSite();
    const next = newKey();
    await expect(changeOwners(target, site, withNewKey('site', next.publicKey, []))).rejects.toThrow(
      'first owners add site',
    );
    await changeOwners(target, site, withOwner({ id: 'site', keys: [next.publicKey] }));
    await changeOwners(target, next, withNewKey('site', next.publicKey, []));
    await expect(changeOwners(target, site, withoutOwner('c'))).rejects.toThrow('only the owner of the site');
  });
});

describe('promote and rollback', () => {
  it('sign what they change with the key that is named', async () => {
    const consoleLog = jest.spyOn(console, 'log').mockReturnValue();
    const target = await ownedSite();
    const file = join(folder, 'team.pem');
    createKeyFile(file);
    const key = readKey(file);
    await changeOwners(target, site, withOwner({ id: 'team', keys: [key.publicKey] }));
    await deployTo(target, remote({}, 'team'), { key });
    await deployTo(target, remote({ code: 'page(2)' }, 'team'), { key, percent: 10 });
    await promoteCommand({ positionals: ['loans', '50'], values: { to: target.place, key: file } });
    expect((await loansOf(target)).signed).toMatchObject({ number: 3, percent: 50 });
    await rollbackCommand({ positionals: ['loans'], values: { to: target.place, key: file } });
    expect((await loansOf(target)).signed).toMatchObject({ number: 4, previous: null });
    expect(await forged(target)).toEqual([]);
    expect(consoleLog).toHaveBeenCalledTimes(2);
    consoleLog.mockRestore();
  });
});

describe('npm run deploy -- owners', () => {
  afterEach(() => delete process.env['NCB_DEPLOY_KEY_FILE']);

  const owners = async (/** @type {string[]} */ ...args) => {
    const { NCB_VAR_DIR, NCB_SITE_DIR, NCB_DEPLOY_TO, ...env } = process.env;
    const { stdout } = await promisify(execFile)(process.execPath, ['tooling/cli.mjs', 'deploy', 'owners', ...args], {
      cwd: ROOT,
      env,
    });
    return stdout.trim();
  };

  it('adds, lists, rotates and removes; what an old key has signed stays, and nothing new', async () => {
    const target = openTarget(join(folder, `site-${(keyCount += 1)}`));
    const file = (/** @type {string} */ name) => join(folder, `${name}.pem`);
    const to = ['--to', target.place, '--key', file('site')];
    await owners('key', file('site'));
    const keys = {
      old: createKeyFile(file('old')),
      next: createKeyFile(file('next')),
      last: createKeyFile(file('last')),
    };
    expect(await owners('add', 'site', ...to, '--new-site')).toBe(`site may deploy to ${target.place}`);
    await target.put(REGISTRY, Buffer.from('{"remotes":[]}'));
    await owners('add', 'credits', '--public-key', keys.old, '--remotes', 'loans,cards', ...to);
    expect(await owners('list', '--to', target.place)).toContain(
      `credits; ${keys.old}; remotes loans, cards\nsite; ed25519:`,
    );

    await deployTo(target, remote(), { key: readKey(file('old')) });
    expect(await owners('rotate', 'credits', '--public-key', keys.next, ...to)).toContain(
      'what is deployed stays good',
    );
    expect(await forged(target)).toEqual([]);
    const newer = remote({ code: 'page(2)' });
    await expect(deployTo(target, newer, { key: readKey(file('old')) })).rejects.toThrow('is of no owner of this site');
    await deployTo(target, newer, { key: readKey(file('next')) });

    expect(await owners('rotate', 'credits', '--public-key', keys.last, '--lost', ...to)).toContain('deployed again');
    expect(await forged(target)).toEqual([expect.stringContaining('the signature of loans is not that of credits')]);
    process.env['NCB_DEPLOY_KEY_FILE'] = file('site');
    expect(await owners('remove', 'credits', '--to', target.place)).toContain('credits may not deploy any more');
    expect(findEntry(await readRegistry(target), 'loans')?.owner).toBe('credits');
  }, 60_000);
});
