export { sumDifferenceByKind } from './sum-difference-by-kind';
