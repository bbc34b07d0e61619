import { requireEntry, withReturned } from '../registry/changes.mjs';
import { changeRegistry, readRegistry } from '../registry/registry.mjs';
import { getRollbackTarget } from '../releases.mjs';
import { requireSite, readArguments, getRemoteName } from './arguments.mjs';

const USAGE = 'npm run rollback -- remote-accounts [--version version] [--to place] [--key file]';

/** @param {readonly string[]} args */
export async function rollbackCommand(args) {
  const { positionals, values, target, mayBeNew, key } = readArguments(args, ['version'], USAGE);
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(USAGE);
  const name = getRemoteName(folder);
  await requireSite({ target, mayBeNew });
  const entry = requireEntry(await readRegistry(target), name);
  const to = await getRollbackTarget(target, entry, values['version']);
  const step = { from: entry.version, to, reason: /** @type {const} */ ('operator'), at: new Date().toISOString() };
  const { version } = requireEntry(await changeRegistry(target, withReturned(name, step), { key }), name);
  if (version !== to.version) throw new Error(`somebody else has deployed ${name} ${version} meanwhile`);
  console.log(`${name} is back at ${version}; ${entry.version} is withdrawn`);
}
