import type { Contract } from '@ncb/shared-kernel/api/contract';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo } from '@ncb/shared-kernel/ui';

/** Pages that continue with a contract. Source: docs/requirements/currency-payroll-credits-statements.md#contracts. */
export const CONTRACT_PAGES = ['miPmtCurNew', 'miPmtCurNewBuy'] as const;
type ContractPage = (typeof CONTRACT_PAGES)[number];

export function useContractPages() {
  const { navigation } = useShell();
  return {
    isServed: (page: ContractPage) => navigation.isServed(page),
    goOn(page: ContractPage, contracts: readonly Pick<Contract, 'id'>[]) {
      goTo(navigation, buildPageAddress(page, { contracts: contracts.map(({ id }) => id) }));
    },
  };
}
