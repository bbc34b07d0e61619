export {
  fromBasis,
  isShares,
  NO_BASIS_VALUES,
  toWireAmount,
  distributeAmount,
  toBasis,
  type BasisValues,
} from './basis-values';
export { BasisBlock, type BackedForm, type BackedValues, type BasisBlockProps } from './BasisBlock';
export { BasisText, type BasisTextProps } from './BasisText';
