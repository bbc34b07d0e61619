export { addReferenceNumber, drawReference } from './draw-reference';
