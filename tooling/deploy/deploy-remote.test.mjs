import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { computeIntegrity } from './built-files.mjs';
import { findEntry, withPromoted } from './registry/changes.mjs';
import { changeRegistry, readRegistry } from './registry/registry.mjs';
import { listKeptReleases, getRollbackTarget } from './releases.mjs';
import { openSite } from './site.mjs';
import { openTarget } from './targets/open-target.mjs';
import { deployTo } from './testing/deploy-to.mjs';
import { STYLES, temporaryFolder, writeRemote } from './testing/samples.mjs';

const folder = temporaryFolder();
const root = join(folder, 'remote');
let sites = 0;
const site = () => openTarget(join(folder, `site-${(sites += 1)}`));

function clock() {
  let minutes = 0;
  return () => new Date(Date.UTC(2026, 6, 1, 10, (minutes += 1)));
}

async function deployMany(
  /** @type {import('./targets/open-target.mjs').DeployTarget} */ target,
  /** @type {number} */ count,
  keep = 10,
) {
  const now = clock();
  const versions = [];
  for (let index = 1; index <= count; index += 1) {
    writeRemote(root, { code: `page(${index})` });
    versions.push((await deployTo(target, root, { keep, now })).version);
  }
  return versions;
}

describe('deploying a remote', () => {
  it('writes a folder named by version and content, and the entry that pins its manifest', async () => {
    const target = site();
    const entry = await deployTo(target, writeRemote(root), { now: clock() });
    expect(entry.version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    const manifest = await target.read(`app${entry.manifest}`);
    expect(computeIntegrity(manifest?.bytes ?? Buffer.of())).toBe(entry.integrity);
    expect(JSON.parse(String(manifest?.bytes)).ncb.integrity).toEqual({
      'entry.js': computeIntegrity(readFileSync(join(root, 'dist/entry.js'))),
      'page.0123456789ab.js': computeIntegrity(Buffer.from('page(1)')),
    });
  });

  it('pins the style sheet as it pins the scripts, beside what the build tells of itself', async () => {
    const css = '.loans__list-row-1f0c3{color:red}';
    const build = { css, ncb: { builtWith: '1.5.0', styles: STYLES } };
    const target = site();
    const { manifest, version } = await deployTo(target, writeRemote(root, build));
    const { ncb } = JSON.parse(String((await target.read(`app${manifest}`))?.bytes));
    expect(ncb).toMatchObject({ ...build.ncb, integrity: { [STYLES]: computeIntegrity(Buffer.from(css)) } });
    expect(String((await target.read(`app/ncb/remotes/loans/${version}/${STYLES}`))?.bytes)).toBe(css);
  });

  it('adds compressed copies of what is worth it, and leaves the build’s statistics at home', async () => {
    const target = site();
    const { version } = await deployTo(target, writeRemote(root));
    const files = await target.list(`app/ncb/remotes/loans/${version}`);
    expect(files.sort()).toEqual([
      ...['entry.js', 'mf-manifest.json', 'page.0123456789ab.js', 'release.json'],
      ...['texts.json', 'texts.json.br', 'texts.json.gz'],
    ]);
    const read = async (/** @type {string} */ name) =>
      (await target.read(`app/ncb/remotes/loans/${version}/${name}`))?.bytes ?? Buffer.of();
    const plain = await read('texts.json');
    expect(brotliDecompressSync(await read('texts.json.br'))).toEqual(plain);
    expect(gunzipSync(await read('texts.json.gz'))).toEqual(plain);
  });

  it('refuses other bytes under a version that is deployed, and leaves registry and files alone', async () => {
    const target = site();
    await deployTo(target, writeRemote(root), { version: '1.0.0' });
    const registry = await readRegistry(target);
    writeRemote(root, { code: 'page(2)' });
    await expect(deployTo(target, root, { version: '1.0.0' })).rejects.toThrow('with other bytes');
    expect(await readRegistry(target)).toEqual(registry);
    expect(String((await target.read('app/ncb/remotes/loans/1.0.0/page.0123456789ab.js'))?.bytes)).toBe('page(1)');
  });

  it.each(['../2', '1.0.0 beta', ''])('refuses the version %j before a file is written', async (version) => {
    const target = site();
    await expect(deployTo(target, writeRemote(root), { version })).rejects.toThrow('/version must match pattern');
    expect(await target.list('')).toEqual([]);
    writeFileSync(join(root, 'package.json'), JSON.stringify({ version }));
    await expect(deployTo(target, root)).rejects.toThrow(
      `package.json: its version, ${JSON.stringify(version)}, is no`,
    );
    expect(await target.list('')).toEqual([]);
  });

  it('does not take a name from its owner while the entry is wrong', async () => {
    const target = site();
    await target.put('app/ncb/registry.json', Buffer.from('{"remotes":[{"name":"loans","owner":"lending"}]}'));
    await expect(deployTo(target, writeRemote(root))).rejects.toThrow('loans belongs to lending');
  });

  it('completes a version whose upload was broken off', async () => {
    const target = site();
    const { version } = await deployTo(target, writeRemote(root));
    const files = join(target.place, 'app/ncb/remotes/loans', version);
    rmSync(join(files, 'release.json'));
    writeFileSync(join(files, 'page.0123456789ab.js'), 'pag');
    await deployTo(target, root);
    expect(readFileSync(join(files, 'page.0123456789ab.js'), 'utf8')).toBe('page(1)');
  });

  it.each([
    ['a build without a manifest', { manifest: null }, 'has no mf-manifest.json'],
    [
      'a page that the build does not expose',
      { manifest: { metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [] } },
      'names miLoans, which the build does not expose',
    ],
    [
      'an entry that is not there',
      { manifest: { metaData: { remoteEntry: { name: 'x.js' } }, exposes: [{ path: './miLoans' }] } },
      'names the entry x.js',
    ],
    ['a chunk that nothing pins', { entry: 'container()' }, 'nothing in the build pins page.0123456789ab.js'],
    ['styles that the manifest does not name', { css: '.loans__row{gap:0}' }, `nothing in the build pins ${STYLES}`],
    ['a style sheet that is not there', { ncb: { styles: STYLES } }, `names ${STYLES}, which is not in the build`],
    [
      'styles that reach beyond the remote',
      { css: '.loans__row{gap:0}.ant-btn{color:red}', ncb: { styles: STYLES } },
      `would reach beyond the remote. ${STYLES}: .ant-btn names no class of the remote (loans__…)`,
    ],
  ])('refuses %s', async (_, build, why) => {
    const target = site();
    await expect(deployTo(target, writeRemote(root, build))).rejects.toThrow(why);
    expect(await target.list('')).toEqual([]);
  });

  it('keeps as many versions as it is told, newest first', async () => {
    const target = site();
    const versions = await deployMany(target, 5, 3);
    expect((await listKeptReleases(target, 'loans')).map(({ version }) => version)).toEqual(
      versions.slice(2).reverse(),
    );
  });

  it('never removes what the registry names, however old', async () => {
    const target = site();
    const [first = ''] = await deployMany(target, 1);
    writeRemote(root, { code: 'page(2)' });
    const now = clock();
    await deployTo(target, root, { percent: 10, now });
    for (let index = 3; index <= 6; index += 1) {
      writeRemote(root, { code: `page(${index})` });
      await deployTo(target, root, { percent: 10, keep: 1, now });
    }
    const versions = (await listKeptReleases(target, 'loans')).map(({ version }) => version);
    const entry = findEntry(await readRegistry(target), 'loans');
    expect(entry?.rollout.previous?.version).toBe(first);
    expect(versions.sort()).toEqual([first, entry?.version].sort());
  });

  it('leaves a folder alone that is still being uploaded', async () => {
    const target = site();
    await target.put('app/ncb/remotes/loans/9.9.9/entry.js', Buffer.from('half'));
    await deployMany(target, 3, 1);
    expect(await target.read('app/ncb/remotes/loans/9.9.9/entry.js')).not.toBeNull();
  });
});

describe('the way back', () => {
  it('is the previous version, or the one that is asked for', async () => {
    const target = site();
    const [first, second] = await deployMany(target, 3);
    const entry = findEntry(await readRegistry(target), 'loans');
    if (!entry) throw new Error('not deployed');
    expect((await getRollbackTarget(await openSite({ target }), entry)).version).toBe(second);
    const rollbackTarget = await getRollbackTarget(await openSite({ target }), entry, first);
    expect(rollbackTarget).toEqual(
      expect.objectContaining({ version: first, manifest: `/ncb/remotes/loans/${first}/mf-manifest.json` }),
    );
    await expect(getRollbackTarget(await openSite({ target }), entry, '0.0.1')).rejects.toThrow(
      'loans 0.0.1 is not kept; there are',
    );
  });

  it('is not the version that is there: it would be withdrawn in favour of itself, and given to everybody', async () => {
    const target = site();
    await deployMany(target, 2);
    const entry = findEntry(await changeRegistry(target, withPromoted('loans', 25)), 'loans');
    if (!entry) throw new Error('not deployed');
    await expect(getRollbackTarget(await openSite({ target }), entry, entry.version)).rejects.toThrow(
      'is no way back: 25 % of the companies have it',
    );
  });

  it('says that there is none', async () => {
    const target = site();
    await deployMany(target, 1);
    const entry = findEntry(await changeRegistry(target, withPromoted('loans', 100)), 'loans');
    if (!entry) throw new Error('not deployed');
    await expect(getRollbackTarget(await openSite({ target }), entry)).rejects.toThrow(
      'has no previous version; say --version, there is no other',
    );
  });
});
