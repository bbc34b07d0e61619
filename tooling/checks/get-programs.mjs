import { ensureObjectStore } from './ensure-object-store.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import {
  ensureBrowser,
  ensureFirefox,
  ensureHeadlessShell,
  ensureNginx,
  ensureOpenssl,
  ensureXmllint,
} from './requirements.mjs';

/** @typedef {{ browser: boolean, firefox: boolean, nginx: boolean, postgres: boolean, objectStore: boolean }} RequiredPrograms */

/**
 * Provides the programs that tests need besides Node: found, installed or started on demand, stopped at the end.
 * @param {RequiredPrograms} required
 * @param {(line: string) => void} say
 */
export function getPrograms(required, say) {
  /** @type {Record<string, string>} */
  let env = {};
  /** @type {(() => Promise<unknown>)[]} */
  const started = [];

  const prepare = async () => {
    await ensureOpenssl();
    await ensureXmllint();
    if (required.browser) {
      const headless = await ensureHeadlessShell();
      env = { ...env, CHROME_PATH: await ensureBrowser(), HEADLESS_SHELL_PATH: headless };
    }
    if (required.firefox) env = { ...env, FIREFOX_PATH: await ensureFirefox() };
    if (required.nginx) env = { ...env, NGINX_PATH: await ensureNginx() };
    if (required.postgres) {
      const postgres = await ensurePostgres();
      started.push(postgres.stop);
      env = { ...env, TEST_DATABASE_URL: postgres.url ?? '' };
      say(`Database: embedded PostgreSQL${postgres.url ? ' and a PostgreSQL server' : ' only, no server was found'}`);
    }
    if (required.objectStore) {
      const store = await ensureObjectStore();
      started.push(store.stop);
      env = { ...env, ...store.env };
      say(`Deploying: folders${env['TEST_S3_ENDPOINT'] ? ' and an S3 store' : ' only, no S3 store was found'}`);
    }
    if (required.nginx) {
      const isThere = env['NGINX_PATH'] && env['TEST_DATABASE_URL'];
      say(
        `Serving: the sandbox${isThere ? ' and nginx before two processes of it' : ' only, no nginx with a PostgreSQL server was found'}`,
      );
    }
  };
  /** @type {Promise<void>} */
  let preparing = Promise.resolve();
  return {
    prepare: () => (preparing = prepare()),
    env: () => env,
    /** Also stops what a failed `prepare` has started. */
    async stop() {
      await Promise.allSettled([preparing]);
      await Promise.all(started.splice(0).map((stop) => stop()));
    },
  };
}

/**
 * @param {readonly string[]} chosen
 * @param {boolean} isWhole
 * @returns {RequiredPrograms}
 */
export function getRequiredPrograms(chosen, isWhole) {
  const has = (/** @type {string} */ folder) => isWhole || chosen.includes(folder);
  return { browser: true, firefox: isWhole, nginx: isWhole, postgres: true, objectStore: has('tooling') };
}
