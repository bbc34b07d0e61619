/**
 * `npm run deploy`: builds and deploys everything to the site. `npm run deploy -- remote-accounts`: only that remote.
 * See docs/deploying.md.
 */
import { installPackages } from './packages/install-packages.mjs';

await installPackages();
const { checkTree, deployCommand } = await import('./deploy/commands/deploy-command.mjs');
const { ownersCommand } = await import('./deploy/commands/owners-command.mjs');
const { withErrorMessage } = await import('./deploy/commands/arguments.mjs');
const args = process.argv.slice(2);
/** @type {Record<string, (rest: readonly string[]) => Promise<void>>} */
const commands = { owners: ownersCommand, check: checkTree };
const command = commands[args[0] ?? ''];
await withErrorMessage(() => (command ? command(args.slice(1)) : deployCommand(args)));
