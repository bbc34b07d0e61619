import { UsageError } from '../../cli/run-command.mjs';
import { requireEntry, withReturned } from '../registry/changes.mjs';
import { changeRegistry, readRegistry } from '../registry/registry.mjs';
import { getRollbackTarget } from '../releases.mjs';
import { requireSite, getPlace, getRemoteName } from './arguments.mjs';

/** @param {import('../../cli/run-command.mjs').Input} input */
export async function rollbackCommand({ positionals, values }) {
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new UsageError();
  const name = getRemoteName(folder);
  const { target, mayBeNew, key } = getPlace(values);
  await requireSite({ target, mayBeNew });
  const entry = requireEntry(await readRegistry(target), name);
  const to = await getRollbackTarget(target, entry, values['version']);
  const step = { from: entry.version, to, reason: /** @type {const} */ ('operator'), at: new Date().toISOString() };
  const { version } = requireEntry(await changeRegistry(target, withReturned(name, step), { key }), name);
  if (version !== to.version) throw new Error(`somebody else has deployed ${name} ${version} meanwhile`);
  console.log(`${name} is back at ${version}; ${entry.version} is withdrawn`);
}
