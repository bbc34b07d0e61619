/** Versions of Node that the tree runs on, as in `engines`. OpenTelemetry needs 22.15 (docs/adr/0001#node). */
export const SUPPORTED_NODE = '^22.15.0 || ^24.0.0';

/**
 * True if a version is within `SUPPORTED_NODE`. Works without semver: it runs before packages are installed.
 * @param {string} [version]
 */
export function isSupportedNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [...SUPPORTED_NODE.matchAll(/\^(\d+)\.(\d+)/g)].some(
    ([, supported, oldest]) => major === Number(supported) && minor >= Number(oldest),
  );
}
