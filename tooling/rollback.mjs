/** `npm run rollback -- remote-accounts`: returns all companies to the previous version. See docs/deploying.md. */
import { installPackages } from './packages/install-packages.mjs';

await installPackages();
const { rollbackCommand } = await import('./deploy/commands/rollback-command.mjs');
const { withErrorMessage } = await import('./deploy/commands/arguments.mjs');
await withErrorMessage(() => rollbackCommand(process.argv.slice(2)));
