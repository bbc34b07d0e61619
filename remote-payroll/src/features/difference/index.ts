export {
  sumDifferenceByKind,
  DIFFERENCE_KINDS,
  type DifferenceKind,
  type KindOfDifference,
} from './sum-difference-by-kind';
