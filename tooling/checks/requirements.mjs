import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { findInstalledBrowser } from '../packages/find-installed-browser.mjs';
import { run } from '../packages/run.mjs';
import { ROOT } from '../packages/tree.mjs';

/**
 * Finds the browser for tests with windows: `CHROME_PATH`, installed Chromium or Chrome, else Debian's package.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const found = findInstalledBrowser();
  if (found) return found;
  await installDebian('chromium', 'fonts-dejavu-core');
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  throw new Error('No browser: install Chromium or set CHROME_PATH to a Chrome or Chromium');
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds or installs Chromium without windows: 20 % less processor time for the same pages (docs/adr/0088).
 * @returns {Promise<string>} its path; '' where there is none, or where `CHROME_PATH` names the browser of all tests
 */
export async function ensureHeadlessShell() {
  if (process.env['CHROME_PATH']) return '';
  if (!existsSync(HEADLESS_SHELL)) {
    await installDebian(basename(HEADLESS_SHELL)).catch((/** @type {Error} */ { message }) => {
      console.log(`Stories run in Chromium with windows, which takes longer: ${message}`);
    });
  }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '';
}

/**
 * Finds or installs Firefox ESR, for the daily walks: `FIREFOX_PATH` or Debian's package.
 * @returns {Promise<string>} its path
 */
export async function ensureFirefox() {
  const path = process.env['FIREFOX_PATH'] || '/usr/bin/firefox-esr';
  if (!existsSync(path)) await installDebian('firefox-esr');
  if (existsSync(path)) return path;
  throw new Error('No Firefox: install Firefox ESR (Debian: firefox-esr) or set FIREFOX_PATH');
}

export async function ensureOpenssl() {
  if (await canRun('openssl', ['version'])) return;
  await installDebian('openssl');
  if (!(await canRun('openssl', ['version']))) throw new Error('The tests need the openssl command line (OpenSSL 3)');
}

export async function ensureXmllint() {
  if (await canRun('xmllint', ['--version'])) return;
  await installDebian('libxml2-utils');
  if (!(await canRun('xmllint', ['--version']))) throw new Error('The tests need xmllint (Debian: libxml2-utils)');
}

const NGINX_PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'];

/** Finds or installs nginx with its brotli module; '' where that is impossible. */
export async function ensureNginx() {
  const isComplete = () => NGINX_PLACES.some(existsSync) && existsSync(BROTLI_MODULE);
  if (!isComplete()) await installDebian('nginx', 'libnginx-mod-http-brotli-static');
  return isComplete() ? (NGINX_PLACES.find(existsSync) ?? '') : '';
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Installs Debian packages if running as root on Debian, as in CI; does nothing elsewhere.
 * @param {...string} packages
 */
export async function installDebian(...packages) {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { cwd: ROOT, env, quiet: true });
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  const { code, output } = await run('apt-get', install, { cwd: ROOT, env, quiet: true });
  if (code !== 0) throw new Error(`apt-get could not install ${packages.join(', ')}:\n${output}`);
}

/** @type {(command: string, args: readonly string[]) => Promise<boolean>} */
async function canRun(command, args) {
  try {
    return (await run(command, args, { cwd: ROOT, quiet: true })).code === 0;
  } catch {
    return false;
  }
}
