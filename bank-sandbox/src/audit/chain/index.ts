export { createChainWatch, type ChainWatch } from './create-chain-watch';
export { findBrokenAuditRow } from './find-broken-audit-row';
