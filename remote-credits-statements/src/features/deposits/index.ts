export { DepositCard } from './DepositCard';
export { DepositExport } from './DepositExport';
export { default as depositStyles } from './deposits.module.css';
export { useDepositDialogs, type DepositDialogs } from './use-deposit-dialogs';
export { useRefreshDeals } from './use-refresh-deals';
export { useRenewalOptions } from './use-renewal-options';
