import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeRegistry, onlyEntries, readRegistry, withEntry, withShell } from './registry.mjs';

const entry = (/** @type {string} */ name, version = '1') => ({
  name,
  version,
  manifest: `/ncb/remotes/${name}/${version}/mf-manifest.json`,
  integrity: 'sha384-A',
  contract: '^1.0.0',
  pages: [{ name: 'page' }],
  enabled: true,
  owner: name,
});

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ncb-registry-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the deploy registry', () => {
  it('is empty before anything is deployed', () => {
    expect(readRegistry(join(folder, 'registry.json'))).toEqual({ remotes: [] });
  });

  it('gets a new version of one remote and leaves the others as they are', () => {
    const file = join(folder, 'registry.json');
    for (const each of [entry('accounts'), entry('payroll'), entry('accounts', '2')])
      changeRegistry(file, withEntry(each));
    expect(readRegistry(file).remotes).toEqual([entry('payroll'), entry('accounts', '2')]);
  });

  it('forgets the remotes that are not there any more', () => {
    const file = join(folder, 'registry.json');
    for (const each of [entry('accounts'), entry('payroll')]) changeRegistry(file, withEntry(each));
    changeRegistry(file, onlyEntries(['payroll']));
    expect(readRegistry(file).remotes.map(({ name }) => name)).toEqual(['payroll']);
  });

  it('tells which shell is deployed, whatever becomes of the remotes', () => {
    const file = join(folder, 'registry.json');
    for (const change of [withShell('1'), withEntry(entry('accounts')), withShell('2'), onlyEntries([])])
      changeRegistry(file, change);
    expect(readRegistry(file)).toEqual({ shell: { version: '2' }, remotes: [] });
  });

  it('leaves nothing beside the registry', () => {
    changeRegistry(join(folder, 'registry.json'), withEntry(entry('accounts')));
    expect(readdirSync(folder)).toEqual(['registry.json']);
  });
});
