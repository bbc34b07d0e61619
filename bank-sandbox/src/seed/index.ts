export { DEMO_USERS } from './access-modes';
export { keyPassword, sealedByPassword, type SealKey } from './keys';
export { writeQualifiedKey } from './qualified-keys';
export { SEED, type SeedUser } from './seed-data';
export { fillDatabase } from './seed';
