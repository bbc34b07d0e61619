import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../deploy/testing/samples.mjs';
import { getPackageFolders } from '../packages/tree.mjs';
import { getAllStories, findNamedRemotes, getPackageStories } from './stories.mjs';

const root = temporaryFolder();
const FILES = ['every-screen', 'whole', 'shell/a', 'shell/b', 'shell/c', 'shell/d', 'shell/e', 'remote-loans/loans'];
for (const name of FILES) {
  const file = join(root, `e2e/stories/${name}.spec.ts`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
}
mkdirSync(join(root, 'remote-loans'));
writeFileSync(join(root, 'remote-loans/remote.json'), JSON.stringify({ name: 'loans', pages: [{ name: 'miLoans' }] }));
const files = (/** @type {string[]} */ ...names) => names.map((name) => `stories/${name}.spec.ts`);

it('runs each file once, those of one package together, in parts that are not too long', () => {
  expect(getAllStories(root)).toEqual([
    { name: 'whole', files: files('every-screen', 'whole') },
    { name: 'remote-loans', files: files('remote-loans/loans') },
    { name: 'shell 1', files: files('shell/a', 'shell/c', 'shell/e') },
    { name: 'shell 2', files: files('shell/b', 'shell/d') },
  ]);
});

it('finds the stories of a package in its folder, and of a remote its screens among those of all', () => {
  expect(getPackageStories('shell', root).flatMap((run) => run.files)).toHaveLength(5);
  expect(getPackageStories('remote-loans', root)).toEqual([
    { name: 'remote-loans', files: files('remote-loans/loans') },
    { name: 'remote-loans screens', files: files('every-screen'), only: 'remote-loans$' },
  ]);
  expect(getPackageStories('shared-kernel', root)).toEqual([]);
});

it('finds the remotes that stories lead to by the pages that they name', () => {
  writeFileSync(join(root, 'e2e/stories/shell/b.spec.ts'), "await person.seesPage('miLoans');");
  writeFileSync(join(root, 'e2e/stories/shell/a.spec.ts'), "await person.seesPage('miLoansOfOthers');");
  expect(findNamedRemotes([{ name: 'b', files: files('shell/b') }], root)).toEqual(['remote-loans']);
  expect(findNamedRemotes([{ name: 'a', files: files('shell/a', 'every-screen') }], root)).toEqual([]);
});

it('knows no area that is not a package', () => {
  const areas = getAllStories().map(({ name }) => name.replace(/ \d+$/, ''));
  expect(areas.filter((area) => area !== 'whole' && !getPackageFolders().includes(area))).toEqual([]);
});
