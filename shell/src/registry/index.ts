export {
  fetchManifest,
  fetchUncheckedManifest,
  listPageFiles,
  type Checked,
  type Manifest,
  type PinnedManifest,
} from './fetch-manifest';
export {
  CODE_LIMIT,
  DIAGNOSIS_LIMIT,
  MANIFEST_LIMIT,
  PAGE_LIMIT,
  REGISTRY_LIMIT,
  REGISTRY_PATIENCE,
  RENEWAL_LIMIT,
  SLOW_NOTICE_DELAY,
  limitAfter,
} from './limits';
export { findOffering, getModuleName, hasPart, parseCardPart, toCardPart, type CardPlace } from './parts';
export { readExtensions, type CardEntry, type MenuEntry, type RowActionEntry } from './read-extensions';
export {
  REGISTRY,
  createRegistry,
  fetchRegistry,
  getStoredRegistry,
  parseRegistry,
  readRelease,
  storeRegistry,
  type FetchedRegistry,
  type ReadDeclared,
  type Registry,
  type RegistryEntry,
  type Release,
} from './registry';
export { diagnoseFiles, hashIntegrity, prefetchFiles, type LoadFault } from './remote-files';
export { selectForCompany } from './select-for-company';
export { getOverrides, isOverride, setOverride, storeOverrides, withOverrides } from './with-overrides';
