/**
 * `ncb-deploy`: deployment commands for a remote of another repository. Bundled into the kit, independent of this tree.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { refuseFaulty } from '../deploy/check/check-remote.mjs';
import { checkCommand } from '../deploy/commands/check-command.mjs';
import { requireSite, readArguments, withErrorMessage, parseWholeNumber } from '../deploy/commands/arguments.mjs';
import { ownersCommand } from '../deploy/commands/owners-command.mjs';
import { previewCommand } from '../deploy/commands/preview-command.mjs';
import { promoteCommand } from '../deploy/commands/promote-command.mjs';
import { rollbackCommand } from '../deploy/commands/rollback-command.mjs';
import { deployRemote, KEEP } from '../deploy/remote.mjs';
import { PLAYED_SHELL_FILE } from './contract-file.mjs';

const MEANS = { playedShell: async () => readFileSync(new URL(PLAYED_SHELL_FILE, import.meta.url), 'utf8') };

const USAGE = `ncb-deploy deploy [folder] --to place [--new-site] [--percent n] [--keep n] [--key file]
ncb-deploy promote name percent --to place [--key file]
ncb-deploy rollback name [--version version] --to place [--key file]
ncb-deploy check [folder] --to place
ncb-deploy preview name@version --to place --app https://bank.example --key file [--page page] [--hours n]
ncb-deploy owners key file`;

/** @type {Record<string, (args: string[]) => Promise<void>>} */
const COMMANDS = {
  deploy: deployBuilt,
  promote: promoteCommand,
  rollback: rollbackCommand,
  owners: ownersCommand,
  preview: (args) => previewCommand(args),
  check: (args) => checkCommand(args, MEANS, { folders: ['.'] }),
};

/** Deploys a built folder. @param {readonly string[]} args */
async function deployBuilt(args) {
  const { positionals, values, target, mayBeNew, key } = readArguments(args, ['percent', 'keep'], USAGE);
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

const [command = '', ...rest] = process.argv.slice(2);
await withErrorMessage(async () => {
  const run = COMMANDS[command];
  if (!run) throw new Error(USAGE);
  const needsPlace = !(command === 'owners' && rest[0] === 'key') && !process.env.NCB_DEPLOY_TO;
  if (needsPlace && !rest.some((arg) => /^--to(?:=|$)/.test(arg)))
    throw new Error(`say where: --to, or NCB_DEPLOY_TO\n${USAGE}`);
  await run(rest);
});
