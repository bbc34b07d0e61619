/**
 * `node begin-site.mjs folder [remote-…,remote-…]`: deploys the existing builds, or only these remotes, into a folder.
 * All end-to-end banks serve it: deploying once for each would take 2 s, mostly disk time.
 */
import { rmSync } from 'node:fs';
import { mirrorTree } from '../deploy/mirror-tree.mjs';
import { openTarget } from '../deploy/targets/open-target.mjs';

const [folder = '', remotes] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
await mirrorTree(openTarget(folder), remotes ? { folders: remotes.split(',') } : {});
