export { DEMO_USERS } from './access-mode-users';
export { getKeyPassword, createPasswordSeal, type SealKey } from './demo-keys';
export { writeQualifiedKey } from './write-qualified-key';
export { SEED } from './seed-data';
export { fillDatabase } from './fill-database';
