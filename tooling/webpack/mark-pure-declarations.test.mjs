import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import ts from 'typescript';
import { markPureDeclarations } from './mark-pure-declarations.mjs';

const KERNEL = join(import.meta.dirname, '../../shared-kernel/src');

/** @type {(source: string, fileName: string) => string} */
function transformed(source, fileName) {
  const { outputText } = ts.transpileModule(source, {
    fileName,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true },
    transformers: { before: [markPureDeclarations()] },
  });
  return outputText;
}

/** @param {string} source of the page */
async function bundled(source) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: KERNEL, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: [
      {
        name: 'as the builds of the remotes do',
        setup: ({ onLoad }) =>
          onLoad({ filter: /shared-kernel[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
            contents: transformed(readFileSync(path, 'utf8'), path),
            loader: 'js',
          })),
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

describe('pureDeclarations', () => {
  it('marks the calls of a declaration, also those inside it', () => {
    const source = 'export const ping = call({ request: record({}) });';
    const marked = 'export const ping = /* @__PURE__ */ call({ request: /* @__PURE__ */ record({}) });';
    expect(transformed(source, '/shared-kernel/src/api/contract/identity.ts').trim()).toBe(marked);
  });

  it('leaves what functions do, and all other files, alone', () => {
    const inFunction = 'export function read() {\n    return fetch();\n}';
    expect(transformed(inFunction, '/shared-kernel/src/api/contract/call.ts').trim()).toBe(inFunction);
    const elsewhere = 'export const started = start();';
    expect(transformed(elsewhere, '/shared-kernel/src/i18n/setup.ts').trim()).toBe(elsewhere);
  });
});

describe('what a remote carries of the contract', () => {
  it('is at most 36 KB gzip when it uses all of it', async () => {
    const page = await bundled(`import * as contract from './api/contract'; console.log(contract);`);
    expect(page).toContain('/send_docs');
    expect(gzipSync(page).length).toBeLessThan(36 * 1024);
  });

  it('is no other call than the one it uses', async () => {
    const page = await bundled(`import { signDocuments } from './api/contract'; console.log(signDocuments);`);
    expect(page).toContain('/sign_doc');
    expect([...page.matchAll(/path:"(\/\w+)"/g)].map(([, path]) => path)).toEqual(['/sign_doc']);
  });
});
