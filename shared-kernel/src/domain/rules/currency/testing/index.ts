export * from './valid-documents';
