import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ANSWER_LIMIT_MS = 120_000;
const END_LIMIT_MS = 10_000;
const SWITCHES = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Opens a page in a new browser and evaluates an expression there.
 * @param {string} browser path of a Chromium or Chrome
 * @param {string} address
 * @param {string} expression its value (promises are awaited) is the answer
 * @param {number} [limitMs]
 * @param {{ expression: string, limitMs: number }} [afterwards] evaluated next; errors no longer count, and its value is
 *  null if it fails or times out
 * @returns {Promise<{ value: unknown, later: unknown, errors: string[] }>} `errors`: uncaught errors of the page
 */
export async function runInBrowser(browser, address, expression, limitMs = ANSWER_LIMIT_MS, afterwards) {
  const profile = mkdtempSync(join(tmpdir(), 'ncb-check-'));
  // Chromium's sandbox does not start as root in a container.
  const switches = [...SWITCHES, `--user-data-dir=${profile}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const child = spawn(browser, switches, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => {
    for (const event of ['exit', 'error']) child.once(event, resolve);
  });
  const talk = openConversation(child, limitMs);
  try {
    const { targetId } = await talk.ask('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await talk.ask('Target.attachToTarget', { targetId, flatten: true });
    await talk.ask('Runtime.enable', {}, sessionId);
    await talk.ask('Page.enable', {}, sessionId);
    const loaded = talk.event('Page.loadEventFired');
    await Promise.all([loaded, talk.ask('Page.navigate', { url: address }, sessionId)]);
    const options = { awaitPromise: true, returnByValue: true, allowUnsafeEvalBlockedByCSP: false };
    const { result, exceptionDetails } = await talk.ask('Runtime.evaluate', { expression, ...options }, sessionId);
    if (exceptionDetails) throw new Error(getMessage(exceptionDetails));
    const errors = [...talk.errors];
    const later = afterwards ? await awaitValue(talk, sessionId, afterwards) : null;
    return { value: result.value, later, errors };
  } finally {
    // On request the browser ends its child processes; SIGKILL leaves some that still write to the profile.
    const killing = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
    void talk.ask('Browser.close', {}).catch(() => undefined);
    await ended;
    clearTimeout(killing);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @type {(talk: Conversation, sessionId: string, afterwards: { expression: string, limitMs: number }) => Promise<unknown>} */
async function awaitValue(talk, sessionId, { expression, limitMs }) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  const answer = talk.ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, sessionId);
  const value = answer.then(
    ({ result, exceptionDetails }) => (exceptionDetails ? null : result.value),
    () => null,
  );
  const first = await Promise.race([value, late]);
  clearTimeout(timer);
  return first;
}

/** @type {(child: import('node:child_process').ChildProcess, limitMs: number) => Conversation} */
function openConversation(child, limitMs) {
  const [, , , output, input] =
    /** @type {[null, null, null, import('node:stream').Writable, import('node:stream').Readable]} */ (
      /** @type {unknown} */ (child.stdio)
    );
  /** @type {Map<number | string, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  const errors = /** @type {string[]} */ ([]);
  const fail = (/** @type {string} */ why) => {
    for (const { reject } of waiting.values()) reject(new Error(`the browser ${why}`));
    waiting.clear();
  };
  const timer = setTimeout(() => fail(`has not answered for ${limitMs / 1000} s`), limitMs);
  const end = (/** @type {string} */ why) => {
    clearTimeout(timer);
    fail(why);
  };
  child.once('exit', (code) => end(`ended with ${code}`));
  child.once('error', (error) => end(`did not start: ${error.message}`));
  output.on('error', () => undefined);

  const handleMessage = (/** @type {any} */ { id, method, params, result, error }) => {
    if (method === 'Runtime.exceptionThrown') errors.push(getMessage(params.exceptionDetails));
    const pending = waiting.get(id ?? method);
    waiting.delete(id ?? method);
    if (error) pending?.reject(new Error(error.message));
    else pending?.resolve(result ?? params);
  };
  let rest = '';
  input.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const messages = `${rest}${text}`.split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) handleMessage(JSON.parse(message));
  });

  let last = 0;
  const event = (/** @type {number | string} */ key) =>
    new Promise((resolve, reject) => waiting.set(key, { resolve, reject }));
  return {
    errors,
    event,
    ask(method, params, sessionId) {
      const answer = event((last += 1));
      output.write(`${JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) })}\0`);
      return answer;
    },
  };
}

/**
 * @typedef {object} Conversation
 * @property {string[]} errors
 * @property {(name: string) => Promise<any>} event
 * @property {(method: string, params: object, sessionId?: string) => Promise<any>} ask
 */

/** @type {(details: { text: string, exception?: { description?: string } }) => string} */
function getMessage({ text, exception }) {
  return exception?.description?.split('\n')[0] ?? text;
}
