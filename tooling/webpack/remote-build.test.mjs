import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFiles } from '../deploy/built-files.mjs';
import { pinFiles } from '../deploy/pin-files.mjs';
import { WEBPACK_COMMAND } from '../packages/build-packages.mjs';
import { run } from '../packages/run.mjs';
import { VAR } from '../packages/tree.mjs';
import { findMisfits, readNeeds } from '../contract/misfits.mjs';
import { getSharedVersions } from './get-shared-versions.mjs';

const CONTRACT = { version: '1.7.0', names: [], values: [], given: { shared: {}, texts: ['a.b', 'c.d'], classes: [] } };

const FILES = {
  'package.json': '{ "type": "module", "version": "1.0.0" }',
  'webpack.config.js': `
    import { federationOutput, federationPlugins } from '${pathToFileURL(join(import.meta.dirname, 'federation-plugins.mjs'))}';
    const remote = { name: 'loans', contract: '^1.0.0', pages: [{ name: 'miLoans' }, { name: 'miPlan' }] };
    const options = { contract: ${JSON.stringify(CONTRACT)}, moduleOf: (page) => './src/' + page + '.js' };
    export default {
      entry: {},
      target: ['web', 'es2022'],
      output: federationOutput(remote),
      plugins: federationPlugins(remote, options),
    };`,
  'block/index.js': `
    import styles from './list.module.css';
    export const block = { className: styles['row'], namespace: __NCB_REMOTE__ + '/block' };
    export const words = () => import(/* webpackChunkName: "words-ua" */ './ua.json');`,
  'block/ua.json': '{ "word": "слово блоку" }',
  'block/list.module.css': '.row { padding: calc(1px - 2px) }',
  'src/miLoans.js': `
    import { block, words } from '../block/index.js';
    import styles from './list.module.css';
    export const page = { block, words, own: styles['row'], text: 'a.b',
      load: () => import(/* webpackChunkName: "words-ua" */ './ua.json') };`,
  'src/miPlan.js': `import { block } from '../block/index.js'; export const page = { block };`,
  'src/ua.json': '{ "word": "слово розділу" }',
  'src/list.module.css':
    '.row { animation: turn 1s } @keyframes turn { to { opacity: 0 } } .row :global(.ant-tag) { gap: 0 }',
};

