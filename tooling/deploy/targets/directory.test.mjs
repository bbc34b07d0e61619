import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/samples.mjs';
import { keepsTheRules } from '../testing/target-rules.mjs';
import { targetAt } from './target.mjs';

const root = temporaryFolder();
const fresh = () => {
  const place = mkdtempSync(join(root, 'site-'));
  return { target: targetAt(place), place, env: {} };
};

keepsTheRules('a folder', fresh);

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

  it('does not wait for a process that was killed while it changed the registry', async () => {
    const { target, place } = fresh();
    const lock = join(place, '.ncb-deploy.lock');
    writeFileSync(lock, 'somebody');
    const aMinuteAgo = Date.now() / 1000 - 60;
    utimesSync(lock, aMinuteAgo, aMinuteAgo);
    expect(await target.replace('r.json', Buffer.from('1'), null)).toBe(true);
    expect(readdirSync(place)).toEqual(['r.json']);
  });
});
