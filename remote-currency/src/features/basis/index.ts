export {
  toBasisValues,
  isShares,
  NO_BASIS_VALUES,
  toWireAmount,
  distributeAmount,
  toBasis,
  type BackedValues,
  type BasisValues,
} from './basis-values';
export { BasisBlock } from './BasisBlock';
export { BasisText } from './BasisText';
