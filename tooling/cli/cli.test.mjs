import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../packages/run.mjs';
import { readJson, ROOT } from '../packages/tree.mjs';
import { BENCHES } from './benches.mjs';
import { COMMANDS, formatCall } from './commands.mjs';

const cli = (/** @type {string[]} */ ...args) =>
  run(process.execPath, [join(ROOT, 'tooling/cli.mjs'), ...args], { cwd: ROOT, quiet: true });

it('has a script of the same name for every command', () => {
  const { scripts } = readJson(join(ROOT, 'package.json'));
  const called = Object.entries(scripts).filter(([, line]) => line.includes('tooling/cli.mjs'));
  for (const [name, line] of called) expect(line).toMatch(new RegExp(`tooling/cli\\.mjs ${name}$`));
  const names = Object.keys(COMMANDS).filter((name) => !name.includes(' '));
  expect(called.map(([name]) => name).sort()).toEqual(names.sort());
});

it.each(Object.keys(COMMANDS))('imports the function of %s only when it runs', async (name) => {
  expect(await COMMANDS[name]?.load()).toBeInstanceOf(Function);
});

it('lists all commands with a line each', async () => {
  const { code, output } = await cli('--help');
  expect(code).toBe(0);
  for (const [name, { about }] of Object.entries(COMMANDS))
    expect(output).toMatch(new RegExp(`^  ${name} +${about.replace(/[.()]/g, '\\$&')}$`, 'm'));
});

it.each([
  [
    ['deploy', '--help'],
    'npm run deploy -- [remote-… | shell | signature-widget | folder] [--percent n] [--keep n] [--to',
  ],
  [['deploy', 'owners', '-h'], 'npm run deploy -- owners key file | list | add id'],
  [['promote', 'remote-accounts', '--help'], '  --key file  '],
  [['start', '--help'], 'npm start\n'],
  [['sandbox', '--help'], 'npm run --silent sandbox -- command …'],
])('%j prints what the command takes', async (args, line) => {
  const { code, output } = await cli(...args);
  expect(code).toBe(0);
  expect(output).toContain(line);
});

it('lists all benches', async () => {
  const { output } = await cli('bench', '--help');
  for (const [name, { about }] of Object.entries(BENCHES))
    expect(output).toMatch(new RegExp(`^  ${name} +${about.replace(/[.()]/g, '\\$&')}$`, 'm'));
});

it.each([
  [['no-such'], /^There is no command no-such\. There are:\n\n {2}start /],
  [[], /^ {2}start /],
  [['contract', '--wirte'], /^Unknown option '--wirte'[^]*\nnpm run contract -- \[--write\]$/],
  [['kernel', 'more'], /^Unexpected argument 'more'/],
  [['test:contract'], /^say --registry\nnpm run test:contract -- --registry /],
  [['bench', 'nothing'], /^Say what to measure: accounts \| .*\nnpm run bench -- name$/],
  [['promote', 'remote-accounts', '5', 'more'], /^npm run promote -- remote-… percent \[--to place\]/],
])('refuses %j and ends with 2', async (args, message) => {
  const { code, output } = await cli(...args);
  expect(output.trimEnd()).toMatch(message);
  expect(code).toBe(2);
});

it('ends with 1 where a command fails', async () => {
  const { code, output } = await cli('promote', 'remote-accounts', '5', '--to', join(ROOT, 'no-such-site'));
  expect(output).toMatch(/^there is no site at .*no-such-site; --new-site makes one\n$/);
  expect(code).toBe(1);
  expect(existsSync(join(ROOT, 'no-such-site'))).toBe(false);
});

it('names a call as npm takes it', () => {
  expect(['start', 'test', 'kernel', 'deploy check'].map(formatCall)).toEqual([
    'npm start --',
    'npm test --',
    'npm run --silent kernel --',
    'npm run deploy -- check',
  ]);
});
