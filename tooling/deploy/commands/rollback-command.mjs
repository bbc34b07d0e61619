import { UsageError } from '../../cli/run-command.mjs';
import { requireEntry, withReturned } from '../registry/changes.mjs';
import { getRollbackTarget } from '../releases.mjs';
import { openSite } from '../site.mjs';
import { getPlace, getRemoteName } from './arguments.mjs';

/** @param {import('../../cli/run-command.mjs').Input} input */
export async function rollbackCommand({ positionals, values }) {
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new UsageError();
  const name = getRemoteName(folder);
  const site = await openSite(getPlace(values));
  const entry = requireEntry(site.registry, name);
  const to = await getRollbackTarget(site, entry, values['version']);
  const step = { from: entry.version, to, reason: /** @type {const} */ ('operator'), at: new Date().toISOString() };
  const { version } = requireEntry(await site.change(withReturned(name, step)), name);
  if (version !== to.version) throw new Error(`somebody else has deployed ${name} ${version} meanwhile`);
  console.log(`${name} is back at ${version}; ${entry.version} is withdrawn`);
}
