import { jest } from '@jest/globals';
import { entry, release, temporaryFolder } from '../testing/samples.mjs';
import { openTarget } from '../targets/open-target.mjs';
import { withDeployed, withPromoted, withShell } from './changes.mjs';
import { changeRegistry, readRegistry, REGISTRY } from './registry.mjs';

const root = temporaryFolder();
let sites = 0;
const site = () => openTarget(`${root}/${(sites += 1)}`);

/** @typedef {import('../targets/open-target.mjs').DeployTarget} DeployTarget */

/** Target on which another process changes the file first, `times` times. @returns {DeployTarget} */
function contested(/** @type {number} */ times) {
  const place = site();
  let left = times;
  return { ...place, replace: async (...file) => (left-- > 0 ? false : place.replace(...file)) };
}

/** Store that reports failure for its first successful write. @returns {DeployTarget} */
function unsure(/** @type {DeployTarget} */ place) {
  let isFirst = true;
  return {
    ...place,
    async replace(...file) {
      const isWritten = await place.replace(...file);
      if (!isFirst) return isWritten;
      isFirst = false;
      return false;
    },
  };
}

const loans = (version = '1') => withDeployed({ name: 'loans', owner: 'credits' }, release('loans', version));

describe('the deploy registry', () => {
  it('is empty before anything is deployed', async () => {
    expect(await readRegistry(site())).toEqual({ remotes: [] });
  });

  it('names its schema, which is beside it', async () => {
    const target = site();
    await changeRegistry(target, loans());
    expect(await readRegistry(target)).toMatchObject({ $schema: './registry.schema.json' });
  });

  it('is changed after all when somebody else was faster', async () => {
    const target = contested(3);
    await changeRegistry(target, loans());
    expect((await readRegistry(target)).remotes).toHaveLength(1);
  });

  it('has a version once when the store wrote it and said that it had failed', async () => {
    const target = site();
    await changeRegistry(unsure(target), loans('1'));
    await changeRegistry(unsure(target), loans('2'));
    expect((await readRegistry(target)).remotes).toMatchObject([
      { version: '2', rollout: { percent: 100, previous: { version: '1' } } },
    ]);
  });

  it('says which file it is that was cut off, and leaves it', async () => {
    const target = site();
    const half = Buffer.from('{ "remotes": [{ "name": "lo');
    await target.put(REGISTRY, half);
    await expect(changeRegistry(target, loans())).rejects.toThrow(`${target.place}/${REGISTRY} is no registry: `);
    expect((await target.read(REGISTRY))?.bytes).toEqual(half);
  });

  it.each(['{}', '{ "remotes": { "loans": {} } }'])('is none: %s', async (text) => {
    const target = site();
    await target.put(REGISTRY, Buffer.from(text));
    await expect(changeRegistry(target, loans())).rejects.toThrow('is no registry: its remotes are no list of entries');
  });

  it('names an entry that somebody spoiled by hand, leaves it, and lets the others deploy', async () => {
    const target = site();
    const spoiled = [{ ...entry('cards'), pages: 'miCards' }, null, { name: 'rates', percent: 10 }];
    const twice = [entry('deposits'), { ...entry('archive'), pages: [{ name: 'mideposits' }] }];
    await target.put(REGISTRY, Buffer.from(JSON.stringify({ remotes: [...spoiled, ...twice] })));
    const consoleError = jest.spyOn(console, 'error').mockReturnValue();
    await changeRegistry(target, loans());
    const lines = consoleError.mock.calls.map(([line]) => String(line));
    consoleError.mockRestore();
    expect(lines).toEqual([
      expect.stringContaining('the page mideposits is served by archive and deposits; left as it is'),
      expect.stringMatching(/registry\.json: the entry of cards is wrong: \/pages must be array; left as it is$/),
      expect.stringContaining('the entry 2, which has no name, is wrong: '),
      expect.stringContaining('the entry of rates is wrong: '),
    ]);
    const written = JSON.parse(String((await target.read(REGISTRY))?.bytes));
    expect(written).not.toHaveProperty('setAside');
    expect(written.remotes).toHaveLength(6);
    expect(written.remotes).toEqual(expect.arrayContaining([...spoiled, expect.objectContaining({ name: 'loans' })]));

    await expect(changeRegistry(target, withPromoted('cards', 10))).rejects.toThrow(
      'the entry of cards is wrong: /pages must be array; deploy cards again',
    );
    const quiet = jest.spyOn(console, 'error').mockReturnValue();
    await changeRegistry(target, withDeployed({ name: 'cards', owner: 'cards' }, release('cards', '2')), {
      renewed: 'cards',
    });
    quiet.mockRestore();
    const { remotes } = JSON.parse(String((await target.read(REGISTRY))?.bytes));
    expect(remotes.filter((/** @type {any} */ one) => one?.name === 'cards')).toMatchObject([{ version: '2' }]);
  });

  it('gives up with a word when others never stop', async () => {
    await expect(changeRegistry(contested(1000), loans())).rejects.toThrow('was changed by others 30 times in a row');
  });

  it('takes an entry from before there were rollouts for one that is with everybody', async () => {
    const target = site();
    const { rollout, ...old } = entry('loans');
    await target.put(REGISTRY, Buffer.from(JSON.stringify({ remotes: [old] })));
    await changeRegistry(target, withShell('2'));
    expect((await readRegistry(target)).remotes).toEqual([{ ...old, rollout }]);
  });
});
