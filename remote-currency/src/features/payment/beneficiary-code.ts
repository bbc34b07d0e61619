export { getCountryName } from '@ncb/shared-kernel/ui';
export { getContractBeneficiary } from './get-contract-beneficiary';
export { toBeneficiaryStepValues } from './to-beneficiary-step-values';
