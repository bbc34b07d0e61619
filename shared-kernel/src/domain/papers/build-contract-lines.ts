import type { BackingContract, ContractShare } from '../rules';

/** Builds the signed and printed lines of a document's contracts: number, partner, amount. */
export function buildContractLines(
  shares: readonly ContractShare[],
  contracts: readonly Pick<BackingContract, 'id' | 'number' | 'beneficiary'>[],
  letters: string,
): string {
  const line = ({ contractId, amount }: ContractShare) => {
    const contract = contracts.find(({ id }) => id === contractId);
    return `№ ${contract?.number ?? contractId}, ${contract?.beneficiary ?? ''}: ${amount} ${letters}`;
  };
  return shares.map(line).join('\n');
}
