/** `npm run types`, `npm run types -- remote-accounts`: checks the types of all packages, or of some and what they need. */
import { join } from 'node:path';
import { chosenPackages } from './packages/chosen.mjs';
import { run } from './packages/run.mjs';
import { tellRefusals } from './packages/tell-refusals.mjs';
import { ROOT, typedFolders } from './packages/tree.mjs';

await tellRefusals(async () => {
  // By name, not by the root's tsconfig.json: a remote that nobody has entered there is checked too.
  const folders = chosenPackages(process.argv.slice(2), typedFolders());
  const compiler = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', ...folders];
  process.exitCode = (await run(process.execPath, compiler, { cwd: ROOT })).code;
});
