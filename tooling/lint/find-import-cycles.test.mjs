import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBuiltPackages, ROOT } from '../packages/tree.mjs';
import { findImportCycles } from './find-import-cycles.mjs';

const SOURCES = ['shared-kernel', ...getBuiltPackages()].map((name) => `${name}/src`);

describe('circles of imports', () => {
  it.each([...SOURCES, 'e2e'])('do not exist in %s', (folder) => {
    expect(findImportCycles(join(ROOT, folder))).toEqual([]);
  });

  it('are found, also through types, but not through import()', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ncb-cycles-'));
    writeFileSync(join(folder, 'a.ts'), "import { b } from './b';\nexport const a = b;\n");
    writeFileSync(join(folder, 'b.ts'), "export { c as b } from './c';\n");
    writeFileSync(join(folder, 'c.tsx'), "import type { a } from './a';\nexport const c = '' as typeof a;\n");
    writeFileSync(join(folder, 'd.ts'), "export const load = () => import('./e');\n");
    writeFileSync(join(folder, 'e.ts'), "import { load } from './d';\nexport const e = load;\n");
    expect(findImportCycles(folder)).toEqual([['a.ts', 'b.ts', 'c.tsx']]);
    rmSync(folder, { recursive: true });
  });
});
