import { choosePackages } from '../packages/choose-packages.mjs';
import { getPackageFolders, listRemotesInTree } from '../packages/tree.mjs';
import { getJobs } from './get-jobs.mjs';

const programs = { prepare: () => Promise.resolve(), env: () => ({}) };
const namesFor = (/** @type {readonly string[]} */ ...chosen) => getJobs(chosen, programs).map(({ name }) => name);

it('checks, tests, builds and tells stories of every package', () => {
  const names = namesFor(...getPackageFolders());
  expect(names).toEqual(expect.arrayContaining(['types', 'lint', 'unused', 'format', 'contract', 'unit bank-sandbox']));
  for (const { folder } of listRemotesInTree())
    expect(names).toEqual(expect.arrayContaining([`unit ${folder}`, `build ${folder}`]));
  expect(names.some((name) => name.startsWith('stories whole'))).toBe(true);
});

it('does for one remote what that remote needs, and nothing of its neighbours', () => {
  const names = namesFor('remote-payments-uah').map((name) => name.replace(/ \d$/, ''));
  expect([...new Set(names)].sort()).toEqual([
    'bank of the stories',
    'build bank-sandbox',
    'build remote-accounts',
    'build remote-payments-uah',
    'build shell',
    'build signature-widget',
    'contract',
    'format',
    'lint',
    'programs',
    'site of the stories',
    'stories remote-payments-uah',
    'stories remote-payments-uah screens',
    'types',
    'unit remote-payments-uah',
    'unused',
  ]);
});

it('builds also the remotes to which the stories of a remote lead', () => {
  expect(namesFor('remote-credits-statements')).toEqual(
    expect.arrayContaining(['build remote-payments-uah', 'build remote-currency']),
  );
  expect(namesFor('remote-credits-statements')).not.toContain('build remote-admin');
});

it('builds nothing for a package without stories', () => {
  expect(namesFor('shared-kernel').sort()).toEqual([
    'contract',
    'format',
    'lint',
    'programs',
    'types',
    'unit shared-kernel',
    'unused',
  ]);
});

it('comes after nothing that is not done', () => {
  for (const chosen of [getPackageFolders(), ['remote-accounts'], ['shell', 'tooling']]) {
    const jobs = getJobs(chosen, programs);
    const names = jobs.map(({ name }) => name);
    expect(jobs.flatMap(({ after = [] }) => after).filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('refuses a package that is not there, with those that are', () => {
  expect(() => choosePackages(['remote-acounts'], getPackageFolders())).toThrow(
    /^There is no package remote-acounts\. There are: shared-kernel, .*remote-accounts/,
  );
});
