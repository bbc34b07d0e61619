/**
 * `node begin-site.mjs folder [remote-…,remote-…]`: the site of the builds that are there, or of these remotes alone. Each
 * bank of the stories serves the same files: to deploy them takes two seconds of a core, and most of it the disk.
 */
import { rmSync } from 'node:fs';
import { mirrorTree } from '../deploy/mirror.mjs';
import { targetAt } from '../deploy/targets/target.mjs';

const [folder = '', remotes] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
await mirrorTree(targetAt(folder), remotes ? { folders: remotes.split(',') } : {});
