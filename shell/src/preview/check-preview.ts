import canonicalize from 'canonicalize';
import * as z from 'zod/mini';
import { REGISTRY_LIMIT } from '../remotes/limits';
import { readExtensions } from '../remotes/extensions';
import { fetchRegistry, readRelease, REGISTRY, type Release } from '../remotes/registry';
import { ownFetch, ownVerify } from '../security/own-network';
import type { AskedPreview } from './kept-preview';

/** List of owners and their keys. docs/adr/0123. */
const OWNERS = '/ncb/owners.json';
/** Owner of the site, who signs the list of owners. */
const SITE = 'site';

export type PreviewRefusal = 'damaged' | 'expired' | 'notDeployed' | 'noOwners' | 'signature' | 'browser' | 'network';

export type Preview =
  | { readonly ok: true; readonly remote: string; readonly release: Release; readonly until: Date }
  | { readonly ok: false; readonly refusal: PreviewRefusal; readonly what: string };

const WHAT = /^([a-z][a-z0-9-]{1,40})@([\w.+-]{1,100})$/;
const WORD = /^(\d{1,12})\.([\w-]{86})$/;
const PUBLIC_KEY = /^ed25519:([\w-]{43})$/;

const ownersSchema = z.looseObject({
  site: z.string(),
  owners: z.array(z.looseObject({ id: z.string(), keys: z.array(z.string().check(z.regex(PUBLIC_KEY))) })),
  signed: z.object({ key: z.string(), signature: z.string() }),
});
type Owners = z.infer<typeof ownersSchema>;

/**
 * Checks that an owner has signed this preview: this version, for this site, until a future time. Its code runs only
 * afterwards, pinned by the signed hashes. Fails closed. docs/adr/0132.
 */
export async function checkPreview({ what, word }: AskedPreview, now = Date.now()): Promise<Preview> {
  const refuse = (refusal: PreviewRefusal): Preview => ({ ok: false, refusal, what });
  const [, remote, version] = WHAT.exec(what) ?? [];
  const [, seconds, signature] = WORD.exec(word) ?? [];
  if (!remote || !version || !seconds || !signature) return refuse('damaged');
  if (Number(seconds) * 1000 <= now) return refuse('expired');
  try {
    const [owners, kept, owner] = await Promise.all([readOwners(), readKept(remote, version), ownerOf(remote)]);
    if (!owners) return refuse('noOwners');
    if (!kept || owner === null) return refuse('notDeployed');
    const { release, signed } = kept;
    const content = { site: owners.site, name: remote, until: Number(seconds), release: signed };
    const text = canonicalize(['ncb-preview/1', content]);
    const isSigned = (await isListSigned(owners)) && (await isSignedBy(keysOf(owners, owner, SITE), text, signature));
    return isSigned ? { ok: true, remote, release, until: new Date(Number(seconds) * 1000) } : refuse('signature');
  } catch (error) {
    console.error(String(error));
    return refuse(error instanceof DOMException && error.name === 'NotSupportedError' ? 'browser' : 'network');
  }
}

/** Loads the owners; null without a list: then no signature can be valid. */
async function readOwners(): Promise<Owners | null> {
  const json = await readJson(OWNERS);
  return json === null ? null : z.parse(ownersSchema, json);
}

/** Signed fields of a release; optional ones only if present. */
const SIGNED = ['version', 'manifest', 'integrity', 'contract', 'pages', 'menu', 'cards', 'rowActions'];

interface KeptRelease {
  readonly release: Release;
  readonly signed: Readonly<Record<string, unknown>>;
}

async function readKept(remote: string, version: string): Promise<KeptRelease | null> {
  const json = await readJson(`/ncb/remotes/${remote}/${version}/release.json`);
  if (json === null) return null;
  const release = readRelease(json, readExtensions);
  if (!release) throw new Error('not a release');
  const fields = Object.entries(json as Record<string, unknown>);
  return { release, signed: Object.fromEntries(fields.filter(([field]) => SIGNED.includes(field))) };
}

async function ownerOf(remote: string): Promise<string | null> {
  const { registry } = await fetchRegistry(REGISTRY, REGISTRY_LIMIT);
  return registry.entries.find(({ name }) => name === remote)?.owner ?? null;
}

/**
 * Loads a JSON file.
 * @returns null if the file is missing; a static site may answer with HTML
 */
async function readJson(address: string): Promise<unknown> {
  const response = await ownFetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(REGISTRY_LIMIT) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response.headers.get('content-type')?.includes('json') ? response.json() : null;
}

function isListSigned({ signed: { key, signature }, ...content }: Owners): Promise<boolean> {
  const keys = keysOf(content, SITE).filter((one) => one === key);
  return isSignedBy(keys, canonicalize(['ncb-owners/1', content]), signature);
}

function keysOf({ owners }: Pick<Owners, 'owners'>, ...ids: readonly string[]): readonly string[] {
  return owners.filter(({ id }) => ids.includes(id)).flatMap(({ keys }) => keys);
}

async function isSignedBy(keys: readonly string[], text: string | undefined, signature: string): Promise<boolean> {
  const bytes = new TextEncoder().encode(text);
  const answers = await Promise.all(
    keys.map((key) => ownVerify({ kty: 'OKP', crv: 'Ed25519', x: PUBLIC_KEY.exec(key)?.[1] ?? '' }, signature, bytes)),
  );
  return answers.includes(true);
}
