export { generateDocuments } from './generate';
export { generateAccounts } from './holding';
