/** `npm run build`, `npm run build -- remote-accounts`: builds changed packages, each into its own `dist/`. */
import { buildPackages } from './packages/build-packages.mjs';
import { choosePackages } from './packages/choose-packages.mjs';
import { installPackages } from './packages/install-packages.mjs';
import { withErrorMessage } from './packages/with-error-message.mjs';
import { getBuiltPackages } from './packages/tree.mjs';

await withErrorMessage(async () => {
  const folders = choosePackages(process.argv.slice(2), getBuiltPackages());
  await installPackages();
  await buildPackages(folders);
});
