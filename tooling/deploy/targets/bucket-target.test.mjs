import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { requireEntry, withPromoted, withReturned } from '../registry/changes.mjs';
import { changeRegistry, readRegistry } from '../registry/registry.mjs';
import { listKeptReleases, getRollbackTarget } from '../releases.mjs';
import { deployTo } from '../testing/deploy-to.mjs';
import { temporaryFolder, writeRemote } from '../testing/samples.mjs';
import { testTargetRules } from '../testing/test-target-rules.mjs';
import { openSite } from '../site.mjs';
import { openTarget } from './open-target.mjs';

const { TEST_S3_ENDPOINT: endpoint, TEST_S3_KEY: key = 'key', TEST_S3_SECRET: secret = 'secret' } = process.env;
const settings = { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret };

if (endpoint) {
  const env = { ...settings, AWS_ENDPOINT_URL: endpoint };
  const bucket = `ncb-${Date.now()}`;
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, service: 's3', region: 'us-east-1' });
  const folder = temporaryFolder();
  let places = 0;
  let minute = 0;
  const fresh = () => {
    const place = `s3://${bucket}/site ${(places += 1)}`;
    return { target: openTarget(place, env), place, env };
  };

  beforeAll(async () => {
    const { status } = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
    expect(status).toBe(200);
  });

  testTargetRules('a bucket', fresh);

  describe('a bucket as a place to deploy to', () => {
    it('gives each file out with its type, its caching and its encoding', async () => {
      const { target, place } = fresh();
      const headersOf = async (/** @type {string} */ path) => {
        await target.put(path, Buffer.from('x'));
        const { pathname } = new URL(place);
        const { headers } = await client.fetch(`${endpoint}/${bucket}${pathname}/${path}`, { method: 'HEAD' });
        return ['content-type', 'cache-control', 'content-encoding'].map((name) => headers.get(name));
      };
      const forAYear = 'public, max-age=31536000, immutable';
      const script = 'text/javascript; charset=utf-8';
      expect(await headersOf('app/ncb/index.html')).toEqual(['text/html; charset=utf-8', 'no-cache', null]);
      expect(await headersOf('app/ncb/registry.json')).toEqual(['application/json; charset=utf-8', 'no-cache', null]);
      expect(await headersOf('app/ncb/assets/shell.3f2a9c1b.js')).toEqual([script, forAYear, null]);
      expect(await headersOf('app/ncb/remotes/loans/1.0.0/entry.js.br')).toEqual([script, forAYear, 'br']);
      expect(await headersOf('app/ncb/remotes/loans/1.0.0/entry.js.gz')).toEqual([script, forAYear, 'gzip']);
    });

    it('lists more files than one answer holds', async () => {
      const { target } = fresh();
      const names = Array.from({ length: 1005 }, (_, index) => `${String(index).padStart(4, '0')}.json`);
      for (let at = 0; at < names.length; at += 67)
        await Promise.all(names.slice(at, at + 67).map((name) => target.put(`v/${name}`, Buffer.from('{}'))));
      expect(await target.list('v')).toEqual(names);
      await target.removeFolder('v');
      expect(await target.list('v')).toEqual([]);
    }, 60_000);

    it('gets a remote deployed, promoted, rolled back and pruned by the same commands as a folder', async () => {
      const { target } = fresh();
      const root = join(folder, 'remote');
      const now = () => new Date(Date.UTC(2026, 6, 1, 10, (minute += 1)));
      const versions = [];
      for (const code of ['page(1)', 'page(2)', 'page(3)'])
        versions.push((await deployTo(target, writeRemote(root, { code }), { keep: 2, now })).version);
      const [first = '', second = '', third = ''] = versions;
      expect((await listKeptReleases(target, 'loans')).map(({ version }) => version)).toEqual([third, second]);
      expect(await target.list(`app/ncb/remotes/loans/${first}`)).toEqual([]);
      await changeRegistry(target, withPromoted('loans', 25));
      const entry = requireEntry(await readRegistry(target), 'loans');
      expect(entry).toMatchObject({ version: third, rollout: { percent: 25, previous: { version: second } } });
      const to = await getRollbackTarget(await openSite({ target }), entry);
      await changeRegistry(
        target,
        withReturned('loans', { from: third, to, reason: 'operator', at: now().toISOString() }),
      );
      expect(requireEntry(await readRegistry(target), 'loans')).toMatchObject({
        version: second,
        rollout: { percent: 100 },
      });
      await expect(deployTo(target, root, { version: second, now })).rejects.toThrow('with other bytes');
    });

    it('says who is not let in, and where nothing is', async () => {
      const stranger = openTarget(`s3://${bucket}/site`, { ...env, AWS_SECRET_ACCESS_KEY: 'wrong' });
      await expect(stranger.put('a.json', Buffer.from('{}'))).rejects.toThrow('HTTP 403 SignatureDoesNotMatch');
      await expect(openTarget('s3://no-such-bucket/site', env).list('app')).rejects.toThrow('HTTP 404 NoSuchBucket');
    });
  });
}

describe('a store that takes no notice of conditions', () => {
  it('is refused before a deployment could lose another one', async () => {
    const written = /** @type {string[]} */ ([]);
    const server = createServer((request, response) => {
      if (request.method === 'PUT') written.push(request.url ?? '');
      response.setHeader('etag', '"1"').end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const target = openTarget('s3://bucket/site', { ...settings, AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` });
    await expect(target.replace('app/ncb/registry.json', Buffer.from('{}'), '1')).rejects.toThrow(
      'takes no notice of If-Match: two deployments could lose each other',
    );
    expect(written).toEqual(['/bucket/site/.condition-probe.json']);
    server.closeAllConnections();
    server.close();
  });
});

test('a bucket is not deployed to by nobody', () => {
  expect(() => openTarget('s3://bucket/site', {})).toThrow('AWS_ACCESS_KEY_ID is not set');
});
