import { UsageError } from '../../cli/run-command.mjs';
import { parseHttpAddress } from '../../packages/addresses.mjs';
import { refuseStranger } from '../owners/find-claim-faults.mjs';
import { signPreview } from '../owners/signatures.mjs';
import { requireEntry } from '../registry/changes.mjs';
import { listKeptReleases } from '../releases.mjs';
import { openSite } from '../site.mjs';
import { chooseOrigins } from '../../start/choose-origins.mjs';
import { getPlace, getRemoteName, parseWholeNumber } from './arguments.mjs';

const HOURS = 8;
/** Longest validity: a leaked link works for a week at most. */
const HOURS_MAX = 168;

/**
 * Prints a link that opens a deployed version, independent of its rollout.
 * @param {import('../../cli/run-command.mjs').Input} input
 * @param {() => number} [now]
 */
export async function previewCommand({ positionals, values }, now = Date.now) {
  const [what = ''] = positionals;
  const [folder, requested, ...more] = what.split('@');
  if (!folder || !requested || more.length > 0 || positionals.length > 1) throw new UsageError();
  const shell = parseHttpAddress(values['app'] ?? (await getOwnShell(values)), '--app');
  const { target, registry, owners, key } = await openSite(getPlace(values));
  const hours = parseWholeNumber(values['hours'] ?? String(HOURS), '--hours', HOURS_MAX, 1);
  if (!owners || !key)
    throw new Error(
      owners
        ? 'say --key FILE, or NCB_DEPLOY_KEY_FILE, with the key of the remote’s owner'
        : `${target.place} has no owners, so nobody could sign a preview: owners add (docs/deploying.md)`,
    );
  const name = getRemoteName(folder);
  // Only the remote's ownership counts, as an old version may have other pages.
  refuseStranger({ owners, registry, key }, { name, owner: requireEntry(registry, name).owner, pages: [] });
  const release = await findKeptVersion(target, name, requested);
  const page = values['page'] ?? release.pages[0]?.name ?? '';
  if (!release.pages.some((one) => one.name === page))
    throw new Error(
      `${name} ${release.version} has no page ${page}: ${release.pages.map((one) => one.name).join(', ')}`,
    );
  const until = Math.floor(now() / 1000) + hours * 3600;
  const address = new URL(`/ncb/main/${page}`, shell);
  address.searchParams.set('preview', `${name}@${release.version}`);
  address.hash = new URLSearchParams({ preview: signPreview(owners, name, release, until, key) }).toString();
  console.error(`Whoever has this link sees ${name} ${release.version} until ${new Date(until * 1000).toISOString()}:`);
  console.log(address.href.replace('%40', '@'));
}

/** Returns the address of the shell that `npm start` serves; empty for another site. */
async function getOwnShell(/** @type {Record<string, any>} */ { to }) {
  if (to !== undefined || process.env.NCB_DEPLOY_TO) return '';
  return (await chooseOrigins(Number(process.env.PORT ?? 7400))).appOrigin;
}

/**
 * Finds a kept version; `1.4.0` is enough if only one version begins with it. @type {(target:
 * import('../targets/open-target.mjs').DeployTarget, name: string, wanted: string) =>
 * Promise<import('../releases.mjs').KeptRelease>}
 */
async function findKeptVersion(target, name, requested) {
  const keptReleases = await listKeptReleases(target, name);
  const exact = keptReleases.find(({ version }) => version === requested);
  const alike = keptReleases.filter(({ version }) => version.startsWith(`${requested}-`));
  const found = exact ?? (alike.length === 1 ? alike[0] : null);
  if (found) return found;
  const choice = (alike.length > 1 ? alike : keptReleases).map(({ version }) => version).join(', ') || 'none';
  throw new Error(
    `${alike.length > 1 ? `several versions of ${name} are` : `no version of ${name} is`} ${requested}; kept are: ${choice}`,
  );
}
