import { runNpm } from '../packages/run-npm.mjs';
import { ROOT } from '../packages/tree.mjs';

/** Without `--omit=dev`: npm 11.19 then also leaves out react, zod and others that development packages need too. */
const ARGS = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];

/** Prints a CycloneDX document of all packages; `scope` is `optional` for those that only test. */
export async function sbomCommand() {
  const { code, output } = await runNpm([...ARGS, '--loglevel=silent'], ROOT);
  if (code !== 0) throw new Error(`npm sbom failed; it needs npm 10 or newer:\n${output}`);
  process.stdout.write(output);
}
