import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../packages/run.mjs';
import { findFreePort } from '../kit/find-free-port.mjs';
import { installDebian } from './requirements.mjs';

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool', 'ceph'];
const PACKAGES = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'];
const KEY = 'NCBTESTKEY';
const SECRET = 'ncb-test-secret';
const READY_LIMIT_MS = 60_000;

/**
 * Starts an S3-compatible store for tests of bucket deployment: Ceph from Debian packages, in memory.
 * Without it those tests deploy to folders only and say so.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>} `env`: settings of the AWS tools
 */
export async function ensureObjectStore() {
  if (!PROGRAMS.every(isInstalled)) await installDebian(...PACKAGES);
  if (!PROGRAMS.every(isInstalled)) return { env: {}, stop: async () => undefined };
  const store = await startStore();
  return {
    env: { TEST_S3_ENDPOINT: store.endpoint, TEST_S3_KEY: KEY, TEST_S3_SECRET: SECRET },
    stop: store.stop,
  };
}

/** @type {(program: string) => boolean} */
function isInstalled(program) {
  return ['/usr/bin', '/usr/sbin', '/usr/local/bin'].some((folder) => existsSync(join(folder, program)));
}

async function startStore() {
  const folder = mkdtempSync(join(tmpdir(), 'ncb-s3-'));
  const [monitorPort, port] = [await findFreePort(), await findFreePort()];
  const [cluster, disk] = [randomUUID(), randomUUID()];
  const settings = join(folder, 'ceph.conf');
  writeFileSync(settings, buildConfiguration(folder, cluster, monitorPort, port));
  for (const part of ['mon', 'osd']) mkdirSync(join(folder, part));

  /** @type {import('node:child_process').ChildProcess[]} */
  const daemons = [];
  const start = (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
    daemons.push(spawn(program, ['-c', settings, ...args, '-f'], { stdio: 'ignore' }));
  const stop = async () => {
    await Promise.all(daemons.reverse().map(killDaemon));
    rmSync(folder, { recursive: true, force: true });
  };
  const map = join(folder, 'monmap');
  try {
    await mustRun('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, map]);
    await mustRun('ceph-mon', ['-c', settings, '--mkfs', '-i', 'a', '--monmap', map]);
    start('ceph-mon', '-i', 'a');
    await mustRun('ceph', ['-c', settings, 'osd', 'new', disk]);
    await mustRun('ceph-osd', ['-c', settings, '-i', '0', '--mkfs', '--osd-uuid', disk]);
    start('ceph-osd', '-i', '0');
    start('radosgw', '-n', 'client.rgw');
    const user = ['--uid', 'ncb', '--display-name', 'ncb', '--access-key', KEY, '--secret', SECRET];
    await mustRun('radosgw-admin', ['-c', settings, 'user', 'create', ...user]);
    const endpoint = `http://127.0.0.1:${port}`;
    await waitUntilReady(endpoint);
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Builds the Ceph configuration: one monitor, one in-memory disk, one gateway; no keys, as they listen on loopback
 * only.
 */
function buildConfiguration(
  /** @type {string} */ folder,
  /** @type {string} */ cluster,
  /** @type {number} */ monitorPort,
  /** @type {number} */ port,
) {
  return `[global]
fsid = ${cluster}
mon_host = v2:127.0.0.1:${monitorPort}
ms_bind_msgr1 = false
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
# The gateway insists on encryption otherwise, which does not go without keys.
ms_mon_client_mode = crc secure
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
mon_allow_pool_size_one = true
mon_data_avail_crit = 1
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
memstore_device_bytes = 1073741824
mon_data = ${folder}/mon
osd_data = ${folder}/osd
rgw_data = ${folder}
run_dir = ${folder}
admin_socket = ${folder}/$name.asok
log_file = ${folder}/$name.log
rgw_frontends = beast endpoint=127.0.0.1:${port}
`;
}

/** @type {(program: string, args: string[]) => Promise<void>} */
async function mustRun(program, args) {
  const { code, output } = await run(program, args, { cwd: '/', quiet: true });
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output}`);
}

/** @type {(daemon: import('node:child_process').ChildProcess) => Promise<void>} */
function killDaemon(daemon) {
  return new Promise((resolve) => {
    if (daemon.exitCode !== null || daemon.signalCode !== null) return resolve();
    daemon.once('exit', () => resolve());
    daemon.kill('SIGKILL');
  });
}

async function waitUntilReady(/** @type {string} */ endpoint) {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    const isUp = await fetch(endpoint).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the object store did not answer within ${READY_LIMIT_MS / 1000} s`);
}
