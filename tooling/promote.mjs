/** `npm run promote -- remote-accounts 25`: serves the latest version to 25 % of the companies. */
import { installPackages } from './packages/install.mjs';

await installPackages();
const { promoteCommand } = await import('./deploy/commands/promote.mjs');
const { tellRefusals } = await import('./deploy/commands/arguments.mjs');
await tellRefusals(() => promoteCommand(process.argv.slice(2)));
