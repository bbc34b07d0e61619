import { UsageError } from '../../cli/run-command.mjs';
import { createKeyFile } from '../owners/keys.mjs';
import {
  changeOwners,
  findOwner,
  readOwners,
  RESERVED,
  SITE,
  withNewKey,
  withoutOwner,
  withOwner,
} from '../owners/owners.mjs';
import { findEntryFault, isKeptAsSigned } from '../owners/signatures.mjs';
import { readRegistry } from '../registry/registry.mjs';
import { listKeptReleases } from '../releases.mjs';
import { requireSite } from '../site.mjs';
import { getPlace } from './arguments.mjs';

/** @typedef {ReturnType<typeof getPlace> & { values: Record<string, any> }} Where */

/** @type {Record<string, (id: string, where: Where) => Promise<string>>} */
const STEPS = { add, remove, rotate };

/** @param {import('../../cli/run-command.mjs').Input} input */
export async function ownersCommand({ positionals, values }) {
  const [step = '', id = '', ...more] = positionals;
  if (step === 'key' && id) return console.log(createKeyFile(id));
  const where = { ...getPlace(values), values };
  await requireSite(where);
  if (step === 'list' && !id) return console.log(await list(where));
  const change = STEPS[step];
  if (!change || !id || more.length > 0) throw new UsageError();
  console.log(await change(id, where));
}

/** @type {(where: Where) => Promise<string>} */
async function list({ target }) {
  const owners = await readOwners(target);
  if (!owners) return `${target.place} has no owners: whoever can write there may deploy everything`;
  const lines = owners.owners.map((owner) => {
    const reserved = RESERVED.filter((what) => owner[what].length > 0).map(
      (what) => `${what} ${owner[what].join(', ')}`,
    );
    return [owner.id, owner.keys.join(' '), ...reserved].join('; ');
  });
  return lines.join('\n');
}

/** @type {(id: string, where: Where) => Promise<string>} */
async function add(id, { target, values, ...where }) {
  const key = requireKey(where);
  const ownKey = id === SITE ? key.publicKey : undefined;
  const keys = [values['public-key'] || ownKey].filter((one) => one !== undefined);
  const reserved = Object.fromEntries(RESERVED.map((what) => [what, splitWords(values[what])]));
  await changeOwners(target, key, withOwner({ id, keys, ...reserved }));
  return `${id} may deploy to ${target.place}`;
}

/** @type {(id: string, where: Where) => Promise<string>} */
async function remove(id, { target, ...where }) {
  await changeOwners(target, requireKey(where), withoutOwner(id));
  return `${id} may not deploy any more; what ${id} has deployed counts as forged until another owner deploys it`;
}

/** @type {(id: string, where: Where) => Promise<string>} */
async function rotate(id, { target, values, ...where }) {
  const publicKey = values['public-key'];
  if (!publicKey) throw new UsageError();
  // A lost key may be in a thief's hands, so nothing signed by it stays valid.
  const accepted = values['lost'] ? [] : await findValidSignatures(target, id);
  await changeOwners(target, requireKey(where), withNewKey(id, publicKey, accepted));
  return accepted.length > 0
    ? `${id} signs with the new key; what is deployed stays good`
    : `${id} signs with the new key; what is deployed has to be deployed again`;
}

/** @type {(target: Where['target'], id: string) => Promise<string[]>} */
async function findValidSignatures(target, id) {
  const owners = await readOwners(target);
  if (!owners || !findOwner(owners, id)) return [];
  const { remotes } = await readRegistry(target);
  const good = remotes.filter((entry) => (id === SITE || entry.owner === id) && !findEntryFault(owners, entry));
  const signatures = good.flatMap(({ signed }) => signed?.signature ?? []);
  for (const entry of good)
    for (const keptRelease of await listKeptReleases(target, entry.name))
      if (isKeptAsSigned(owners, entry, keptRelease)) signatures.push(keptRelease.signed?.signature ?? '');
  return signatures;
}

/** @type {(where: Pick<Where, 'key'>) => import('../owners/keys.mjs').DeployKey} */
function requireKey({ key }) {
  if (!key) throw new Error('say --key FILE, or NCB_DEPLOY_KEY_FILE, with the key of the owner of the site');
  return key;
}

/** @type {(text?: string) => string[]} */
function splitWords(text = '') {
  return text.split(',').filter(Boolean);
}
