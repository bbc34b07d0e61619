export { generateDocuments } from './generate-documents';
export { generateAccounts } from './generate-accounts';
