import { spawn } from 'node:child_process';
import { ROOT } from '../packages/tree.mjs';

/** How long a program may take to end its browsers and banks. */
const GRACE_MS = 15_000;
/** What a program has left running after its end is given this long, then it is ended. */
const LEFT_BEHIND_MS = 3_000;

/** Leaders of the groups that are at work. @type {Set<number>} */
const atWork = new Set();
let isEnding = false;

/**
 * Runs a program of Node in a process group of its own, so that whatever it starts ends with it.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] in addition
 * @returns {Promise<{ code: number, output: string }>} what it said, both streams in their order
 */
export function runInGroup(args, env = {}) {
  return new Promise((resolve, reject) => {
    // Who ends everything wants nothing new to begin, and no answer.
    if (isEnding) return;
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { pid } = child;
    if (pid !== undefined) atWork.add(pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    // A stream stays open as long as somebody holds it; a forgotten process would be waited for in vain.
    child.on('exit', () => setTimeout(() => signal(pid, 'SIGKILL'), LEFT_BEHIND_MS).unref());
    child.on('close', (code) => {
      if (pid !== undefined) atWork.delete(pid);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends everything that is at work, with what it has started: asked first, as by Ctrl+C, then forced. */
export async function endAll() {
  isEnding = true;
  const leaders = [...atWork];
  leaders.forEach((pid) => signal(pid, 'SIGINT'));
  const deadline = Date.now() + GRACE_MS;
  while (leaders.some(isAlive) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 100));
  leaders.forEach((pid) => signal(pid, 'SIGKILL'));
}

/** @type {(pid: number) => boolean} */
const isAlive = (pid) => signal(pid, 0);

/** To a whole group. @type {(pid: number | undefined, signal: NodeJS.Signals | 0) => boolean} */
function signal(pid, name) {
  try {
    return pid !== undefined && process.kill(-pid, name);
  } catch {
    // Nobody of it is left.
    return false;
  }
}
