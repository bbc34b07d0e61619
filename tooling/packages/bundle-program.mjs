import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * @param {string} entry
 * @param {string} outfile
 * @param {Pick<import('esbuild').BuildOptions, 'external' | 'banner' | 'plugins'>} [more]
 */
export async function bundleProgram(entry, outfile, more = {}) {
  const { build } = await import('esbuild');
  mkdirSync(dirname(outfile), { recursive: true });
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    legalComments: 'none',
    logLevel: 'warning',
    ...more,
  });
}
