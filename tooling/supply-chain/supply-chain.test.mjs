import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../packages/run.mjs';
import { readJson, ROOT } from '../packages/tree.mjs';
import { checkAges, findAdded, getExitCode, readAudit } from './check-packages-command.mjs';
import { findLockProblems } from './find-lock-problems.mjs';
import { findShipped, getName, listThirdParty, readLock } from './lock.mjs';
import { INSTALL_SCRIPTS, READ_LICENCES } from './policy.mjs';

const lock = readLock();
const thirdParty = listThirdParty(lock);
const PINO = /** @type {import('./lock.mjs').LockEntry} */ (lock.packages['node_modules/pino']);

/** @type {(path: string, change: Partial<import('./lock.mjs').LockEntry>) => import('./lock.mjs').Lock} */
const withChange = (path, change) => ({
  packages: { ...lock.packages, [path]: { ...lock.packages[path], ...change } },
});

it('finds no problem in package-lock.json', () => {
  expect(thirdParty.length).toBeGreaterThan(1000);
  expect(findLockProblems(lock)).toEqual([]);
});

it.each([
  ['node_modules/pino', { integrity: undefined }, 'has no SHA-512 hash (integrity)'],
  ['node_modules/pino', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has no SHA-512 hash (integrity)'],
  ['node_modules/pino', { resolved: undefined }, 'is not from https://registry.npmjs.org/ (resolved)'],
  [
    'node_modules/pino',
    { resolved: 'git+ssh://git@github.com/pinojs/pino.git' },
    'is not from https://registry.npmjs.org/ (resolved)',
  ],
  [
    'node_modules/pino',
    { resolved: 'https://registry.npmjs.org/pin0/-/pin0-1.0.0.tgz' },
    'is not from https://registry.npmjs.org/ (resolved)',
  ],
  ['node_modules/pino', { license: 'AGPL-3.0-only' }, 'has the licence AGPL-3.0-only'],
  ['node_modules/pino', { license: undefined }, 'has the licence unknown'],
  // Allowed only where it builds and tests.
  ['node_modules/pino', { license: 'LGPL-3.0-only' }, 'has the licence LGPL-3.0-only'],
  ['node_modules/png-js', { version: '2.0.1' }, 'has the licence unknown'],
  ['node_modules/pino', { hasInstallScript: true }, 'has an install script'],
])('finds in %s changed to %j: %s', (path, change, problem) => {
  expect(findLockProblems(withChange(path, change))).toEqual([`${path} ${problem}`]);
});

it('has in its lists of exceptions only packages that need one', () => {
  const ids = thirdParty.map(([path, entry]) => `${getName(path, entry)}@${entry.version}`);
  expect(Object.keys(READ_LICENCES).filter((id) => !ids.includes(id))).toEqual([]);
  const scripted = thirdParty.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripted.map(([path, entry]) => getName(path, entry))).toEqual(Object.keys(INSTALL_SCRIPTS));
});

it('runs no install scripts', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
});

it('explains each version held by overrides', () => {
  const text = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
  const { overrides } = readJson(join(ROOT, 'package.json'));
  const held = Object.entries(overrides).flatMap(([name, version]) =>
    typeof version === 'string' ? [[name, version]] : Object.entries(version),
  );
  for (const [name, version] of held) {
    const row = text.split('\n').find((line) => line.startsWith(`| ${name} `));
    expect(row).toContain(` ${version} `);
  }
});

it('prints a CycloneDX document with version, licence and hash of every package that ships', async () => {
  const program = [join(ROOT, 'tooling/cli.mjs'), 'sbom'];
  const { code, output } = await run(process.execPath, program, { cwd: ROOT, quiet: true });
  expect(code).toBe(0);
  const document = JSON.parse(output);
  expect(document).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) });
  /** @type {Map<string, any>} */
  const components = new Map(document.components.map((/** @type {any} */ one) => [decodeURIComponent(one.purl), one]));

  const shipped = [...findShipped(lock)].filter((path) => path.includes('node_modules/'));
  expect(shipped.length).toBeGreaterThan(200);
  for (const path of shipped) {
    const entry = /** @type {import('./lock.mjs').LockEntry} */ (lock.packages[path]);
    const id = `${getName(path, entry)}@${entry.version}`;
    const component = components.get(`pkg:npm/${id}`);
    const [algorithm, hash = ''] = entry.integrity?.split('-') ?? [];
    expect(algorithm).toBe('sha512');
    expect(component).toMatchObject({
      version: entry.version,
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    });
    if (!Object.hasOwn(READ_LICENCES, id))
      expect(component.licenses.map((/** @type {any} */ one) => one.license?.id ?? one.expression)).toEqual([
        entry.license,
      ]);
  }
});

describe('check-packages', () => {
  it('asks about versions that the base does not have', () => {
    const base = { packages: { ...lock.packages, 'node_modules/pino': { ...PINO, version: '1.0.0' } } };
    expect(findAdded(base, lock)).toEqual([`pino@${PINO.version}`]);
  });

  it('refuses versions that are too young, and says which have no time', async () => {
    const day = (/** @type {number} */ days) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString();
    const times = { '1.0.0': day(8), '1.0.1': day(6.5) };
    const ask = async (/** @type {string} */ name) => (name === '@scope/silent' ? undefined : times);
    expect(await checkAges(['a@1.0.0'], 7, ask)).toEqual({ refused: [] });
    expect(await checkAges(['a@1.0.1', '@scope/silent@1.0.0'], 7, ask)).toEqual({
      refused: ['a@1.0.1 is 6 days old, of 7'],
      notAsked: 'no time of @scope/silent@1.0.0',
    });
  });

  it('reads advisories, and never takes a missing answer for a good one', () => {
    expect(readAudit({ vulnerabilities: {} })).toEqual({ refused: [] });
    expect(readAudit({ vulnerabilities: { pino: { severity: 'high', range: '<1.0.1' } } })).toEqual({
      refused: ['pino <1.0.1: high'],
    });
    expect(readAudit({ message: '405 Method Not Allowed' })).toEqual({ notAsked: '405 Method Not Allowed' });
    expect(readAudit(undefined)).toEqual({ notAsked: 'no answer' });
  });

  it.each([
    [[{ refused: [] }], 0],
    [[{ refused: [] }, { notAsked: 'no answer' }], 3],
    [[{ refused: ['a'] }, { notAsked: 'no answer' }], 1],
  ])('ends after %j with %i', (outcomes, code) => {
    expect(getExitCode(outcomes)).toBe(code);
  });
});
