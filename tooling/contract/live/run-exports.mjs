import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { computeIntegrity } from '../../deploy/built-files.mjs';
import { getExposedModules } from '../../deploy/registry/extensions.mjs';
import { findStyleFaults } from '../../deploy/find-style-faults.mjs';
import { getFakeShellCode } from './get-fake-shell-code.mjs';
import { fetchFile } from './read-site.mjs';

/**
 * Loads a deployed version as the shell does and runs its exports: each page and card must exist, with texts in all
 * languages.
 * Libraries are real, components are stubs, and the contract module has exactly the shell's names.
 * @param {string} name of the remote
 * @param {import('./read-site.mjs').LiveRelease} live
 * @param {import('../misfits.mjs').ShellContract} shell
 * @returns {Promise<string[]>} faults, one line each
 */
export async function runExports(name, live, shell) {
  const { release, address, text, manifest } = live;
  const faults = await findSheetFaults(name, live);
  const pins = manifest.ncb?.integrity ?? {};
  class CheckedScripts extends ResourceLoader {
    /** @override @type {import('jsdom').ResourceLoader['fetch']} */
    fetch(url) {
      const expected = pins[new URL(url).pathname.split('/').pop() ?? ''];
      const bytes = fetchFile(url).then((code) => {
        if (computeIntegrity(code) !== expected) throw new Error(`${url} is not what the manifest pins`);
        return code;
      });
      return Object.assign(bytes, { abort: () => undefined });
    }
  }
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => faults.push(String(error.cause ?? error.message)));
  const { window } = new JSDOM('<!doctype html><html lang="uk"><head></head><body></body></html>', {
    url: new URL('/ncb/', address).href,
    runScripts: 'dangerously',
    resources: new CheckedScripts(),
    virtualConsole,
  });
  try {
    // jsdom has no Response, and the federation runtime tests `instanceof Response`.
    window['Response'] = Response;
    window.eval(await getFakeShellCode());
    const task = { name, address, text, modules: getExposedModules(release), shell };
    const found = await window['ncbRunExports'](JSON.stringify(task));
    // An array of the jsdom window is not an instance of Node's Array.
    return [...faults, ...found].map(String);
  } finally {
    window.close();
  }
}

/** @type {(name: string, live: import('./read-site.mjs').LiveRelease) => Promise<string[]>} */
async function findSheetFaults(name, { address, manifest }) {
  const { styles, integrity } = manifest.ncb ?? {};
  if (!styles) return [];
  const css = await fetchFile(new URL(styles, address).href);
  return computeIntegrity(css) === integrity[styles]
    ? findStyleFaults(css.toString('utf8'), name)
    : [`${styles} is not what the manifest pins`];
}
