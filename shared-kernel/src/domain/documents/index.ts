export { readCanonical, writeCanonical, type CanonicalDocument, type CanonicalReading } from './canonical';
export { splitLines, type CanonicalField, type CanonicalType } from './canonical-fields';
export { RATE_WORDS } from './rate-words';
export { writeLoginText, type LoginText } from './write-login-text';
