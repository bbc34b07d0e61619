import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findDependencyFaults } from './find-dependency-faults.mjs';
import { ROOT } from './tree.mjs';

/** @type {string} */
let tree;

/** @type {(file: string, content: string | object) => void} */
function write(file, content) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'ncb-dependencies-'));
  write('package.json', { devDependencies: { 'fast-check': '4.0.0', '@types/node': '20.0.0' } });
  write('screen/package.json', { name: '@ncb/screen', dependencies: { antd: '6.0.0', react: '19.0.0' } });
  write('screen/src/Page.tsx', "import { Table } from 'antd';\nexport const Page = () => <Table />;\n");
  write('screen/src/page.test.ts', "import fc from 'fast-check';\nimport { Page } from './Page';\nfc.assert(Page);\n");
  write('place/package.json', { name: '@ncb/place', dependencies: { antd: '6.0.0' } });
});

afterEach(() => rmSync(tree, { recursive: true }));

describe('the dependencies of this tree', () => {
  it('are declared where they are imported, and only there', () => {
    expect(findDependencyFaults(ROOT)).toEqual([]);
  });
});

describe('the dependencies of a tree', () => {
  it('are in order if each package declares what it imports and the tree what all tests use', () => {
    expect(findDependencyFaults(tree)).toEqual([]);
  });

  it.each([
    ['a package', "import { z } from 'zod';"],
    ['a part of it', "import * as z from 'zod/mini';"],
    ['its types', "import type { ZodType } from 'zod';"],
    ['a package on demand', "const load = () => import('zod');"],
    ['a package for others', "export { z } from 'zod';"],
    ['the place of a file in it', `const place = createRequire(import.meta.url);\nplace.resolve('${'zod'}/a.txt');`],
  ])('lack what is imported without being declared: %s', (_, line) => {
    write('screen/src/new.ts', line);
    expect(findDependencyFaults(tree)).toEqual(['screen imports zod and does not declare it']);
  });

  it.each([
    ['a package of Node', "import { join } from 'node:path';"],
    ['itself', "import { texts } from '@ncb/screen/texts';"],
    ['something in a comment', "// import { z } from 'zod';"],
    ['something in a text', "export const text = `import { z } from 'zod'`;"],
  ])('may be without %s', (_, line) => {
    write('screen/src/new.ts', line);
    expect(findDependencyFaults(tree)).toEqual([]);
  });

  it('are too many if nothing uses one of them', () => {
    write('screen/package.json', { dependencies: { antd: '6.0.0', dayjs: '1.0.0', react: '19.0.0' } });
    write('package.json', { devDependencies: { 'fast-check': '4.0.0', husky: '9.0.0', '@types/pg': '8.0.0' } });
    expect(findDependencyFaults(tree)).toEqual([
      'package.json declares @types/pg and nothing uses it',
      'package.json declares husky and nothing uses it',
      'screen declares dayjs and does not use it',
    ]);
  });

  it('have one version each', () => {
    write('place/package.json', { dependencies: { antd: '6.1.0' } });
    expect(findDependencyFaults(tree)).toEqual(['antd is declared in two versions']);
  });

  it('are not those of a repository that lies inside', () => {
    write('screen/example/package.json', { dependencies: { zod: '4.0.0' } });
    write('screen/example/main.js', "import 'zod';");
    expect(findDependencyFaults(tree)).toEqual([]);
  });
});
