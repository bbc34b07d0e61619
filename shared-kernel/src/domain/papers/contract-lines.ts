import type { BackingContract, ContractShare } from '../rules';

/**
 * The contracts behind a document as they are signed and printed: a line for each, with its number, its partner and the
 * amount that it backs. @param letters the currency of the document
 */
export function contractLines(
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
