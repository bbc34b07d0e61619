import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, realpathSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDirectory } from '../../test/support/get-cached-folder';
import { DirectoryInUse, lockDirectory } from './directory-lock';

const ADDRESS = 'http://app.ibank.localhost:8080';

test('a directory that somebody works in is refused with his address', async () => {
  const directory = freshDirectory();
  const lock = await lockDirectory(directory, ADDRESS);
  const second = lockDirectory(directory, 'http://other');
  await expect(second).rejects.toBeInstanceOf(DirectoryInUse);
  await expect(second).rejects.toMatchObject({ holder: { pid: process.pid, address: ADDRESS } });
  await lock.release();
});

test('a directory that was given back can be taken again', async () => {
  const directory = freshDirectory();
  await (await lockDirectory(directory, ADDRESS)).release();
  await (await lockDirectory(directory, ADDRESS)).release();
});

test('of many who want it at once each gets it in his turn, never two together', async () => {
  const directory = freshDirectory();
  let holders = 0;
  const work = async () => {
    for (;;) {
      try {
        const lock = await lockDirectory(directory, ADDRESS);
        holders += 1;
        expect(holders).toBe(1);
        await new Promise((resolve) => setImmediate(resolve));
        holders -= 1;
        return await lock.release();
      } catch (error) {
        if (!(error instanceof DirectoryInUse)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: 10 }, work));
});

test('somebody who was killed while he took the lock is not waited for longer than five seconds', async () => {
  const directory = freshDirectory();
  const taking = `${socketOf(directory)}.taking`;
  mkdirSync(taking);
  const longAgo = new Date(Date.now() - 6_000);
  utimesSync(taking, longAgo, longAgo);
  await (await lockDirectory(directory, ADDRESS)).release();
  expect(existsSync(taking)).toBe(false);
});

test('what a killed process left behind is cleared away', async () => {
  const directory = freshDirectory();
  const socket = socketOf(directory);
  const child = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(${JSON.stringify(socket)}, () => console.log('listening'))`,
  ]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(socket)).toBe(true);

  const lock = await lockDirectory(directory, ADDRESS);
  await expect(lockDirectory(directory, ADDRESS)).rejects.toBeInstanceOf(DirectoryInUse);
  await lock.release();
});

function socketOf(directory: string): string {
  const hash = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 16);
  return join(tmpdir(), `ncb-bank-${hash}.sock`);
}
