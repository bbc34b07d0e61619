import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withDeployed } from '../registry/changes.mjs';
import { changeRegistry, readRegistry, REGISTRY } from '../registry/registry.mjs';
import { release } from './samples.mjs';

const TEAMS = ['accounts', 'cards', 'deposits', 'loans', 'payroll', 'rates'];
const TIMES = 5;

/**
 * @param {string} what
 * @param {() => { target: import('../targets/open-target.mjs').DeployTarget, place: string, env: NodeJS.ProcessEnv }} createPlace an
 *   empty place
 */
export function testTargetRules(what, createPlace) {
  describe(what, () => {
    it('gives back what was put, and nothing where nothing was', async () => {
      const { target } = createPlace();
      await target.put('app/ncb/a file.json', Buffer.from([0, 255, 10]));
      expect((await target.read('app/ncb/a file.json'))?.bytes).toEqual(Buffer.from([0, 255, 10]));
      expect(await target.read('app/ncb/no.json')).toBeNull();
    });

    it('lists all files below a folder and removes the folder whole', async () => {
      const { target } = createPlace();
      for (const path of ['v/1/a.js', 'v/1/deep/b.js', 'v/12/c.js']) await target.put(path, Buffer.from(path));
      expect((await target.list('v')).sort()).toEqual(['1/a.js', '1/deep/b.js', '12/c.js']);
      await target.removeFolder('v/1');
      expect(await target.list('v')).toEqual(['12/c.js']);
      expect(await target.list('nowhere')).toEqual([]);
      await target.removeFolder('nowhere');
    });

    it('replaces a file only as it was seen', async () => {
      const { target } = createPlace();
      const [one, two, three] = [Buffer.from('1'), Buffer.from('2'), Buffer.from('3')];
      expect(await target.replace('r.json', one, 'tag of a file that is not there')).toBe(false);
      expect(await target.replace('r.json', one, null)).toBe(true);
      expect(await target.replace('r.json', two, null)).toBe(false);
      const current = await target.read('r.json');
      expect(await target.replace('r.json', two, current?.tag ?? '')).toBe(true);
      expect(await target.replace('r.json', three, current?.tag ?? '')).toBe(false);
      expect((await target.read('r.json'))?.bytes).toEqual(two);
    });

    it(`loses nothing when ${TEAMS.length} teams deploy at the same time, in processes of their own`, async () => {
      const { target, place, env } = createPlace();
      const script = join(import.meta.dirname, 'deploy-often.mjs');
      const team = (/** @type {string} */ name) =>
        promisify(execFile)(process.execPath, [script, place, name, String(TIMES)], {
          env: { ...process.env, ...env },
        });
      await Promise.all(TEAMS.map(team));
      const { remotes } = await readRegistry(target);
      expect(remotes.map(({ name, version, rollout }) => [name, version, rollout.previous?.version])).toEqual(
        TEAMS.map((name) => [name, String(TIMES), String(TIMES - 1)]),
      );
    }, 120_000);

    it('does not write a registry that would be wrong', async () => {
      const { target } = createPlace();
      await changeRegistry(target, withDeployed({ name: 'loans', owner: 'credits' }, release('loans')));
      const before = await target.read(REGISTRY);
      const bad = { ...release('loans', '2'), integrity: '' };
      await expect(changeRegistry(target, withDeployed({ name: 'loans', owner: 'credits' }, bad))).rejects.toThrow(
        '/remotes/0/integrity must match pattern',
      );
      expect((await target.read(REGISTRY))?.bytes).toEqual(before?.bytes);
    });
  });
}
