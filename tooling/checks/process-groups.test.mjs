import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { runInGroup } from './process-groups.mjs';

const MODULE = JSON.stringify(join(import.meta.dirname, 'process-groups.mjs'));
const PARENT = `const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
child.on('spawn', () => console.log('started'));`;

it('gives what a program said on both streams, and how it ended', async () => {
  const program = `console.log('one'); console.error(process.env.TWO); process.exit(3)`;
  expect(await runInGroup(['-e', program], { TWO: 'two' })).toEqual({ code: 3, output: 'one\ntwo\n' });
});

it('does not wait for what a program has left running, and ends it', async () => {
  const program = `${PARENT} setTimeout(() => process.exit(0), 500)`;
  expect(await runInGroup(['-e', program])).toEqual({ code: 0, output: 'started\n' });
}, 30_000);

it('ends everything that is at work, with all that it has started, and begins nothing more', async () => {
  const program = `import { endAll, runInGroup } from ${MODULE};
const running = runInGroup(['-e', ${JSON.stringify(`${PARENT} setInterval(() => {}, 1000)`)}]);
setTimeout(async () => {
  await endAll();
  console.log((await running).output);
  const next = await Promise.race([runInGroup(['-e', '']), new Promise((resolve) => setTimeout(resolve, 200, 'nothing'))]);
  console.log(next);
}, 1000);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toBe('started\n\nnothing\n');
}, 30_000);
