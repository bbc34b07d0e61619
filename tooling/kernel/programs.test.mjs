import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../packages/tree.mjs';

/** @returns {[string, string][]} */
function startedPrograms() {
  const files = readdirSync(join(ROOT, 'tooling'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.mjs') && !/node_modules|\.test\.mjs$/.test(file));
  return sources.flatMap((file) => {
    const text = readFileSync(join(ROOT, 'tooling', file), 'utf8');
    return [...text.matchAll(/runKernelProgram\('([^']+)'/g)].map(
      ([, program = '']) => /** @type {[string, string]} */ ([file, program]),
    );
  });
}

it.each(startedPrograms())('%s starts a program that is there: %s', (_, program) => {
  expect(existsSync(join(ROOT, 'shared-kernel/programs', program))).toBe(true);
});
