/**
 * `npm run contract`: whether the remote contract is still the one that was agreed on. `npm run contract -- --write`
 * writes it down anew, if its version says what has changed. docs/deploying.md
 */
import { installPackages } from './packages/install.mjs';

await installPackages();
const { contractCommand } = await import('./contract/command.mjs');
const { tellRefusals } = await import('./deploy/commands/arguments.mjs');
await tellRefusals(() => contractCommand(process.argv.slice(2)));
