import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '../kit/find-free-port.mjs';
import { VAR } from '../packages/tree.mjs';

const APP = 'http://app.example';
const [SERVER, BUILD] = ['serve-remote.mjs', '../webpack/remote-config.mjs'].map(
  (file) => pathToFileURL(join(import.meta.dirname, file)).href,
);
const LOOK_AGAIN_MS = 100;

mkdirSync(VAR, { recursive: true });
const folder = mkdtempSync(join(VAR, 'remote-served-'));
const root = join(folder, 'loans');
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

/** @type {(path: string, text: string) => void} */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** @type {(origin: string) => Promise<string>} */
async function styleSheet(origin) {
  const { ncb } = /** @type {any} */ (await (await fetch(`${origin}/mf-manifest.json`)).json());
  const response = await fetch(`${origin}/${ncb.styles}`);
  expect(response.headers.get('access-control-allow-origin')).toBe(APP);
  return response.text();
}

it('a developer’s own server gives the style sheet anew under its name when it is saved, and components that can be replaced', async () => {
  write('package.json', '{ "type": "module", "version": "1.0.0" }');
  write('remote.json', '{ "name": "loans", "contract": "^1.0.0", "owner": "loans", "pages": [{ "name": "miLoans" }] }');
  write(
    'src/pages/miLoans/index.ts',
    `import styles from './list.module.css';\nimport { Row } from './Row';\nexport const page = [styles['row'], Row];`,
  );
  write('src/pages/miLoans/Row.tsx', 'export function Row() { return null; }');
  write('src/pages/miLoans/list.module.css', '.row { color: red }');
  const origin = `http://127.0.0.1:${await findFreePort()}`;
  const code = `const [{ serveRemote }, { remoteConfig }] = await Promise.all([import('${SERVER}'), import('${BUILD}')]);
    await serveRemote(...process.argv.slice(1), remoteConfig(process.argv[1], 'development'));
    process.send('up');`;
  const stdio = /** @type {const} */ (['ignore', 'ignore', 'inherit', 'ipc']);
  server = spawn(process.execPath, ['--input-type=module', '-e', code, root, origin, APP], { stdio: [...stdio] });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('the server has ended')));
  await Promise.race([once(server, 'message'), ended]);
  expect(await styleSheet(origin)).toMatch(/^\.loans__list-row-\w{5} \{ color: red \}/);

  const script = await (await fetch(`${origin}/__federation_expose_miLoans.js`)).text();
  expect(script).toContain('register(type, "loans" + ');
  expect(script).toContain('$RefreshReg$(_c, "Row")');

  write('src/pages/miLoans/list.module.css', '.row { color: green }');
  let css = '';
  while (!css.includes('green')) {
    await pause(LOOK_AGAIN_MS);
    css = await styleSheet(origin);
  }
  expect(css).not.toContain('red');

  const manifest = async () => /** @type {any} */ (await (await fetch(`${origin}/mf-manifest.json`)).json());
  const menu = [{ page: 'miLoans', texts: { ua: 'Позики', ru: 'Займы', en: 'Loans' } }];
  expect((await manifest()).declares).toMatchObject({ pages: [{ name: 'miLoans' }] });
  write('remote.json', JSON.stringify({ name: 'loans', pages: [{ name: 'miLoans' }], menu }));
  while (!(await manifest()).declares.menu) await pause(LOOK_AGAIN_MS);
  expect((await manifest()).declares.menu).toEqual(menu);
});
