/** `npm run promote -- remote-accounts 25`: serves the latest version to 25 % of the companies. */
import { installPackages } from './packages/install-packages.mjs';

await installPackages();
const { promoteCommand } = await import('./deploy/commands/promote-command.mjs');
const { withErrorMessage } = await import('./deploy/commands/arguments.mjs');
await withErrorMessage(() => promoteCommand(process.argv.slice(2)));
