import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../packages/run.mjs';
import { ROOT } from '../../packages/tree.mjs';

const EXAMPLE = join(import.meta.dirname, '../example');
const PUBLIC_PACKAGES = [
  ...['webpack', 'webpack-cli', 'webpack-subresource-integrity', '@module-federation', 'typescript'],
  ...['css-loader', 'mini-css-extract-plugin'],
  ...['react', '@types/react', 'react-i18next', 'i18next', 'antd', 'zod', '@tanstack', 'csstype'],
];

/**
 * @param {string} folder
 * @param {string} kit the folder of the kit
 */
export async function foreignRepository(folder, kit) {
  cpSync(EXAMPLE, folder, { recursive: true });
  const packages = join(folder, 'node_modules');
  for (const name of PUBLIC_PACKAGES) {
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    const [installed] = [join(ROOT, 'tooling/node_modules', name), join(ROOT, 'node_modules', name)].filter(existsSync);
    if (!installed) throw new Error(`${name} is not installed`);
    symlinkSync(installed, join(packages, name));
  }
  const { output } = await mustRun('npm', ['pack', kit, '--pack-destination', folder, '--loglevel=error'], folder);
  const target = join(packages, '@ncb/remote-kit');
  mkdirSync(target, { recursive: true });
  const archive = /ncb-remote-kit-\S+\.tgz/.exec(output)?.[0] ?? '';
  await mustRun('tar', ['-xzf', join(folder, archive), '-C', target, '--strip-components=1'], folder);
}

/** @type {(folder: string, program: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<string>} */
export async function inRepository(folder, program, args, env) {
  return (await mustRun(process.execPath, [join(folder, 'node_modules', program), ...args], folder, env)).output;
}

/**
 * Runs a command; throws with its output if it fails. @type {(command: string, args: string[], cwd: string, env?:
 * NodeJS.ProcessEnv) => Promise<{ output: string }>}
 */
export async function mustRun(command, args, cwd, env = process.env) {
  const { code, output } = await run(command, args, { cwd, env, quiet: true });
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code}:\n${output}`);
  return { output };
}
