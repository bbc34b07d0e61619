export { inflateStart } from './inflate-start';
export { storedZip, type UnpackedPart } from './stored-zip';
export { zipEntries, type ZipEntry } from './zip-entries';
