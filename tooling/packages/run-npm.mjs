import { run } from './run.mjs';

/** Runs the npm that runs this script, or else the installed one. @type {(args: readonly string[], cwd: string) => Promise<{ code: number, output: string }>} */
export function runNpm(args, cwd) {
  const npm = process.env.npm_execpath;
  return npm ? run(process.execPath, [npm, ...args], { cwd, quiet: true }) : run('npm', args, { cwd, quiet: true });
}
