/**
 * `npm run test:contract -- --registry URL`: tests live and coming remotes and shells against each other. See
 * docs/deploying.md.
 */
import { installPackages } from './packages/install-packages.mjs';

await installPackages();
const { testContractCommand } = await import('./contract/live/test-contract-command.mjs');
const { withErrorMessage } = await import('./deploy/commands/arguments.mjs');
await withErrorMessage(() => testContractCommand(process.argv.slice(2)));
