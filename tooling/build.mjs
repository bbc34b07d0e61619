/** `npm run build`, `npm run build -- remote-accounts`: builds what has changed, each package into its own `dist/`. */
import { installPackages } from './packages/install.mjs';
import { buildPackages } from './packages/build.mjs';

const folders = process.argv.slice(2);
await installPackages();
await buildPackages(folders.length > 0 ? folders : undefined);
