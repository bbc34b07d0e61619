export {
  CANONICAL_VERSION,
  readCanonical,
  writeCanonical,
  type CanonicalDocument,
  type CanonicalField,
  type CanonicalReading,
  type CanonicalType,
} from './canonical';
