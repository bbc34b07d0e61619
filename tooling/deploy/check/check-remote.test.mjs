import { jest } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser } from '../../checks/requirements.mjs';
import { getFakeShellCode } from '../../contract/live/get-fake-shell-code.mjs';
import { WEBPACK_COMMAND } from '../../packages/build-packages.mjs';
import { run } from '../../packages/run.mjs';
import { ROOT, VAR } from '../../packages/tree.mjs';
import { readFiles } from '../built-files.mjs';
import { deployCommand } from '../commands/deploy-command.mjs';
import { createKeyFile, readKey } from '../owners/keys.mjs';
import { changeOwners, withOwner } from '../owners/owners.mjs';
import { pinFiles } from '../pin-files.mjs';
import { REGISTRY } from '../registry/registry.mjs';
import { openSite } from '../site.mjs';
import { openTarget } from '../targets/open-target.mjs';
import { entry } from '../testing/samples.mjs';
import { checkRemote } from './check-remote.mjs';
import { openPages } from './open-pages.mjs';

const SHELL = { version: '1.7.0', exports: [], shared: { react: '19.3.1' } };
const PLUGINS = pathToFileURL(join(ROOT, 'tooling/webpack/federation-plugins.mjs'));
const page = (/** @type {string} */ more = '') =>
  `const words = () => import('../words.json');
   const texts = { namespace: 'loans', load: { ua: words, ru: words, en: words } };
   export const page = { Page: () => null, texts };\n${more}`;
const PAGES = {
  miLoans: page(),
  miNone: 'export const other = 1;',
  miNoTexts: page().replace('en: words', ''),
  miThrows: page('throw new Error("broken on purpose");'),
  miEval: page('globalThis.Function("return 1")();'),
  miGlobals: page(
    'globalThis.ownThing = 1; Array.prototype.toSpliced = () => []; globalThis.alert = null; delete Math.cbrt;',
  ),
  miShown: `import { useEffect } from 'react';\n${page().replace(
    '() => null',
    '() => { useEffect(() => { Array.prototype.at = () => 1; Math.hypot = () => 2; }, []); return null; }',
  )}`,
  miPromise: page().replace('page = {', 'page = Promise.resolve({').replace('texts };', 'texts });'),
  miElement: `import { createElement } from 'react';\n${page().replace('() => null', 'createElement("p")')}`,
  miSilent: page().replace('en: words', 'en: () => new Promise(() => undefined)'),
  miEndless: page('for (;;);'),
};
const FILES = {
  'package.json': '{ "type": "module", "version": "1.0.0" }',
  'words.json': '{ "word": "слово" }',
  'webpack.config.js': `
    import { federationOutput, federationPlugins } from '${PLUGINS}';
    const pages = ${JSON.stringify(Object.keys(PAGES).map((name) => ({ name })))};
    const remote = { name: 'loans', contract: '^1.0.0', pages };
    const contract = { version: '1.7.0', names: [], values: [], given: { shared: {}, texts: [], classes: [] } };
    export default {
      entry: {},
      target: ['web', 'es2022'],
      output: federationOutput(remote),
      plugins: federationPlugins(remote, { contract, moduleOf: (page) => './src/' + page + '.js' }),
    };`,
  ...Object.fromEntries(Object.entries(PAGES).map(([name, code]) => [`src/${name}.js`, code])),
};

mkdirSync(VAR, { recursive: true });
const folder = mkdtempSync(join(VAR, 'check-'));
const root = join(folder, 'remote');
const target = openTarget(join(folder, 'site'));
let browser = '';

