import canonicalize from 'canonicalize';
import * as z from 'zod/mini';
import { REGISTRY_LIMIT, readExtensions, fetchRegistry, readRelease, REGISTRY, type Release } from '../registry';
import { nativeFetch, verifySignature } from '../security';
import type { PreviewRequest } from './preview-request';

/** List of owners and their keys. docs/adr/0123. */
const OWNERS = '/ncb/owners.json';
/** Owner of the site, who signs the list of owners. */
const SITE = 'site';

type PreviewRefusal = 'damaged' | 'expired' | 'notDeployed' | 'noOwners' | 'signature' | 'browser' | 'network';

export type Preview =
  | { readonly ok: true; readonly remote: string; readonly release: Release; readonly until: Date }
  | { readonly ok: false; readonly refusal: PreviewRefusal; readonly what: string };

const TARGET_PATTERN = /^([a-z][a-z0-9-]{1,40})@([\w.+-]{1,100})$/;
const SIGNATURE_PATTERN = /^(\d{1,12})\.([\w-]{86})$/;
const PUBLIC_KEY = /^ed25519:([\w-]{43})$/;

const ownersSchema = z.looseObject({
  site: z.string(),
  owners: z.array(z.looseObject({ id: z.string(), keys: z.array(z.string().check(z.regex(PUBLIC_KEY))) })),
  signed: z.object({ key: z.string(), signature: z.string() }),
});
type Owners = z.infer<typeof ownersSchema>;

/**
 * Checks that an owner has signed this preview: this version, for this site, until a future time. Its code runs only
 * afterwards, pinned by the signed hashes. Fails closed. docs/adr/0123.
 */
export async function checkPreview({ what, word }: PreviewRequest, now = Date.now()): Promise<Preview> {
  const refuse = (refusal: PreviewRefusal): Preview => ({ ok: false, refusal, what });
  const [, remote, version] = TARGET_PATTERN.exec(what) ?? [];
  const [, seconds, signature] = SIGNATURE_PATTERN.exec(word) ?? [];
  if (!remote || !version || !seconds || !signature) return refuse('damaged');
  if (Number(seconds) * 1000 <= now) return refuse('expired');
  try {
    const [owners, stored, owner] = await Promise.all([
      readOwners(),
      readStoredRelease(remote, version),
      findOwner(remote),
    ]);
    if (!owners) return refuse('noOwners');
    if (!stored || owner === null) return refuse('notDeployed');
    const { release, signed } = stored;
    const content = { site: owners.site, name: remote, until: Number(seconds), release: signed };
    const text = canonicalize(['ncb-preview/1', content]);
    const isSigned = (await isListSigned(owners)) && (await isSignedBy(getKeys(owners, owner, SITE), text, signature));
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
const SIGNED_FIELDS = [
  'version',
  'manifest',
  'integrity',
  'contract',
  'pages',
  'menu',
  'cards',
  'rowActions',
  'actions',
];

interface StoredRelease {
  readonly release: Release;
  readonly signed: Readonly<Record<string, unknown>>;
}

async function readStoredRelease(remote: string, version: string): Promise<StoredRelease | null> {
  const json = await readJson(`/ncb/remotes/${remote}/${version}/release.json`);
  if (json === null) return null;
  const release = readRelease(json, readExtensions);
  if (!release) throw new Error('not a release');
  const fields = Object.entries(json as Record<string, unknown>);
  return { release, signed: Object.fromEntries(fields.filter(([field]) => SIGNED_FIELDS.includes(field))) };
}

async function findOwner(remote: string): Promise<string | null> {
  const { registry } = await fetchRegistry(REGISTRY, REGISTRY_LIMIT);
  return registry.entries.find(({ name }) => name === remote)?.owner ?? null;
}

/**
 * Loads a JSON file.
 * @returns null if the file is missing; a static site may answer with HTML
 */
async function readJson(address: string): Promise<unknown> {
  const response = await nativeFetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(REGISTRY_LIMIT) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response.headers.get('content-type')?.includes('json') ? response.json() : null;
}

function isListSigned({ signed: { key, signature }, ...content }: Owners): Promise<boolean> {
  const keys = getKeys(content, SITE).filter((one) => one === key);
  return isSignedBy(keys, canonicalize(['ncb-owners/1', content]), signature);
}

function getKeys({ owners }: Pick<Owners, 'owners'>, ...ids: readonly string[]): readonly string[] {
  return owners.filter(({ id }) => ids.includes(id)).flatMap(({ keys }) => keys);
}

async function isSignedBy(keys: readonly string[], text: string | undefined, signature: string): Promise<boolean> {
  const bytes = new TextEncoder().encode(text);
  const answers = await Promise.all(
    keys.map((key) =>
      verifySignature({ kty: 'OKP', crv: 'Ed25519', x: PUBLIC_KEY.exec(key)?.[1] ?? '' }, signature, bytes),
    ),
  );
  return answers.includes(true);
}
