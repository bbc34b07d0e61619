import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from '../packages/bundle-program.mjs';
import { computeFingerprint } from '../packages/compute-fingerprint.mjs';
import { ROOT, VAR } from '../packages/tree.mjs';

const SOURCES = ['shared-kernel/programs', 'shared-kernel/src', 'shared-kernel/package.json', 'package-lock.json'];

/**
 * Runs a program of the shared kernel in this process, rebundled if its sources have changed. Writes nothing to
 * standard output, which belongs to the program.
 * @param {string} entry below `shared-kernel/programs`, e.g. `questions/main.ts`
 * @param {Parameters<typeof bundleProgram>[2]} [more] further bundler options
 */
export async function runKernelProgram(entry, more) {
  const file = join(VAR, 'kernel', entry.replace(/\.ts$/, '.mjs'));
  const sourcesHash = computeFingerprint(ROOT, SOURCES);
  const stamp = `${file}.made-of`;
  if (!existsSync(file) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourcesHash) {
    await bundleProgram(join(ROOT, 'shared-kernel/programs', entry), file, more);
    writeFileSync(stamp, sourcesHash);
  }
  // The reader may close the pipe early, as `head` does.
  process.stdout.on('error', () => process.exit(0));
  await import(pathToFileURL(file).href);
}
