import { needed, returned } from '../registry/changes.mjs';
import { changeRegistry, readRegistry } from '../registry/registry.mjs';
import { wayBack } from '../releases.mjs';
import { needSite, readArguments, remoteName } from './arguments.mjs';

const USAGE = 'npm run rollback -- remote-accounts [--version version] [--to place] [--key file]';

/** @param {readonly string[]} args */
export async function rollbackCommand(args) {
  const { positionals, values, target, mayBeNew, key } = readArguments(args, ['version'], USAGE);
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(USAGE);
  const name = remoteName(folder);
  await needSite({ target, mayBeNew });
  const entry = needed(await readRegistry(target), name);
  const to = await wayBack(target, entry, values['version']);
  const step = { from: entry.version, to, reason: /** @type {const} */ ('operator'), at: new Date().toISOString() };
  const { version } = needed(await changeRegistry(target, returned(name, step), { key }), name);
  if (version !== to.version) throw new Error(`somebody else has deployed ${name} ${version} meanwhile`);
  console.log(`${name} is back at ${version}; ${entry.version} is withdrawn`);
}
