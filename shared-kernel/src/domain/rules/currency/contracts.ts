import { addAmounts, compareAmounts, parseAmount } from '../../money';
import type { Problem } from '../../problem';
import { CONTRACTS_MAX } from '../../vocabulary';

/** What the rules need to know about a contract that the bank keeps. Amounts are in the contract's currency. */
export interface BackingContract {
  readonly id: string;
  readonly number: string;
  readonly currencyCode: string;
  /** Amount less what executed and sent documents have used. */
  readonly rest: string;
  /** Name of the partner or, where the contract names another, of the beneficiary. */
  readonly beneficiary: string;
  /** Numeric code. */
  readonly beneficiaryCountry: string;
  /** `yyyy-MM-dd`, null for a contract without an end. */
  readonly endDate: string | null;
}

/** A contract behind a document, and how much of the document it backs: decimal text as typed. */
export interface ContractShare {
  readonly contractId: string;
  readonly amount: string;
}

/** The document that contracts back. */
export interface BackedDocument {
  readonly amount: string;
  readonly currencyCode: string;
}

/** The contracts that the shares name, in their order; a contract that the company does not have is left out. */
export function chosenContracts(
  shares: readonly ContractShare[],
  contracts: readonly BackingContract[],
): readonly BackingContract[] {
  return shares.flatMap(({ contractId }) => contracts.find(({ id }) => id === contractId) ?? []);
}

/** Two spellings of one name: letter case and spaces make no other partner. */
export function isSamePartner(a: string, b: string): boolean {
  return partnerMark(a) === partnerMark(b);
}

/** Several contracts back one document only where all of them pay the same beneficiary. Source: spec 3 §5 */
export function areOfOneBeneficiary(contracts: readonly Pick<BackingContract, 'beneficiary'>[]): boolean {
  return contracts.every(({ beneficiary }) => isSamePartner(beneficiary, contracts[0]?.beneficiary ?? ''));
}

/**
 * All problems of the contracts behind a document whose basis is a contract.
 * Source: spec 3 §5, reference/banking 6
 */
export function contractProblems(
  shares: readonly ContractShare[],
  document: BackedDocument,
  contracts: readonly BackingContract[],
): readonly Problem[] {
  if (shares.length === 0) return [{ field: 'contracts', key: 'chooseContracts' }];
  // Before anything is looked up: the number of shares is the caller's to choose.
  if (shares.length > CONTRACTS_MAX) {
    return [{ field: 'contracts', key: 'tooManyContracts', params: { max: String(CONTRACTS_MAX) } }];
  }
  const amounts = shares.map(amountOf);
  const readable = amounts.filter((amount) => amount !== null);
  const isReadable = readable.length === shares.length;
  return [
    ...choiceProblems(shares, contracts),
    ...(isReadable
      ? sumProblems(readable, document)
      : [{ field: 'contracts_amounts', key: 'incorrectContractsAmountFormat' } as const]),
    ...shares.flatMap((share, place) => restProblems(share, amounts[place] ?? null, document, contracts)),
  ];
}

function choiceProblems(shares: readonly ContractShare[], contracts: readonly BackingContract[]): readonly Problem[] {
  const field = 'contracts';
  const chosen = chosenContracts(shares, contracts);
  const isEachOnce = new Set(chosen.map(({ id }) => id)).size === shares.length;
  if (!isEachOnce) return [{ field, key: 'unknownContract' }];
  return areOfOneBeneficiary(chosen) ? [] : [{ field, key: 'contractsOfDifferentBeneficiaries' }];
}

function sumProblems(amounts: readonly string[], { amount }: BackedDocument): readonly Problem[] {
  const total = parseAmount(amount);
  // An amount that cannot be read has its own problem; there is nothing to compare with.
  if (!total.ok) return [];
  const sum = amounts.reduce(addAmounts);
  return compareAmounts(sum, total.amount) === 0
    ? []
    : [{ field: 'contracts_amounts', key: 'incorrectContractsAmount' }];
}

/** A share in another currency than the contract's cannot be compared; the person confirms it instead. */
function restProblems(
  share: ContractShare,
  amount: string | null,
  { currencyCode }: BackedDocument,
  contracts: readonly BackingContract[],
): readonly Problem[] {
  return chosenContracts([share], contracts)
    .filter((contract) => contract.currencyCode === currencyCode)
    .filter(({ rest }) => amount !== null && compareAmounts(amount, rest) > 0)
    .map(({ number, rest }) => ({ field: 'contracts_amounts', key: 'contractExceeded', params: { number, rest } }));
}

function amountOf({ amount }: ContractShare): string | null {
  const parsed = parseAmount(amount);
  return parsed.ok ? parsed.amount : null;
}

/** What two spellings of one name have in common, to find a partner among thousands. */
export function partnerMark(name: string): string {
  return name.replace(/\s+/g, ' ').trim().toUpperCase();
}
