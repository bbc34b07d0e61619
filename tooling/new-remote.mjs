/** `npm run new-remote -- payroll miPayrolls miPayrollNew`: creates a remote with its first pages, tests and texts. */
import { installPackages } from './packages/install.mjs';
import { tellRefusals } from './packages/tell-refusals.mjs';

await installPackages();
const { newRemoteCommand } = await import('./new-remote/command.mjs');
await tellRefusals(() => newRemoteCommand(process.argv.slice(2)));
