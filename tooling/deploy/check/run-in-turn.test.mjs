import { jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../testing/samples.mjs';
import { runInTurn } from './run-in-turn.mjs';

const folder = temporaryFolder();

describe('checks on one machine', () => {
  it('go one after the other in the order in which they came, and tell how many are before them', async () => {
    const errorSpy = jest.spyOn(console, 'error').mockReturnValue();
    const events = /** @type {string[]} */ ([]);
    const check = async (/** @type {number} */ number) =>
      runInTurn(
        async () => {
          events.push(`begin ${number}`);
          await setTimeout(250);
          events.push(`end ${number}`);
        },
        { folder, atOnce: 1 },
      );
    const checks = [];
    for (let number = 1; number <= 6; number += 1) {
      checks.push(check(number));
      await setTimeout(3);
    }
    await Promise.all(checks);
    expect(events).toEqual([1, 2, 3, 4, 5, 6].flatMap((number) => [`begin ${number}`, `end ${number}`]));
    expect(errorSpy.mock.calls.join()).toContain('5 before this one');
    expect(readdirSync(folder)).toEqual([]);
    errorSpy.mockRestore();
  });

  it('do not wait for one that was killed, and go on after one that failed', async () => {
    const pid = execFileSync(process.execPath, ['-e', 'console.log(process.pid)']).toString().trim();
    writeFileSync(join(folder, `000000000000001-${pid}-gone`), '');
    const failing = runInTurn(async () => Promise.reject(new Error('broken')), { folder, atOnce: 1 });
    await expect(failing).rejects.toThrow('broken');
    expect(await runInTurn(async () => 'done', { folder, atOnce: 1 })).toBe('done');
    expect(readdirSync(folder)).toEqual([]);
  });
});
