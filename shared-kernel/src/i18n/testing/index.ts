export { textsOf } from './texts-of';
