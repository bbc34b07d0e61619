export {
  fromBasis,
  isShares,
  NO_BASIS_VALUES,
  toWireAmount,
  distributeAmount,
  toBasis,
  type BasisValues,
} from './basis-values';
export { BasisBlock, type BackedValues } from './BasisBlock';
export { BasisText } from './BasisText';
