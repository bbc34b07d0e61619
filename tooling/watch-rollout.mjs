/**
 * `npm run watch-rollout -- --bank http://app.ibank.localhost:7400`: rolls back versions that users cannot load. See
 * docs/deploying.md.
 */
import { installPackages } from './packages/install-packages.mjs';

await installPackages();
const { watchRolloutCommand } = await import('./deploy/commands/watch-rollout-command.mjs');
const { withErrorMessage } = await import('./deploy/commands/arguments.mjs');
await withErrorMessage(() => watchRolloutCommand(process.argv.slice(2)));
