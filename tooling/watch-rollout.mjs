/**
 * `npm run watch-rollout -- --bank http://app.ibank.localhost:7400`: rolls back versions that users cannot load. See
 * docs/deploying.md.
 */
import { installPackages } from './packages/install.mjs';

await installPackages();
const { watchRolloutCommand } = await import('./deploy/commands/watch-rollout.mjs');
const { tellRefusals } = await import('./deploy/commands/arguments.mjs');
await tellRefusals(() => watchRolloutCommand(process.argv.slice(2)));
