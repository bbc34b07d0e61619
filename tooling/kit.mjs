/** `npm run kit`: makes `var/ncb-remote-kit-….tgz`, for teams with a repository of their own. docs/deploying.md */
import { join } from 'node:path';
import { installPackages } from './packages/install.mjs';
import { run } from './packages/run.mjs';
import { VAR } from './packages/tree.mjs';

await installPackages();
const { makeKit } = await import('./kit/make-kit.mjs');
const folder = join(VAR, 'remote-kit');
const { version } = await makeKit(folder);
const { code, output } = await run('npm', ['pack', folder, '--pack-destination', VAR, '--loglevel=error'], {
  cwd: VAR,
  quiet: true,
});
if (code !== 0) throw new Error(output);
console.log(`${join(VAR, `ncb-remote-kit-${version}.tgz`)}`);
