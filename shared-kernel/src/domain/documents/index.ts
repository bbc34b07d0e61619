export {
  CANONICAL_VERSION,
  readCanonical,
  writeCanonical,
  type CanonicalDocument,
  type CanonicalReading,
} from './canonical';
export { linesOf, type CanonicalField, type CanonicalType } from './canonical-fields';
export { RATE_WORDS } from './canonical-rates';
export { LOGIN_TEXT_VERSION, writeLoginText, type LoginText } from './login-text';
