/**
 * `ncb-deploy`: deployment commands for a remote of another repository. Bundled into the kit, independent of this tree.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatUsage, runCommand } from '../cli/run-command.mjs';
import { refuseFaulty } from '../deploy/check/check-remote.mjs';
import { getPlace, requireSite, parseWholeNumber } from '../deploy/commands/arguments.mjs';
import { checkCommand } from '../deploy/commands/check-command.mjs';
import { DEPLOYMENT_COMMANDS, DEPLOYMENT_OPTIONS, SITE_OPTIONS } from '../deploy/commands/deployment-commands.mjs';
import { deployRemote, KEEP } from '../deploy/remote.mjs';
import { withErrorMessage } from '../packages/with-error-message.mjs';
import { PLAYED_SHELL_FILE } from './contract-file.mjs';

/** @typedef {import('../cli/run-command.mjs').Command} Command */

const MEANS = { playedShell: async () => readFileSync(new URL(PLAYED_SHELL_FILE, import.meta.url), 'utf8') };

/** @type {Record<string, Command>} */
const COMMANDS = {
  deploy: {
    about: 'deploys a built remote',
    operands: '[folder]',
    options: { ...DEPLOYMENT_OPTIONS, ...SITE_OPTIONS },
    load: async () => deployBuilt,
  },
  check: {
    about: 'checks a built remote as a deployment does',
    operands: '[folder]',
    options: SITE_OPTIONS,
    load: async () => (/** @type {import('../cli/run-command.mjs').Input} */ input) =>
      checkCommand(input, MEANS, { folders: ['.'] }),
  },
  ...DEPLOYMENT_COMMANDS,
};

/** Deploys a built folder. @param {import('../cli/run-command.mjs').Input} input */
async function deployBuilt({ positionals, values }) {
  const { target, mayBeNew, key } = getPlace(values);
  const root = resolve(positionals[0] ?? '.');
  await requireSite({ target, mayBeNew });
  await refuseFaulty(target, root, MEANS);
  const { name, version, rollout } = await deployRemote(target, root, {
    ...(values['percent'] !== undefined && { percent: parseWholeNumber(values['percent'], '--percent', 100) }),
    key,
    keep: values['keep'] === undefined ? KEEP : parseWholeNumber(values['keep'], '--keep', 1000),
  });
  console.log(`${name} ${version} is deployed, for ${rollout.percent} % of the companies`);
}

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
