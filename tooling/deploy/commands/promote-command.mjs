import { requireEntry, withPromoted } from '../registry/changes.mjs';
import { changeRegistry } from '../registry/registry.mjs';
import { requireSite, readArguments, getRemoteName, parseWholeNumber } from './arguments.mjs';

const USAGE = 'npm run promote -- remote-accounts percent [--to place] [--key file]';

/** @param {readonly string[]} args */
export async function promoteCommand(args) {
  const { positionals, ...where } = readArguments(args, [], USAGE);
  const [folder, share] = positionals;
  if (!folder || positionals.length > 2) throw new Error(USAGE);
  const name = getRemoteName(folder);
  const percent = parseWholeNumber(share, 'the share of companies', 100);
  await requireSite(where);
  const { version, rollout } = requireEntry(
    await changeRegistry(where.target, withPromoted(name, percent), { key: where.key }),
    name,
  );
  const others = rollout.previous ? rollout.previous.version : 'none';
  console.log(`${name}: ${rollout.percent} % of the companies get ${version}, the others ${others}`);
}
