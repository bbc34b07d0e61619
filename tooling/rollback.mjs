/** `npm run rollback -- remote-accounts`: returns all companies to the previous version. See docs/deploying.md. */
import { installPackages } from './packages/install.mjs';

await installPackages();
const { rollbackCommand } = await import('./deploy/commands/rollback.mjs');
const { tellRefusals } = await import('./deploy/commands/arguments.mjs');
await tellRefusals(() => rollbackCommand(process.argv.slice(2)));
