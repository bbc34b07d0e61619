export { differenceByKind, DIFFERENCE_KINDS, type DifferenceKind, type KindOfDifference } from './difference-by-kind';
