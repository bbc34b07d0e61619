export {
  compareReceiver,
  isSameName,
  toTypedCode,
  type AccountOwner,
  type NamedReceiver,
  type ReceiverMatch,
  type TypedCode,
} from './compare-receiver';
export { getNameSimilarity } from './get-name-similarity';
