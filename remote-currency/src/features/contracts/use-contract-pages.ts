import type { Contract } from '@ncb/shared-kernel/api/contract';
import { pageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo } from '@ncb/shared-kernel/ui';

/** What a contract is handed on to. Source: spec 3 §2 ("continue") */
export const CONTRACT_PAGES = ['miPmtCurNew', 'miPmtCurNewBuy'] as const;
export type ContractPage = (typeof CONTRACT_PAGES)[number];

/** Opens the pages that go on with contracts. A page that nobody has deployed cannot be opened. */
export function useContractPages() {
  const { navigation } = useShell();
  return {
    isServed: (page: ContractPage) => navigation.isServed(page),
    goOn(page: ContractPage, contracts: readonly Pick<Contract, 'id'>[]) {
      goTo(navigation, pageAddress(page, { contracts: contracts.map(({ id }) => id) }));
    },
  };
}
