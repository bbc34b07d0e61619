export { toContractValues } from './contract-values';
export { ContractDialog } from './ContractDialog';
export { ContractExport } from './ContractExport';
export { ContractList } from './ContractList';
export { EndTag } from './EndTag';
export { filterContracts, findContracts, type ContractFilter } from './filter-contracts';
export { useChangeContracts } from './use-change-contracts';
export { useContractColumns } from './use-contract-columns';
