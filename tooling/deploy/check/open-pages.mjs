import { once } from 'node:events';
import { createServer } from 'node:http';
import { getExposedModules } from '../registry/extensions.mjs';
import { MANIFEST } from '../pin-files.mjs';
import { getFileHeaders } from '../targets/get-file-headers.mjs';
import { runInBrowser } from './run-in-browser.mjs';
import { runInTurn } from './run-in-turn.mjs';

/** Content security policy of the shell: `eval` of a development build must fail here as there. */
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'";

/** A page may never come to rest under the fake shell; then rendering is not checked. */
const RENDER_LIMIT_MS = 20_000;

/**
 * Loads all pages and cards of a build in a real browser as the shell does.
 * Each must export a component with texts in all languages and must not change objects shared by all remotes.
 * @param {{ name: string, pages: readonly { name: string }[] } & import('../registry/extensions.mjs').Extensions} remote
 * @param {import('../built-files.mjs').Files} files complete, with the manifest's hashes
 * @param {import('../../contract/misfits.mjs').ShellContract} shell
 * @param {{ browser: string, playedShell: string, limitMs?: number, partLimitMs?: number }} by `playedShell`: code of the
 *  fake shell; `partLimitMs`: for one page
 * @returns {Promise<string[]>} faults, a sentence each
 */
export async function openPages(remote, files, shell, { browser, playedShell, limitMs, partLimitMs }) {
  const { name } = remote;
  const folder = `/ncb/remotes/${name}/checked/`;
  const html =
    '<!doctype html><html lang="uk"><head><script src="/played-shell.js"></script></head><body></body></html>';
  const served = new Map([
    ['/ncb/index.html', Buffer.from(html)],
    ['/played-shell.js', Buffer.from(playedShell)],
    ...[...files].map(([path, bytes]) => /** @type {const} */ ([`${folder}${path}`, bytes])),
  ]);
  const server = createServer(({ url = '' }, response) => {
    const bytes = served.get(url);
    if (!bytes) return response.writeHead(404).end();
    return response.writeHead(200, { ...getFileHeaders(url), 'content-security-policy': POLICY }).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${port}`;
  try {
    const task = {
      name,
      address: `${origin}${folder}${MANIFEST}`,
      text: String(files.get(MANIFEST)),
      shell,
      modules: getExposedModules(remote),
      isRealmWatched: true,
      partLimitMs,
    };
    const expression = `ncbRunExports(${JSON.stringify(JSON.stringify(task))})`;
    const address = `${origin}/ncb/index.html`;
    const rendering = { expression: 'ncbRenderPages()', limitMs: RENDER_LIMIT_MS };
    const { value, later, errors } = await runInTurn(() =>
      runInBrowser(browser, address, expression, limitMs, rendering),
    );
    const faults = [.../** @type {string[]} */ (value), .../** @type {string[]} */ (later ?? [])];
    const named = faults.map((fault) => withFile(fault, JSON.parse(String(files.get(MANIFEST)))));
    return [...new Set([...named, ...errors.map((error) => `while loading: ${error}`)])];
  } catch (error) {
    return [`the pages could not be loaded: ${/** @type {Error} */ (error).message}`];
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/**
 * Adds file names to a fault about shared objects: authors know a page by name, but a build by its files.
 * @type {(fault: string, manifest: { exposes: { path: string, assets?: { js?: { sync?: string[] } } }[] }) => string}
 */
function withFile(fault, { exposes }) {
  const [, module, rest] = /^(\S+): (it (?:adds|takes|changes) .*)$/.exec(fault) ?? [];
  const files = exposes.find(({ path }) => path === `./${module}`)?.assets?.js?.sync ?? [];
  return module && files.length > 0 ? `${module} (${files.join(', ')}): ${rest}` : fault;
}
