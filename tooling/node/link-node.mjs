/**
 * Run after `npm ci`: where Node is not supported, npm's scripts get a supported one as `node_modules/.bin/node`, which
 * npm puts first into their PATH (docs/adr/0001#node).
 */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../packages/tree.mjs';
import { withErrorMessage } from '../packages/with-error-message.mjs';
import { installNode, NODE_24 } from './install-node.mjs';
import { isSupportedNode } from './is-supported-node.mjs';

await withErrorMessage(async () => {
  // On Windows npm needs no link but a script of its own kind; commands bring their Node themselves.
  if (isSupportedNode() || process.platform === 'win32') return;
  const folder = join(ROOT, 'node_modules/.bin');
  const link = join(folder, 'node');
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(await installNode(NODE_24), link);
});
