/**
 * `npm run deploy`: builds and deploys everything to the site. `npm run deploy -- remote-accounts`: only that remote.
 * See docs/deploying.md.
 */
import { installPackages } from './packages/install.mjs';

await installPackages();
const { checkTree, deployCommand } = await import('./deploy/commands/deploy.mjs');
const { ownersCommand } = await import('./deploy/commands/owners.mjs');
const { tellRefusals } = await import('./deploy/commands/arguments.mjs');
const args = process.argv.slice(2);
/** @type {Record<string, (rest: readonly string[]) => Promise<void>>} */
const commands = { owners: ownersCommand, check: checkTree };
const command = commands[args[0] ?? ''];
await tellRefusals(() => (command ? command(args.slice(1)) : deployCommand(args)));