beforeAll(async () => {
  browser = await ensureBrowser();
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const { code, output } = await run(process.execPath, [WEBPACK_COMMAND, '--mode', 'production'], {
    cwd: root,
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
  await target.put('app/ncb/contract.json', Buffer.from(JSON.stringify(SHELL)));
  await target.put(REGISTRY, Buffer.from('{"remotes":[]}'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

function writeDescription(/** @type {string[]} */ ...names) {
  const remote = { name: 'loans', contract: '^1.0.0', owner: 'credits', pages: names.map((name) => ({ name })) };
  writeFileSync(join(root, 'remote.json'), JSON.stringify(remote));
  return remote;
}

const check = async (/** @type {string[]} */ ...names) => {
  writeDescription(...names);
  return checkRemote(await openSite({ target }), root, { playedShell: getFakeShellCode, browser });
};

describe('a build, before anybody gets it', () => {
  it('is good when its pages can be loaded', async () => {
    expect(await check('miLoans')).toEqual({ name: 'loans', faults: [], notes: [] });
  }, 60_000);

  it('has pages that export a page with texts in all languages, and that run under the shell’s policy', async () => {
    const { faults } = await check('miNone', 'miNoTexts', 'miThrows', 'miEval', 'miPromise', 'miElement');
    expect(faults).toEqual([
      'miNone: exports no page',
      'miNoTexts: no texts of loans in en',
      expect.stringMatching(/^miThrows: .*broken on purpose/),
      expect.stringMatching(/^miEval: .*unsafe-eval/),
      'miPromise: exports a promise of a page; only its code is waited for',
      'miElement: Page is no component',
    ]);
  }, 60_000);

  it('leaves alone what all remotes share', async () => {
    const { faults } = await check('miLoans', 'miGlobals');
    const files = '(__federation_expose_miGlobals.0123456789ab.js)';
    expect(faults.map((fault) => fault.replace(/[0-9a-f]{12}/, '0123456789ab'))).toEqual([
      `miGlobals ${files}: it adds window.ownThing for all remotes: keep it in a module of its own`,
      `miGlobals ${files}: it takes Math.cbrt away from all remotes: leave it`,
      `miGlobals ${files}: it changes window.alert for all remotes: write a function of its own instead`,
      `miGlobals ${files}: it changes Array.prototype.toSpliced for all remotes: write a function of its own instead`,
    ]);
  }, 60_000);

  it('is named by page and file where a page changes it only when it is shown', async () => {
    const { faults } = await check('miShown', 'miLoans');
    expect(faults).toEqual([
      expect.stringMatching(/^miShown \(\S*\.js\): it changes Array\.prototype\.at for all remotes/),
      expect.stringMatching(/^miShown \(\S*\.js\): it changes Math\.hypot for all remotes/),
    ]);
  }, 60_000);

  it('is named where its texts never come, and the others are looked at all the same', async () => {
    const remote = writeDescription('miSilent', 'miNone');
    const files = pinFiles(readFiles(join(root, 'dist')), remote);
    const by = { browser, playedShell: await getFakeShellCode(), partLimitMs: 2000 };
    expect(await openPages(remote, files, SHELL, by)).toEqual([
      'miSilent: Error: its code or its texts have not come for 2 s',
      'miNone: exports no page',
    ]);
  }, 60_000);

  it('that never ends loading is told of, and its browser is ended', async () => {
    const remote = writeDescription('miEndless');
    const files = pinFiles(readFiles(join(root, 'dist')), remote);
    const by = { browser, playedShell: await getFakeShellCode(), limitMs: 3000 };
    expect(await openPages(remote, files, SHELL, by)).toEqual([
      'the pages could not be loaded: the browser has not answered for 3 s',
    ]);
  }, 60_000);

  it('is checked as far as that goes without a browser or a shell, and says so', async () => {
    writeDescription('miLoans');
    expect(
      await checkRemote(await openSite({ target }), root, { playedShell: getFakeShellCode, browser: null }),
    ).toEqual({
      name: 'loans',
      faults: [],
      notes: ['the pages were not opened in a browser: no Chromium or Chrome was found (CHROME_PATH names one)'],
    });
    const empty = openTarget(join(folder, 'empty'));
    const { notes } = await checkRemote(await openSite({ target: empty }), root, {
      playedShell: getFakeShellCode,
      browser,
    });
    expect(notes.join()).toContain(`no shell is deployed to ${empty.place}`);
    const options = { playedShell: getFakeShellCode, browser: '/nowhere/chromium' };
    expect((await checkRemote(await openSite({ target }), root, options)).faults.join()).toContain(
      'the browser did not start',
    );
  });

  it('fits the shell and the owners, and is told which file to change', async () => {
    writeDescription('miLoans');
    const owned = openTarget(join(folder, 'owned'));
    const file = join(folder, 'site.pem');
    createKeyFile(file);
    const key = readKey(file);
    await changeOwners(owned, key, withOwner({ id: 'site', keys: [key.publicKey] }));
    await changeOwners(owned, key, withOwner({ id: 'c', keys: [key.publicKey], pages: ['miLoans'] }));
    await owned.put('app/ncb/contract.json', Buffer.from(JSON.stringify({ ...SHELL, version: '2.0.0' })));
    const { faults, notes } = await checkRemote(await openSite({ target: owned }), root, {
      playedShell: getFakeShellCode,
      browser,
    });
    expect(faults).toEqual([
      'remote.json: the page miLoans belongs to c, and remote.json says credits',
      'mf-manifest.json: it asks for the contract ^1.0.0 and the shell has 2.0.0',
    ]);
    expect(notes.join()).toContain('first put right what is wrong');
    writeDescription('miNowhere');
    expect(
      (await checkRemote(await openSite({ target }), root, { playedShell: getFakeShellCode, browser })).faults,
    ).toEqual(['dist: remote.json names miNowhere, which the build does not expose']);
  });

  it('has no page of another remote: the registry would refuse it when its files are written already', async () => {
    writeDescription('miLoans');
    const shared = openTarget(join(folder, 'shared'));
    const remotes = [entry('credits', '1', { pages: [{ name: 'miLoans' }] })];
    await shared.put(REGISTRY, Buffer.from(JSON.stringify({ remotes })));
    await shared.put('app/ncb/contract.json', Buffer.from(JSON.stringify(SHELL)));
    expect(
      (await checkRemote(await openSite({ target: shared }), root, { playedShell: getFakeShellCode, browser })).faults,
    ).toEqual(['remote.json: the page miLoans is served by credits and loans']);
  });

  it('is told of by npm run deploy -- check, beside the signatures of what is deployed', async () => {
    writeDescription('miLoans', 'miNone');
    const owned = openTarget(join(folder, 'signed'));
    const file = join(folder, 'credits.pem');
    createKeyFile(file);
    const key = readKey(file);
    await owned.put('app/ncb/contract.json', Buffer.from(JSON.stringify(SHELL)));
    await owned.put(REGISTRY, Buffer.from(JSON.stringify({ remotes: [entry('cards')] })));
    await changeOwners(owned, key, withOwner({ id: 'site', keys: [key.publicKey] }));
    await changeOwners(owned, key, withOwner({ id: 'credits', keys: [key.publicKey] }));
    const { code, output } = await run(
      process.execPath,
      ['tooling/cli.mjs', 'deploy', 'check', root, '--to', owned.place],
      {
        cwd: ROOT,
        quiet: true,
      },
    );
    expect(output.trimEnd().split(/\n\s*/)).toEqual([
      'WRONG loans',
      'miNone: exports no page',
      'WRONG signatures of what is deployed',
      'cards is not signed: deploy it again with the key of cards',
    ]);
    expect(code).toBe(1);
    writeDescription('miLoans');
    await expect(deployCommand({ positionals: [root], values: { to: owned.place } })).rejects.toThrow(
      'this site has owners: say --key FILE',
    );
    const consoleLog = jest.spyOn(console, 'log').mockReturnValue();
    await deployCommand({ positionals: [root], values: { to: owned.place, key: file } });
    expect(consoleLog.mock.calls.join()).toMatch(/^loans 1\.0\.0-\w+ is deployed, for 100 %/);
    consoleLog.mockRestore();
  }, 120_000);

  it('is refused by npm run deploy with all that was found, and nothing of it is written', async () => {
    writeDescription('miLoans', 'miNone', 'miGlobals');
    await expect(deployCommand({ positionals: [root], values: { to: target.place } })).rejects.toThrow(
      /^loans is not deployed:\n {2}miNone: exports no page\n {2}miGlobals \(\S+\.js\): it adds window\.ownThing/,
    );
    expect(await target.list('app/ncb/remotes')).toEqual([]);
  }, 60_000);
});
