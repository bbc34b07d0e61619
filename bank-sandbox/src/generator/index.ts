export { generateDocuments } from './generate';
