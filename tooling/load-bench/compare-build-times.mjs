import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployRemote } from '../deploy/deploy-remote.mjs';
import { mirrorTree } from '../deploy/mirror-tree.mjs';
import { openSite } from '../deploy/site.mjs';
import { openTarget } from '../deploy/targets/open-target.mjs';
import { buildPackage } from '../packages/build-packages.mjs';
import { inParallel } from '../packages/run.mjs';
import { getBuiltPackages, ROOT } from '../packages/tree.mjs';

const REMOTE = 'remote-accounts';
const LIMIT = 0.3;

/** @returns {Promise<boolean>} true if the limit is met */
export async function compareBuildTimes() {
  const site = mkdtempSync(join(tmpdir(), 'ncb-load-'));
  try {
    const all = await measureSeconds(async () => {
      await inParallel(getBuiltPackages(), availableParallelism(), (folder) =>
        buildPackage(folder, { isCached: false }),
      );
      await mirrorTree(openTarget(site));
    });
    const one = await measureSeconds(async () => {
      await buildPackage(REMOTE, { isCached: false });
      await deployRemote(await openSite({ target: openTarget(site) }), join(ROOT, REMOTE), { percent: 100 });
    });
    const isKept = one / all <= LIMIT;
    console.log(
      `building and deploying ${REMOTE} ${one.toFixed(1)} s, everything ${all.toFixed(1)} s: ` +
        `${(one / all).toFixed(2)} (<= ${LIMIT}) ${isKept ? 'kept' : 'NOT KEPT'}`,
    );
    return isKept;
  } finally {
    rmSync(site, { recursive: true });
  }
}

/** @type {(work: () => Promise<void>) => Promise<number>} */
async function measureSeconds(work) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
