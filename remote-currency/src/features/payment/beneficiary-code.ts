export { getCountryName } from '@ncb/shared-kernel/ui';
export { getContractPayee } from './get-contract-payee';
export { toBeneficiaryStepValues } from './to-beneficiary-step-values';
