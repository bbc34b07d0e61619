import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAgreedContract } from '../contract/contract-text.mjs';
import { getSharedLibraries, getPinnedTools } from '../kit/versions.mjs';
import { ROOT } from '../packages/tree.mjs';
import { planRepository, buildRepositoryFiles } from './repository.mjs';

const MADE_OF = {
  contract: '1.10.0',
  house: { '@ncb/shared-kernel': 'ncb-shared-kernel-1.10.0.tgz', '@ncb/remote-kit': 'ncb-remote-kit-1.10.0.tgz' },
  libraries: getSharedLibraries(),
  ...getPinnedTools(),
};
const files = (/** @type {Record<string, string>} */ house = MADE_OF.house) =>
  buildRepositoryFiles(planRepository(['bank-branches', 'miBranches', 'branchMap']), { ...MADE_OF, house });

it('names the remote by its folder, and the pages as they are asked for', () => {
  const created = files();
  expect(JSON.parse(created['remote.json'] ?? '')).toMatchObject({
    name: 'branches',
    owner: 'branches',
    contract: '^1.10.0',
    pages: [{ name: 'miBranches' }, { name: 'branchMap' }],
  });
  expect(Object.keys(created)).toEqual(
    expect.arrayContaining(['src/pages/miBranches/BranchesPage.tsx', 'src/pages/branchMap/BranchMapPage.test.tsx']),
  );
});

it('asks for the packages beside it, for ranges of what the shell gives and for exact versions of tools', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(files()['package.json'] ?? '');
  expect(dependencies['@ncb/shared-kernel']).toBe('file:vendor/ncb-shared-kernel-1.10.0.tgz');
  expect([dependencies.react, dependencies.antd]).toEqual(['^19.0.0', '^6.0.0']);
  expect(dependencies.i18next).toBe('^27.0.0');
  expect(devDependencies.webpack).toBe(overrides.webpack);
  const { '@ncb/remote-kit': _kit, ...tools } = devDependencies;
  expect(Object.values(tools).filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
});

it('has every script that its own description and the guide of deploying name', () => {
  const created = files({ ...MADE_OF.house, '@ncb/remote-bank': 'ncb-remote-bank-1.10.0.tgz' });
  const [, guide = ''] = readFileSync(join(ROOT, 'docs/deploying.md'), 'utf8').split(
    '## A remote of another repository',
  );
  const [commands = ''] = guide.split('The `README.md` of the new repository');
  const { scripts } = JSON.parse(created['package.json'] ?? '');
  for (const text of [commands, created['README.md'] ?? '']) {
    const named = [...text.matchAll(/^npm run (\S+)/gm)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(['dev', 'check', 'deploy', 'promote', 'rollback']));
    expect(named.filter((name) => !scripts[String(name)])).toEqual([]);
  }
  expect(commands).toContain(`--package ./create-ncb-remote-${readAgreedContract().version}.tgz `);
});

it('has a test with a real bank where there is one to start, and says so', () => {
  const test = 'src/pages/miBranches/BranchesPage.test.tsx';
  expect(files()[test]).not.toContain('signInAtBank');
  const withBank = files({ ...MADE_OF.house, '@ncb/remote-bank': 'ncb-remote-bank-1.10.0.tgz' });
  expect(withBank[test]).toContain('signInAtBank');
  expect(withBank['README.md']).toContain('npm run dev');
});

it.each([
  ['', 'create-ncb-remote FOLDER page'],
  ['bank-branches', 'create-ncb-remote FOLDER page'],
  ['bank-branches --force', 'create-ncb-remote FOLDER page'],
  ['Branches miBranches', 'Branches is no name of a remote'],
  ['bank-branches mi-Branches', 'mi-Branches is no name of a page'],
  ['bank-branches diagnostics', 'diagnostics is a page of the shell'],
  ['bank-branches miBranches branches', 'two pages have one name'],
])('refuses %j: %s', (args, refusal) => {
  expect(() => planRepository(args.split(' ').filter(Boolean))).toThrow(refusal);
});
