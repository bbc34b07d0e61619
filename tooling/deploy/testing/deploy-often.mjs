/** Deploys one version after the other: `node deploy-often.mjs place remote times`. */
import { withDeployed } from '../registry/changes.mjs';
import { changeRegistry } from '../registry/registry.mjs';
import { openTarget } from '../targets/open-target.mjs';

const [place = '', name = '', times = ''] = process.argv.slice(2);
const target = openTarget(place);
for (let version = 1; version <= Number(times); version += 1) {
  const release = {
    version: String(version),
    manifest: `/ncb/remotes/${name}/${version}/mf-manifest.json`,
    integrity: `sha384-${'A'.repeat(64)}`,
    contract: '^1.0.0',
    pages: [{ name }],
  };
  await changeRegistry(target, withDeployed({ name, owner: name }, release));
}
