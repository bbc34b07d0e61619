import { jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../testing/samples.mjs';
import { testTargetRules } from '../testing/test-target-rules.mjs';
import { withFolderLock } from './with-folder-lock.mjs';
import { withPath } from './with-path.mjs';
import { openTarget } from './open-target.mjs';

const root = temporaryFolder();
const fresh = () => {
  const place = mkdtempSync(join(root, 'site-'));
  return { target: openTarget(place), place, env: {} };
};

testTargetRules('a folder', fresh);

describe('a folder as a place to deploy to', () => {
  it('has nothing in it but what was put', async () => {
    const { target, place } = fresh();
    await target.put('a.json', Buffer.from('1'));
    await target.replace('a.json', Buffer.from('2'), (await target.read('a.json'))?.tag ?? '');
    expect(readdirSync(place)).toEqual(['a.json']);
  });

  it('passes over what a killed deployment left half done', async () => {
    const { target, place } = fresh();
    await target.put('v/a.js', Buffer.from('1'));
    writeFileSync(join(place, 'v/.b.js.1.new'), 'half');
    mkdirSync(join(place, 'v/.gone'));
    writeFileSync(join(place, 'v/.gone/c.js'), 'old');
    expect(await target.list('v')).toEqual(['a.js']);
  });

  it('tidies up what a deployment left that was killed while it wrote the registry', async () => {
    const { target, place } = fresh();
    writeFileSync(join(place, '.r.json.1.new'), 'half');
    writeFileSync(join(place, '.other.json.1.new'), 'somebody else may be at it');
    expect(await target.replace('r.json', Buffer.from('1'), null)).toBe(true);
    expect(readdirSync(place).sort()).toEqual(['.other.json.1.new', 'r.json']);
  });

  it('leaves nothing behind of a file that could not be written', async () => {
    const { target, place } = fresh();
    mkdirSync(join(place, 'v/a.js'), { recursive: true });
    await expect(target.put('v/a.js', Buffer.from('code'))).rejects.toThrow(/a\.js cannot be written: EISDIR/);
    expect(readdirSync(join(place, 'v'))).toEqual(['a.js']);
  });

  it('names what cannot be written, and why', async () => {
    const { target, place } = fresh();
    writeFileSync(join(place, 'app'), 'a file where a folder should be');
    await expect(target.put('app/a.js', Buffer.from('1'))).rejects.toThrow(
      `${join(place, 'app/a.js')} cannot be written: `,
    );
    await expect(target.replace('app/r.json', Buffer.from('1'), null)).rejects.toThrow(
      `${join(place, 'app')} cannot be written: `,
    );
    await expect(target.list('app')).rejects.toThrow(`${join(place, 'app')} cannot be read: ENOTDIR`);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const failing = () => {
      throw full;
    };
    expect(() => withPath('/srv/ncb/a.js', 'written', failing)).toThrow(
      '/srv/ncb/a.js cannot be written: the disk is full (ENOSPC: no space left on device, write)',
    );
  });

  it.each([
    ['ahead by an hour', 3600],
    ['behind by an hour', -3600],
  ])('takes over from a machine that was switched off, whose clock was %s', async (_, seconds) => {
    const { place } = fresh();
    const lock = join(place, '.ncb-deploy.lock');
    writeFileSync(lock, 'another machine');
    const then = Date.now() / 1000 + seconds;
    utimesSync(lock, then, then);
    const started = performance.now();
    expect(await withFolderLock(place, () => 'done', 300)).toBe('done');
    expect(performance.now() - started).toBeGreaterThanOrEqual(300);
    expect(readdirSync(place)).toEqual([]);
  });

  it('takes over at once from a process of this machine that was killed, and waits for one that lives', async () => {
    const { place } = fresh();
    const lock = join(place, '.ncb-deploy.lock');
    const module = new URL('./with-folder-lock.mjs', import.meta.url).href;
    const hold = `import { withFolderLock } from '${module}';
      await withFolderLock(${JSON.stringify(place)}, () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', hold], { stdio: 'ignore' });
    while (!existsSync(lock) || readFileSync(lock, 'utf8') === '') await pause(20);
    let isDone = false;
    const done = withFolderLock(place, () => (isDone = true));
    await pause(500);
    expect(isDone).toBe(false);
    holder.kill('SIGKILL');
    const killed = performance.now();
    await done;
    expect(performance.now() - killed).toBeLessThan(3000);
    expect(readdirSync(place)).toEqual([]);
  });

  it('waits without a limit while the lock changes hands', async () => {
    const { place } = fresh();
    const lock = join(place, '.ncb-deploy.lock');
    let holder = 0;
    writeFileSync(lock, 'other 0');
    const others = setInterval(() => writeFileSync(lock, `other ${(holder += 1)}`), 100);
    setTimeout(() => {
      clearInterval(others);
      rmSync(lock);
    }, 1500);
    await withFolderLock(place, () => undefined, 400);
    expect(holder).toBeGreaterThan(5);
  });

  it('does not wait for ever for a process that was killed while it changed the registry', async () => {
    const { target, place } = fresh();
    const lock = join(place, '.ncb-deploy.lock');
    writeFileSync(lock, 'somebody');
    const aMinuteAgo = Date.now() / 1000 - 60;
    utimesSync(lock, aMinuteAgo, aMinuteAgo);
    const consoleError = jest.spyOn(console, 'error').mockReturnValue();
    expect(await target.replace('r.json', Buffer.from('1'), null)).toBe(true);
    expect(consoleError.mock.calls.join()).toContain('waiting for other deployments, 10 s so far');
    consoleError.mockRestore();
    expect(readdirSync(place)).toEqual(['r.json']);
  }, 30_000);
});
