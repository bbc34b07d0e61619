export * from './audit';
export * from './bank';
export * from './documents';
export * from './ledger';
export * from './people';
export * from './sessions';