mkdirSync(VAR, { recursive: true });
const folder = mkdtempSync(join(VAR, 'remote-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @type {(files?: Record<string, string>) => Promise<{ code: number | null, output: string }>} */
async function build(files = {}) {
  for (const [path, content] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  return run(process.execPath, [WEBPACK_COMMAND, '--mode', 'production'], { cwd: folder, quiet: true });
}

const built = () => readdirSync(join(folder, 'dist'));
const read = (/** @type {string} */ name) => readFileSync(join(folder, 'dist', name), 'utf8');
const manifest = () => JSON.parse(read('mf-manifest.json'));

describe('the build of a remote', () => {
  it('brings styles in one file, the block’s before those of its user, all under the name of the remote', async () => {
    expect(await build()).toMatchObject({ code: 0 });
    const sheets = built().filter((name) => name.endsWith('.css'));
    expect(sheets).toEqual([expect.stringMatching(/^styles\.[0-9a-f]{12}\.css$/)]);
    const [, block, own, animation] =
      /^\.(loans__list-row-\w{5}) \{ padding: calc\(1px - 2px\) \}\s*\.(loans__list-row-\w{5}) \{ animation: (loans__list-turn-\w{5}) 1s \}/.exec(
        read(sheets[0] ?? ''),
      ) ?? [];
    expect(block).toBeDefined();
    expect(own).not.toBe(block);
    expect(read(sheets[0] ?? '')).toContain(`@keyframes ${animation}`);
    expect(read(sheets[0] ?? '')).toContain(`.${own} .ant-tag`);
    const code = built()
      .filter((name) => name.endsWith('.js'))
      .map(read)
      .join('\n');
    for (const name of [block, own, 'loans/block']) expect(code).toContain(name);
  });

  it('puts the words of the blocks into the file of its own', () => {
    const [words, ...others] = built().filter((name) => name.startsWith('words-ua.'));
    expect(others).toEqual([]);
    expect(read(words ?? '')).toMatch(/слово блоку[^]*слово розділу|слово розділу[^]*слово блоку/);
  });

  it('tells what it was built with, what it takes and which style sheet it has', () => {
    const [styles] = built().filter((name) => name.endsWith('.css'));
    expect(manifest().ncb).toEqual({ builtWith: '1.7.0', styles, uses: [], texts: ['a.b'], classes: [] });
  });

  it('has no style sheet without styles', async () => {
    const none = { 'block/index.js': 'export const block = {}; export const words = 1;' };
    expect(await build({ ...none, 'src/miLoans.js': FILES['src/miPlan.js'] })).toMatchObject({ code: 0 });
    expect(built().filter((name) => name.endsWith('.css'))).toEqual([]);
    expect(manifest().ncb).not.toHaveProperty('styles');
  });

  it('refuses a rule that would be a rule for every page', async () => {
    const { code, output } = await build({ 'src/list.module.css': '.row { gap: 0 } h2 { gap: 0 }' });
    expect(code).not.toBe(0);
    expect(output).toContain('Selector "h2" is not pure');
  });

  it('says the ranges that its package.json asks for, whatever is installed: the gate checks what the browser will ask', async () => {
    const buildWith = (/** @type {Record<string, string>} */ dependencies) =>
      build({
        'package.json': JSON.stringify({ type: 'module', version: '1.0.0', dependencies }),
        'src/miLoans.js': `
          import { createElement } from 'react';
          import dayjs from 'dayjs';
          import Table from 'antd/es/table';
          export const page = () => createElement(Table, { title: dayjs() });`,
      });
    const shell = { version: '1.7.0', exports: [], shared: getSharedVersions() };
    const faults = () => findMisfits(shell, readNeeds(manifest(), '^1.0.0'));
    const { react, dayjs, 'antd/es/table': antd } = shell.shared;
    // Written for the first version of a major and compiled with a later one: a shell with an earlier one fits.
    expect(await buildWith({ react: '^19.0.0', antd: '^6.0.0', dayjs: dayjs ?? '' })).toMatchObject({ code: 0 });
    const ranges = Object.fromEntries(
      manifest().shared.map((/** @type {{ name: string, requiredVersion: string }} */ { name, requiredVersion }) => [
        name,
        requiredVersion,
      ]),
    );
    expect(ranges).toEqual({ react: '^19.0.0', 'antd/es/table': '^6.0.0', dayjs: `^${dayjs}` });
    expect(faults()).toEqual([]);
    // Compiled with the shell's version but written for another: the browser would refuse to load it.
    expect(await buildWith({ react: '^18.0.0', antd: '^6.0.0' })).toMatchObject({ code: 0 });
    expect(faults()).toEqual([`it needs react ^18.0.0 and the shell gives ${react}`]);
    expect(antd).toMatch(/^6\./);
  }, 30_000);

  it('pins the chunk whose number is 0', async () => {
    const numbered = FILES['webpack.config.js'].replace(
      'plugins:',
      "optimization: { chunkIds: 'natural' },\n      plugins:",
    );
    expect(await build({ 'webpack.config.js': numbered })).toMatchObject({ code: 0 });
    const files = readFiles(join(folder, 'dist'));
    const { ncb } = JSON.parse(String(pinFiles(files, { name: 'loans', pages: [] }).get('mf-manifest.json')));
    expect(Object.keys(ncb.integrity).filter((path) => path.endsWith('.js'))).toEqual(
      built().filter((name) => name.endsWith('.js')),
    );
  });
});
