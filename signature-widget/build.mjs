/**
 * Builds the widget into dist/ or the folder in the first argument. The server replaces two placeholders in index.html:
 * __SHELL_ORIGIN__, and __IIT_WIDGET_URL__ by an address or nothing.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { buildTypeface } from '@ncb/tooling/styles/build-typeface.mjs';

const getSourcePath = (name) => fileURLToPath(new URL(`src/${name}`, import.meta.url));
const target = process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url));

/** @param {{ inject?: string[], format?: 'esm', banner?: { css: string } }} [more] `inject` for packages written for Node */
async function bundle(entry, name, more = {}) {
  const { outputFiles } = await build({
    entryPoints: [getSourcePath(entry)],
    entryNames: `${name}-[hash]`,
    outdir: target,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    // Packages written for Node use this name of the global object.
    define: { global: 'globalThis' },
    alias: { fs: getSourcePath('no-files.ts') },
    write: false,
    ...more,
  });
  const [file] = outputFiles;
  return { name: basename(file.path), contents: file.contents };
}

const typeface = await buildTypeface();
const [page, worker, dstuWorker, commonPasswords, styles, template] = await Promise.all([
  bundle('page.ts', 'page'),
  bundle('worker.ts', 'worker'),
  bundle('dstu-worker.ts', 'dstu-worker', { inject: [getSourcePath('node-buffer.ts')] }),
  bundle('common-passwords.ts', 'common-passwords', { format: 'esm' }),
  bundle('widget.css', 'widget', { banner: { css: typeface.css } }),
  readFile(getSourcePath('index.html'), 'utf8'),
]);

const replacements = {
  'page.js': page.name,
  'worker.js': worker.name,
  'dstu-worker.js': dstuWorker.name,
  'common-passwords.js': commonPasswords.name,
  'widget.css': styles.name,
};
const html = template.replace(
  /(?<=")(?:page|worker|dstu-worker|common-passwords)\.js(?=")|(?<=")widget\.css(?=")/g,
  (name) => replacements[name],
);
const files = [
  { name: 'index.html', contents: Buffer.from(html) },
  ...[page, worker, dstuWorker, commonPasswords, styles],
  ...typeface.files.map(({ name, content }) => ({ name, contents: content })),
];

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
await Promise.all(files.map(({ name, contents }) => writeFile(join(target, name), contents)));
for (const { name, contents } of files) {
  console.log(`${name.padEnd(24)} ${(gzipSync(contents).length / 1024).toFixed(1).padStart(6)} KB gzip`);
}
