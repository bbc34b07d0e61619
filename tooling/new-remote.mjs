/** `npm run new-remote -- payroll miPayrolls miPayrollNew`: creates a remote with its first pages, tests and texts. */
import { installPackages } from './packages/install-packages.mjs';
import { withErrorMessage } from './packages/with-error-message.mjs';

await installPackages();
const { newRemoteCommand } = await import('./new-remote/new-remote-command.mjs');
await withErrorMessage(() => newRemoteCommand(process.argv.slice(2)));
