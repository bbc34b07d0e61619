import { once } from 'node:events';
import { createServer } from 'node:http';
import { createKeyFile, readKey } from './owners/keys.mjs';
import { changeOwners, withOwner } from './owners/owners.mjs';
import { withDeployed, findEntry } from './registry/changes.mjs';
import { changeRegistry, readRegistry } from './registry/registry.mjs';
import { openTarget } from './targets/open-target.mjs';
import { entry, release, temporaryFolder } from './testing/samples.mjs';
import { findFailingVersions, look, watch } from './watch-rollout.mjs';

const LIMITS = { sample: 20, percent: 5 };
const count = (/** @type {number} */ loaded, /** @type {number} */ failed, version = '2') => [
  { remote: 'loans', version, loaded, failed },
];
const rollout = { percent: 10, previous: release('loans', '1') };
const REGISTRY = { remotes: [entry('loans', '2', { rollout })] };

describe('a version', () => {
  it.each([
    ['goes back when more fail than the limit', count(18, 2), ['1']],
    ['stays when exactly the limit fails', count(19, 1), []],
    ['stays while too few have reported, however many failed', count(0, 19), []],
    ['stays when another version of it fails', count(0, 100, '1'), []],
    ['stays when nobody reported', [], []],
  ])('%s', (_, counts, back) => {
    expect(findFailingVersions(REGISTRY, counts, LIMITS).map(({ to }) => to?.version)).toEqual(back);
  });

  it('that is switched off is not decided about', () => {
    const off = { remotes: [entry('loans', '2', { rollout, enabled: false })] };
    expect(findFailingVersions(off, count(0, 100), LIMITS)).toEqual([]);
  });

  it('that has nothing to go back to is told of', () => {
    const first = { remotes: [entry('loans', '2')] };
    expect(findFailingVersions(first, count(50, 50), LIMITS)).toMatchObject([
      { name: 'loans', failed: 50, of: 100, to: null },
    ]);
  });
});

describe('the watch', () => {
  const root = temporaryFolder();
  /** @type {import('node:http').Server} */
  let server;
  let origin = '';
  let requested = '';
  let answer = /** @type {object} */ ({ loads: [] });
  beforeAll(async () => {
    server = createServer((request, response) => {
      requested = `${request.headers.authorization} ${request.url}`;
      response.statusCode = request.headers.authorization === 'Bearer word' ? 200 : 401;
      response.end(JSON.stringify(answer));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const deploy = async (/** @type {string} */ site) => {
    const target = openTarget(`${root}/${site}`);
    for (const version of ['1', '2'])
      await changeRegistry(target, withDeployed({ name: 'loans', owner: 'credits' }, release('loans', version)));
    return target;
  };

  it('asks the bank and returns an entry to the version before, with everybody, and says so', async () => {
    const target = await deploy('returns');
    answer = { loads: count(10, 10) };
    const lines = /** @type {string[]} */ ([]);
    await look(target, { origin, token: 'word' }, { ...LIMITS, minutes: 15 }, (line) => lines.push(line));
    expect(requested).toBe('Bearer word /health/loads?minutes=15');
    expect(findEntry(await readRegistry(target), 'loans')).toMatchObject({
      version: '1',
      rollout: { percent: 100, previous: null, withdrawn: { version: '2', reason: 'loadFailures' } },
    });
    expect(lines).toEqual(['loans 2 failed for 10 of 20 users; everybody is back at 1']);
  });

  it('tells of what is forged, and returns the others all the same', async () => {
    const target = await deploy('forged');
    await changeRegistry(target, withDeployed({ name: 'cards', owner: 'cards' }, release('cards')));
    const file = `${root}/site.pem`;
    createKeyFile(file);
    const key = readKey(file);
    await changeOwners(target, key, withOwner({ id: 'site', keys: [key.publicKey] }));
    for (const version of ['2', '3'])
      await changeRegistry(target, withDeployed({ name: 'cards', owner: 'cards' }, release('cards', version)), {
        key,
        renewed: 'cards',
      });
    answer = { loads: [...count(10, 10), { remote: 'cards', version: '3', loaded: 0, failed: 20 }] };
    const lines = /** @type {string[]} */ ([]);
    await look(target, { origin, token: 'word' }, { ...LIMITS, minutes: 15 }, (line) => lines.push(line));
    expect(lines).toEqual([
      'loans is not signed: deploy it again with the key of credits',
      'cards 3 failed for 20 of 20 users; everybody is back at 2',
      expect.stringMatching(/^loans 2 failed for 10 of 20 users, and it cannot go back: .* loans is not signed/),
    ]);
    expect(findEntry(await readRegistry(target), 'loans')?.version).toBe('2');
  });

  it('of many processes returns an entry once, and leaves one that was deployed meanwhile', async () => {
    const target = await deploy('many');
    answer = { loads: count(10, 10) };
    const limits = { ...LIMITS, minutes: 15 };
    const other = changeRegistry(target, withDeployed({ name: 'cards', owner: 'cards' }, release('cards')));
    await Promise.all([
      other,
      ...[1, 2, 3, 4].map(() => look(target, { origin, token: 'word' }, limits, () => undefined)),
    ]);
    const { remotes } = await readRegistry(target);
    expect(remotes.map(({ name, version, rollout: { previous } }) => [name, version, previous])).toEqual([
      ['cards', '1', null],
      ['loans', '1', null],
    ]);
    await changeRegistry(target, withDeployed({ name: 'loans', owner: 'credits' }, release('loans', '3')));
    await look(target, { origin, token: 'word' }, limits, () => undefined);
    expect(findEntry(await readRegistry(target), 'loans')?.version).toBe('3');
  });

  it('says that the bank does not tell, and goes on', async () => {
    const target = await deploy('goes-on');
    answer = { loads: count(0, 20) };
    const lines = /** @type {string[]} */ ([]);
    let looks = 0;
    const isBack = new Promise((resolve) => {
      const stop = watch(
        async () => {
          looks += 1;
          const token = looks === 1 ? 'wrong' : 'word';
          await look(target, { origin, token }, { ...LIMITS, minutes: 15 }, (line) => lines.push(line));
          if (looks === 2) void stop().then(resolve);
        },
        1,
        (line) => lines.push(line),
      );
    });
    await isBack;
    expect(lines).toEqual([
      `the bank at ${origin} does not tell how loading goes: HTTP 401`,
      'loans 2 failed for 20 of 20 users; everybody is back at 1',
    ]);
    expect(looks).toBe(2);
  });
});
