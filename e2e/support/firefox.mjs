#!/usr/bin/env node
/**
 * Firefox ESR as Playwright's `moz-firefox` channel starts it: a program that prints the address of its WebDriver BiDi
 * server. Passes messages on, except those that this Firefox and Playwright understand differently (docs/adr/0227).
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** @typedef {{ id: number, method: string, params: Record<string, unknown> }} Command */
/** @typedef {{ type: string, id?: number | null, error?: string, result?: unknown }} Message */
/** @typedef {(method: string, params: object) => Promise<any>} Ask */
/** @typedef {{ type: string, actions: readonly { type: string, x?: number, y?: number }[] }} Source */
/** @typedef {{ context: string, x: number, y: number }} Place */
/** @typedef {{ context: string, children: readonly Frame[] }} Frame */

const PROGRAM = process.env['FIREFOX_PATH'] || '/usr/bin/firefox-esr';
const LISTENING = /^WebDriver BiDi listening on (ws:.*)$/;
/** Above the numbers that Playwright gives its commands. */
const FIRST_OWN_ID = 1e9;

const browser = spawn(PROGRAM, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
browser.on('error', ({ message }) => {
  console.error(`${PROGRAM}: ${message}`);
  process.exit(1);
});
browser.on('exit', (code) => process.exit(code ?? 1));
createInterface(browser.stderr).on('line', (line) => {
  const [, address] = LISTENING.exec(line) ?? [];
  if (address) listen(address);
  else console.error(line);
});

/** Serves one WebSocket per client, each with its own to the browser. @type {(address: string) => void} */
function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (client, { url }) => {
    const target = new WebSocket(address + url);
    client.pause();
    target.on('open', () => client.resume());
    connect(client, target);
  });
}

/** @type {(client: WebSocket, target: WebSocket) => void} */
function connect(client, target) {
  /** @type {Map<number, (message: Message) => void>} */
  const waiting = new Map();
  /** Frame under the pointer, by the page's frame. @type {Map<string, string>} */
  const pointed = new Map();
  /** @type {Promise<any>} */
  let acting = Promise.resolve();
  let lastId = FIRST_OWN_ID;

  /** @type {(method: string, params: object) => Promise<Message>} */
  const ask = (method, params) => {
    lastId += 1;
    target.send(JSON.stringify({ id: lastId, method, params }));
    return new Promise((resolve) => waiting.set(lastId, resolve));
  };

  /** @type {(command: Command) => Promise<Message> | undefined} */
  const answer = ({ method, params }) => {
    // Firefox 153 does not know the command, and Playwright sends it for each window; it fails `newContext`. The colour
    // scheme and reduced motion are preferences of the profile instead.
    if (method === 'emulation.setMediaFeaturesOverride') return Promise.resolve({ type: 'success', result: {} });
    // One after the other: Playwright presses without waiting for the answer of the move.
    if (method === 'input.performActions')
      return (acting = acting.catch(() => undefined).then(() => performActions(ask, params, pointed)));
    // Playwright names the page's frame for a file field of any frame; Firefox looks for the field in that frame only.
    if (method === 'input.setFiles') return setFiles(ask, params);
    return undefined;
  };

  client.on('message', async (data) => {
    const text = String(data);
    const command = /** @type {Command} */ (JSON.parse(text));
    const answered = answer(command);
    if (answered) client.send(JSON.stringify({ ...(await answered), id: command.id }));
    else target.send(text);
  });
  target.on('message', (data) => {
    const text = String(data);
    const { id } = /** @type {Message} */ (JSON.parse(text));
    const resolve = id ? waiting.get(id) : undefined;
    if (id && resolve) {
      waiting.delete(id);
      resolve(JSON.parse(text));
    } else client.send(nameDownload(text));
  });
  client.on('close', () => target.close());
  target.on('close', () => client.close());
}

/**
 * Gives a download's events the identifier that Firefox 153 omits; Playwright ignores downloads without one.
 * @type {(text: string) => string}
 */
function nameDownload(text) {
  const message = JSON.parse(text);
  if (!/^browsingContext\.download(?:WillBegin|End)$/.test(message.method)) return text;
  return JSON.stringify({ ...message, params: { ...message.params, download: message.params.url } });
}

/**
 * Sets the files of a field in the frame that has it.
 * @param {(method: string, params: object) => Promise<Message>} ask
 * @param {Record<string, unknown>} params of `input.setFiles`
 * @returns {Promise<Message>} answer of the frame that has the field, else of the last one asked
 */
async function setFiles(ask, params) {
  const answer = await ask('input.setFiles', params);
  if (!isOfOtherFrame(answer)) return answer;
  const tree = await ask('browsingContext.getTree', { root: params['context'] });
  const { contexts } = /** @type {{ contexts: readonly Frame[] }} */ (tree.result);
  for (const context of listFrames(contexts)) {
    const next = await ask('input.setFiles', { ...params, context });
    if (!isOfOtherFrame(next)) return next;
  }
  return answer;
}

/** @type {(frames: readonly Frame[]) => string[]} */
function listFrames(frames) {
  return frames.flatMap(({ context, children }) => [context, ...listFrames(children)]);
}

/**
 * Sends pointer actions to the frame under the pointer: Playwright names the page's frame and its coordinates for every
 * frame, and Firefox dispatches events in the process of the named one.
 * @param {Ask} ask
 * @param {Record<string, unknown>} params of `input.performActions`
 * @param {Map<string, string>} pointed frame under the pointer, by the page's frame
 */
async function performActions(ask, params, pointed) {
  const page = String(params['context']);
  const [source] = /** @type {readonly Source[]} */ (params['actions']);
  const [action] = source?.actions ?? [];
  if (source?.type !== 'pointer' || !action) return ask('input.performActions', params);
  if (action.type === 'pointerMove') {
    const { x = 0, y = 0 } = action;
    const place = await findFrameAt(ask, page, x, y);
    pointed.set(page, place.context);
    const actions = [{ ...source, actions: [{ ...action, x: place.x, y: place.y }] }];
    return ask('input.performActions', { context: place.context, actions });
  }
  return ask('input.performActions', { ...params, context: pointed.get(page) ?? page });
}

/** Finds the frame at a point. @type {(ask: Ask, context: string, x: number, y: number) => Promise<Place>} */
async function findFrameAt(ask, context, x, y) {
  const { result } = await ask('script.callFunction', {
    functionDeclaration: `(x, y) => {
      const frame = document.elementFromPoint(x, y);
      if (frame?.localName !== 'iframe') return null;
      const { left, top } = frame.getBoundingClientRect();
      return [frame.contentWindow, Math.round(x - left - frame.clientLeft), Math.round(y - top - frame.clientTop)];
    }`,
    target: { context, sandbox: 'ncb' },
    arguments: [x, y].map((value) => ({ type: 'number', value })),
    awaitPromise: false,
  });
  const found = result?.result?.value;
  if (!found) return { context, x, y };
  const [frame, left, top] = found.map(({ value }) => value);
  return findFrameAt(ask, frame.context, left, top);
}

/** @type {(answer: Message) => boolean} */
function isOfOtherFrame({ error }) {
  return error === 'no such node' || error === 'no such element';
}
