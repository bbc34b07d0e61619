import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { buildContractLines } from '@ncb/shared-kernel/domain/papers';
import { NO_BASIS, type BackingContract, type BasisDraft, type ContractShare } from '@ncb/shared-kernel/domain/rules';
import { OperationBasis, CONTRACTS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import type { StoredBasis } from '../../db/schema';
import { findBackingContracts } from '../contracts/contract-shares';

export async function findDraftContracts(
  queries: Queries,
  companyId: number,
  { id, basis, contracts }: BasisDraft & { readonly id: string | null },
): Promise<readonly BackingContract[]> {
  const isLookedUp = basis === OperationBasis.contract && contracts.length <= CONTRACTS_MAX;
  const ids = contracts.map(({ contractId }) => contractId);
  return isLookedUp ? findBackingContracts(queries, companyId, ids, id) : [];
}

/** Clears the fields of other bases: they would be stored and signed. */
export function keepChosenBasis({ basis, ...parts }: BasisDraft): BasisDraft {
  switch (basis) {
    case OperationBasis.contract:
      return { ...NO_BASIS, basis, contracts: parts.contracts.map(withTwoDecimals) };
    case OperationBasis.agreement:
      return { ...NO_BASIS, basis, agreementNumber: parts.agreementNumber, agreementDate: parts.agreementDate };
    case OperationBasis.other:
    case OperationBasis.none:
      return { ...NO_BASIS, basis, basisText: parts.basisText };
    case null:
      return NO_BASIS;
  }
}

function withTwoDecimals({ contractId, amount }: ContractShare): ContractShare {
  const parsed = parseAmount(amount);
  return { contractId, amount: parsed.ok ? parsed.amount : amount };
}

export function toStoredBasis({ basis, agreementNumber, agreementDate, basisText }: BasisDraft): StoredBasis {
  return { basis, agreementNumber, agreementDate, basisText };
}

/**
 * Builds the signed fields of a basis: one line per contract.
 * @param letters the currency of the document
 */
export function buildCanonicalBasis(basis: BasisDraft, contracts: readonly BackingContract[], letters: string) {
  return {
    basis: basis.basis ?? '',
    contracts: buildContractLines(basis.contracts, contracts, letters),
    agreementNumber: basis.agreementNumber,
    agreementDate: basis.agreementDate,
    basisText: basis.basisText,
  };
}
