export { inflateStart } from './inflate-start';
export { buildStoredZip, type ArchiveFile } from './build-stored-zip';
export { readZipEntries, type ZipEntry } from './read-zip-entries';
