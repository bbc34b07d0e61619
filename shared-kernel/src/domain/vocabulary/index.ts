export * from './account';
export * from './currency';
export * from './document-status';
export * from './document-type';
export * from './language';
export * from './limits';
export * from './pages';
export * from './people';
