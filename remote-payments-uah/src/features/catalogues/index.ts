export { Beneficiaries } from './Beneficiaries';
export { CatalogueRefresh } from './CatalogueRefresh';
export { buildCatalogueAddress, readCatalogueAddress } from './catalogue-address';
export { Correspondents } from './Correspondents';
export { Purposes } from './Purposes';
