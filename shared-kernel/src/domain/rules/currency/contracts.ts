import { addAmounts, compareAmounts, parseAmount } from '../../money';
import type { Problem } from '../../problem';
import { CONTRACTS_MAX } from '../../vocabulary';

/** Stored contract; amounts are in its currency. */
export interface BackingContract {
  readonly id: string;
  readonly number: string;
  readonly currencyCode: string;
  /** Amount less executed and sent documents. */
  readonly rest: string;
  /** The partner, unless the contract names a beneficiary. */
  readonly beneficiary: string;
  readonly beneficiaryCountry: string;
  readonly endDate: string | null;
}

/** Part of a document that a contract backs. */
export interface ContractShare {
  readonly contractId: string;
  readonly amount: string;
}

interface BackedDocument {
  readonly amount: string;
  readonly currencyCode: string;
}

/** Keeps the order; unknown contracts are left out. */
export function findContracts(
  shares: readonly ContractShare[],
  contracts: readonly BackingContract[],
): readonly BackingContract[] {
  return shares.flatMap(({ contractId }) => contracts.find(({ id }) => id === contractId) ?? []);
}

/** Ignores case and spaces. */
export function isSamePartner(a: string, b: string): boolean {
  return normalisePartnerName(a) === normalisePartnerName(b);
}

/**
 * True if all pay the same beneficiary, which one document requires. Source:
 * docs/requirements/currency-payroll-credits-statements.md#contracts-of-a-document.
 */
export function hasSameBeneficiary(contracts: readonly Pick<BackingContract, 'beneficiary'>[]): boolean {
  return contracts.every(({ beneficiary }) => isSamePartner(beneficiary, contracts[0]?.beneficiary ?? ''));
}

export function checkContracts(
  shares: readonly ContractShare[],
  document: BackedDocument,
  contracts: readonly BackingContract[],
): readonly Problem[] {
  if (shares.length === 0) return [{ field: 'contracts', key: 'chooseContracts' }];
  // Before any lookup: the caller controls the number of shares.
  if (shares.length > CONTRACTS_MAX) {
    return [{ field: 'contracts', key: 'tooManyContracts', params: { max: String(CONTRACTS_MAX) } }];
  }
  const amounts = shares.map(readAmount);
  const readable = amounts.filter((amount) => amount !== null);
  const isReadable = readable.length === shares.length;
  return [
    ...checkChoice(shares, contracts),
    ...(isReadable
      ? checkSum(readable, document)
      : [{ field: 'contracts.amounts', key: 'incorrectContractsAmountFormat' } as const]),
    ...shares.flatMap((share, place) => checkRests(share, amounts[place] ?? null, document, contracts)),
  ];
}

function checkChoice(shares: readonly ContractShare[], contracts: readonly BackingContract[]): readonly Problem[] {
  const field = 'contracts';
  const chosen = findContracts(shares, contracts);
  const isEachOnce = new Set(chosen.map(({ id }) => id)).size === shares.length;
  if (!isEachOnce) return [{ field, key: 'unknownContract' }];
  return hasSameBeneficiary(chosen) ? [] : [{ field, key: 'contractsOfDifferentBeneficiaries' }];
}

function checkSum(amounts: readonly string[], { amount }: BackedDocument): readonly Problem[] {
  const total = parseAmount(amount);
  if (!total.ok) return [];
  const sum = amounts.reduce(addAmounts);
  return compareAmounts(sum, total.amount) === 0
    ? []
    : [{ field: 'contracts.amounts', key: 'incorrectContractsAmount' }];
}

/** Ignores other currencies than the contract's: they only give a warning. */
function checkRests(
  share: ContractShare,
  amount: string | null,
  { currencyCode }: BackedDocument,
  contracts: readonly BackingContract[],
): readonly Problem[] {
  return findContracts([share], contracts)
    .filter((contract) => contract.currencyCode === currencyCode)
    .filter(({ rest }) => amount !== null && compareAmounts(amount, rest) > 0)
    .map(({ number, rest }) => ({ field: 'contracts.amounts', key: 'contractExceeded', params: { number, rest } }));
}

function readAmount({ amount }: ContractShare): string | null {
  const parsed = parseAmount(amount);
  return parsed.ok ? parsed.amount : null;
}

export function normalisePartnerName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().toUpperCase();
}
