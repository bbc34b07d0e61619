export {
  CANONICAL_VERSION,
  readCanonical,
  writeCanonical,
  type CanonicalDocument,
  type CanonicalField,
  type CanonicalReading,
  type CanonicalType,
} from './canonical';
export { LOGIN_TEXT_VERSION, writeLoginText, type LoginText } from './login-text';
