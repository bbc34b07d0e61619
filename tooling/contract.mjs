/**
 * `npm run contract`: checks that the remote contract is the agreed one. `npm run contract -- --write` saves a changed
 * contract if its version says what has changed. See docs/deploying.md.
 */
import { installPackages } from './packages/install-packages.mjs';

await installPackages();
const { contractCommand } = await import('./contract/contract-command.mjs');
const { withErrorMessage } = await import('./deploy/commands/arguments.mjs');
await withErrorMessage(() => contractCommand(process.argv.slice(2)));
