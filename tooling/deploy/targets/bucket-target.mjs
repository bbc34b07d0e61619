import { AwsClient } from 'aws4fetch';
import { inParallel } from '../../packages/run.mjs';
import { getFileHeaders } from './get-file-headers.mjs';

/** Retries with growing pauses: an overloaded bucket answers 503. */
const RETRIES = 5;
const DELETES_AT_ONCE = 8;
/** Statuses of an unmet condition: 412; on Amazon also 404 if the file is gone and 409 if two writes collide. */
const CONDITION_FAILED = [404, 409, 412];
/** File that never exists. A bucket that accepts a write on condition of its tag ignores conditions. */
const PROBE = '.condition-probe.json';

/**
 * Creates a target for Amazon S3 or a compatible store with conditional writes (Ceph, MinIO, R2 …).
 * @param {string} place `s3://bucket/prefix`
 * @param {NodeJS.ProcessEnv} env AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION,
 *   AWS_ENDPOINT_URL
 * @returns {import('./open-target.mjs').DeployTarget}
 */
export function createBucketTarget(place, env) {
  const { host: bucket, pathname } = new URL(place);
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  const region = env['AWS_REGION'] || 'us-east-1';
  const endpoint = (env['AWS_ENDPOINT_URL'] || `https://s3.${region}.amazonaws.com`).replace(/\/$/, '');
  const client = new AwsClient({
    accessKeyId: requireSetting(env, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: requireSetting(env, 'AWS_SECRET_ACCESS_KEY'),
    sessionToken: env['AWS_SESSION_TOKEN'],
    service: 's3',
    region,
    retries: RETRIES,
  });
  const toKey = (/** @type {string} */ path) => (prefix ? `${prefix}/${path}` : path);
  const toAddress = (/** @type {string} */ path) =>
    `${endpoint}/${bucket}/${toKey(path).split('/').map(encodeURIComponent).join('/')}`;
  let isConditional = false;

  /** @type {(path: string, bytes: Buffer, conditions?: Record<string, string>) => Promise<Response>} */
  const write = (path, bytes, conditions = {}) =>
    client.fetch(toAddress(path), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { ...getFileHeaders(path), ...conditions },
    });

  /** Fails if the store ignores conditions: it would silently lose one of two simultaneous deployments. */
  const proveConditions = async () => {
    if (isConditional) return;
    const probe = await client.fetch(toAddress(PROBE), { method: 'PUT', body: 'x', headers: { 'if-match': 'none' } });
    await probe.text();
    if (probe.ok) throw new Error(`${endpoint} takes no notice of If-Match: two deployments could lose each other`);
    if (!CONDITION_FAILED.includes(probe.status))
      throw new Error(`${place}: HTTP ${probe.status} for a conditional PUT`);
    isConditional = true;
  };

  /** @type {(folder: string) => Promise<string[]>} */
  const list = async (folder) => {
    const start = `${toKey(folder)}/`;
    const keys = [];
    for (let token = ''; ;) {
      const more = token && { 'continuation-token': token };
      const query = new URLSearchParams({ 'list-type': '2', prefix: start, ...more });
      const response = await client.fetch(`${endpoint}/${bucket}?${query}`);
      await requireOk(response, `listing ${folder}`);
      const answer = await response.text();
      keys.push(...findTexts(answer, 'Key').map((key) => key.slice(start.length)));
      [token = ''] = findTexts(answer, 'NextContinuationToken');
      if (!token) return keys;
    }
  };

  return {
    place,
    list,
    async read(path) {
      const response = await client.fetch(toAddress(path));
      if (response.status === 404) return discard(response);
      await requireOk(response, `reading ${path}`);
      return { bytes: Buffer.from(await response.arrayBuffer()), tag: readTag(response) };
    },
    async put(path, bytes) {
      const response = await write(path, bytes);
      await requireOk(response, `writing ${path}`);
      await response.text();
    },
    async replace(path, bytes, tag) {
      await proveConditions();
      const response = await write(path, bytes, tag === null ? { 'if-none-match': '*' } : { 'if-match': tag });
      if (!CONDITION_FAILED.includes(response.status) && response.status < 500)
        await requireOk(response, `writing ${path}`);
      await response.text();
      return response.ok;
    },
    async removeFolder(folder) {
      const paths = await list(folder);
      await inParallel(paths, DELETES_AT_ONCE, async (path) => {
        const response = await client.fetch(toAddress(`${folder}/${path}`), { method: 'DELETE' });
        if (response.status !== 404) await requireOk(response, `removing ${path}`);
        await response.text();
      });
    },
  };
}

/**
 * Returns the ETag without quotes: Ceph's gateway would compare them too and never match. @type {(response: Response)
 * => string}
 */
function readTag(response) {
  return (response.headers.get('etag') ?? '').replace(/^W\//, '').replaceAll('"', '');
}

/** @type {(response: Response, doing: string) => Promise<void>} */
async function requireOk(response, doing) {
  if (response.ok) return;
  const [code = ''] = findTexts(await response.text(), 'Code');
  throw new Error(`${doing}: HTTP ${response.status} ${code}`);
}

/** Reads an unneeded body, as its connection stays busy until then. */
async function discard(/** @type {Response} */ response) {
  await response.text();
  return null;
}

/** @type {(xml: string, element: string) => string[]} */
function findTexts(xml, element) {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => unescape(text));
}

const ENTITIES = /** @type {Record<string, string>} */ ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" });

function unescape(/** @type {string} */ text) {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => ENTITIES[name] ?? '');
}

/** @type {(env: NodeJS.ProcessEnv, name: string) => string} */
function requireSetting(env, name) {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set: the bucket asks who deploys`);
  return value;
}
