import { join } from 'node:path';
import { build } from 'esbuild';

/** @type {Promise<string> | null} */
let code = null;

export function getFakeShellCode() {
  code ??= build({
    entryPoints: [join(import.meta.dirname, 'played-shell.mjs')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return code;
}
