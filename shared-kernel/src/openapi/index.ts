export { ALL_CALLS } from './all-calls';
export { openApiDocument } from './document';
