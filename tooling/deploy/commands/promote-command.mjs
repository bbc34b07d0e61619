import { UsageError } from '../../cli/run-command.mjs';
import { requireEntry, withPromoted } from '../registry/changes.mjs';
import { openSite } from '../site.mjs';
import { getPlace, getRemoteName, parseWholeNumber } from './arguments.mjs';

/** @param {import('../../cli/run-command.mjs').Input} input */
export async function promoteCommand({ positionals, values }) {
  const [folder, share] = positionals;
  if (!folder || positionals.length > 2) throw new UsageError();
  const name = getRemoteName(folder);
  const percent = parseWholeNumber(share, 'the share of companies', 100);
  const site = await openSite(getPlace(values));
  const { version, rollout } = requireEntry(await site.change(withPromoted(name, percent)), name);
  const others = rollout.previous ? rollout.previous.version : 'none';
  console.log(`${name}: ${rollout.percent} % of the companies get ${version}, the others ${others}`);
}
