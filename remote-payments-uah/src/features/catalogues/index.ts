export { Beneficiaries } from './Beneficiaries';
export { buildCatalogueAddress, readCatalogueAddress } from './catalogue-address';
export { Correspondents } from './Correspondents';
export { Purposes } from './Purposes';
