/** `npm run build`, `npm run build -- remote-accounts`: builds changed packages, each into its own `dist/`. */
import { buildPackages } from './packages/build.mjs';
import { chosenPackages } from './packages/chosen.mjs';
import { installPackages } from './packages/install.mjs';
import { tellRefusals } from './packages/tell-refusals.mjs';
import { builtPackages } from './packages/tree.mjs';

await tellRefusals(async () => {
  const folders = chosenPackages(process.argv.slice(2), builtPackages());
  await installPackages();
  await buildPackages(folders);
});
