import { spawn } from 'node:child_process';
import { ROOT } from '../packages/tree.mjs';

const GRACE_MS = 15_000;
const LEFT_BEHIND_MS = 3_000;

/** @type {Set<number>} */
const runningGroups = new Set();
let isEnding = false;

/**
 * Runs a Node program in its own process group, so that its child processes end with it.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] in addition
 * @param {string} [node] program of another version of Node
 * @returns {Promise<{ code: number, output: string }>} output of both streams in order
 */
export function runInGroup(args, env = {}, node = process.execPath) {
  return new Promise((resolve, reject) => {
    // After endAll() nothing starts, and the promise stays pending.
    if (isEnding) return;
    const child = spawn(node, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { pid } = child;
    if (pid !== undefined) runningGroups.add(pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    // A stream stays open while any child holds it, so `close` would never come with a forgotten process.
    child.on('exit', () => setTimeout(() => sendSignal(pid, 'SIGKILL'), LEFT_BEHIND_MS).unref());
    child.on('close', (code) => {
      if (pid !== undefined) runningGroups.delete(pid);
      resolve({ code: code ?? 1, output });
    });
  });
}

export async function endAll() {
  isEnding = true;
  const leaders = [...runningGroups];
  leaders.forEach((pid) => sendSignal(pid, 'SIGINT'));
  const deadline = Date.now() + GRACE_MS;
  while (leaders.some(isAlive) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 100));
  leaders.forEach((pid) => sendSignal(pid, 'SIGKILL'));
}

/** @type {(pid: number) => boolean} */
const isAlive = (pid) => sendSignal(pid, 0);

/**
 * Sends a signal to a whole group; false if it has ended. @type {(pid: number | undefined, signal: NodeJS.Signals | 0)
 * => boolean}
 */
function sendSignal(pid, name) {
  try {
    return pid !== undefined && process.kill(-pid, name);
  } catch {
    return false;
  }
}
