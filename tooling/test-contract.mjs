/**
 * `npm run test:contract -- --registry URL`: tests live and coming remotes and shells against each other. See
 * docs/deploying.md.
 */
import { installPackages } from './packages/install.mjs';

await installPackages();
const { testContractCommand } = await import('./contract/live/command.mjs');
const { tellRefusals } = await import('./deploy/commands/arguments.mjs');
await tellRefusals(() => testContractCommand(process.argv.slice(2)));
