/** ESLint rule: features, blocks and folders of the shell are imported by their `index.ts` only (docs/adr/0065). */
import { join, relative, sep } from 'node:path';

/** Folders with an `index.ts`, and the part of a path inside them. */
const FOLDER =
  /^(shell\/src\/(?!locales\/)[^/]+|remote-[^/]+\/src\/features\/[^/]+|shared-kernel\/src\/blocks\/[^/]+)\/(.+)$/;

/** File of a folder that tests share; `index.ts` is built into the pages. */
const FOR_TESTS = 'testing';

/**
 * Returns the path that a specifier names, from the root of the repository; null for other packages.
 * @param {string} file importing file, from the root
 * @param {string} specifier
 */
function getImportedPath(file, specifier) {
  if (specifier.startsWith('.')) return join(file, '..', specifier).split(sep).join('/');
  const [, inKernel] = /^@ncb\/shared-kernel\/(.+)$/.exec(specifier) ?? [];
  return inKernel === undefined ? null : `shared-kernel/src/${inKernel}`;
}

/** @type {import('eslint').Rule.RuleModule} */
const onlyIndex = {
  meta: {
    type: 'problem',
    messages: { deep: 'Import from `{{folder}}`: what others need is exported by its `index.ts`.' },
    schema: [],
  },
  create({ cwd, filename, report }) {
    const file = relative(cwd, filename).split(sep).join('/');
    const isTest = /(\.test|\/testing)\.tsx?$/.test(file);
    /** @param {Extract<import('eslint').Rule.Node, { type: 'ImportDeclaration' | `Export${string}Declaration` }>} node */
    const check = (node) => {
      const source = 'source' in node ? node.source : null;
      if (typeof source?.value !== 'string') return;
      const [, folder, inside] = FOLDER.exec(getImportedPath(file, source.value) ?? '') ?? [];
      if (folder === undefined || file.startsWith(`${folder}/`)) return;
      if (isTest && inside === FOR_TESTS) return;
      report({ node: source, messageId: 'deep', data: { folder } });
    };
    // `import()` is not checked: it names the file of a chunk, which `index.ts` would pull into the page.
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export const indexConfigs = [
  {
    files: ['{remote-*,shared-kernel,shell}/**/*.{ts,tsx}'],
    plugins: { index: { rules: { 'only-index': onlyIndex } } },
    rules: { 'index/only-index': 'error' },
  },
];
