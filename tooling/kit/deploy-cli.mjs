/**
 * `ncb-deploy`: deployment commands for a remote of another repository. Bundled into the kit, independent of this tree.
 */
import '../node/require-supported-node.mjs';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatUsage, runCommand } from '../cli/run-command.mjs';
import { getPlace } from '../deploy/commands/arguments.mjs';
import { checkCommand } from '../deploy/commands/check-command.mjs';
import { deployBuiltRemote, parseDeployOptions } from '../deploy/commands/deploy-built-remote.mjs';
import { DEPLOYMENT_COMMANDS, DEPLOYMENT_OPTIONS, SITE_OPTIONS } from '../deploy/commands/deployment-commands.mjs';
import { withErrorMessage } from '../packages/with-error-message.mjs';
import { PLAYED_SHELL_FILE } from './contract-file.mjs';

/** @typedef {import('../cli/run-command.mjs').Command} Command */
/** @typedef {import('../cli/run-command.mjs').Input} Input */

const MEANS = { playedShell: async () => readFileSync(new URL(PLAYED_SHELL_FILE, import.meta.url), 'utf8') };

/** @type {Record<string, Command>} */
const COMMANDS = {
  deploy: {
    about: 'deploys a built remote',
    operands: '[folder]',
    options: { ...DEPLOYMENT_OPTIONS, ...SITE_OPTIONS },
    load:
      async () =>
      async (/** @type {Input} */ { positionals, values }) =>
        deployBuiltRemote(getPlace(values), resolve(positionals[0] ?? '.'), MEANS, parseDeployOptions(values)),
  },
  check: {
    about: 'checks a built remote as a deployment does',
    operands: '[folder]',
    options: SITE_OPTIONS,
    load: async () => (/** @type {Input} */ input) => checkCommand(input, MEANS, { folders: ['.'] }),
  },
  ...DEPLOYMENT_COMMANDS,
};

const [name = '', ...rest] = process.argv.slice(2);
await withErrorMessage(async () => {
  const command = COMMANDS[name];
  const usage = Object.entries(COMMANDS).map(([other, one]) => formatUsage(one, `ncb-deploy ${other}`));
  if (!command) throw new Error(usage.join('\n'));
  const needsPlace = !(name === 'owners' && rest[0] === 'key') && !process.env.NCB_DEPLOY_TO;
  if (needsPlace && !rest.some((arg) => /^--to(?:=|$)/.test(arg)))
    throw new Error(['say where: --to, or NCB_DEPLOY_TO', ...usage].join('\n'));
  await runCommand(command, `ncb-deploy ${name}`, rest);
});
