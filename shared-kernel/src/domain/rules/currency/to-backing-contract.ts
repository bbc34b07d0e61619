import type { ContractDraft, ContractPartner } from './check-contract';
import type { BackingContract } from './contracts';

export interface StoredContract extends Pick<
  ContractDraft,
  'number' | 'currencyCode' | 'beneficiary' | 'beneficiaryCountry'
> {
  readonly id: string;
  readonly rest: string;
  readonly endDate: string | null;
  readonly partner: Pick<ContractPartner, 'name' | 'country'>;
}

/** Takes the partner as beneficiary if the contract names none. */
export function toBackingContract(contract: StoredContract): BackingContract {
  const { id, number, currencyCode, rest, endDate, partner } = contract;
  return {
    id,
    number,
    currencyCode,
    rest,
    endDate,
    beneficiary: contract.beneficiary || partner.name,
    beneficiaryCountry: contract.beneficiaryCountry || partner.country,
  };
}
