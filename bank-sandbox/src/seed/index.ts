export { keyPassword, sealedByPassword, type SealKey } from './keys';
export { SEED, type SeedUser } from './seed-data';
export { seedIfEmpty } from './seed';
