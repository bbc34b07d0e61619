import { join } from 'node:path';
import { WEBPACK_COMMAND } from '../packages/build-packages.mjs';
import { run } from '../packages/run.mjs';
import { ROOT, VAR } from '../packages/tree.mjs';

/**
 * Builds the shell in development mode, which accepts remotes from a developer's own server.
 * @returns {Promise<string>} its folder
 */
export async function buildDevelopmentShell() {
  const folder = join(VAR, 'shell-development');
  const { code, output } = await run(
    process.execPath,
    [WEBPACK_COMMAND, '--mode', 'development', '--output-path', folder],
    {
      cwd: join(ROOT, 'shell'),
      quiet: true,
    },
  );
  if (code !== 0) throw new Error(output);
  return folder;
}
