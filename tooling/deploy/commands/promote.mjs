import { needed, promoted } from '../registry/changes.mjs';
import { changeRegistry } from '../registry/registry.mjs';
import { needSite, readArguments, remoteName, wholeNumber } from './arguments.mjs';

const USAGE = 'npm run promote -- remote-accounts percent [--to place] [--key file]';

/** @param {readonly string[]} args */
export async function promoteCommand(args) {
  const { positionals, ...where } = readArguments(args, [], USAGE);
  const [folder, share] = positionals;
  if (!folder || positionals.length > 2) throw new Error(USAGE);
  const name = remoteName(folder);
  const percent = wholeNumber(share, 'the share of companies', 100);
  await needSite(where);
  const { version, rollout } = needed(
    await changeRegistry(where.target, promoted(name, percent), { key: where.key }),
    name,
  );
  const others = rollout.previous ? rollout.previous.version : 'none';
  console.log(`${name}: ${rollout.percent} % of the companies get ${version}, the others ${others}`);
}
