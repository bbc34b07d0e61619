import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { NO_BASIS, type BasisDraft, type ContractShare } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import type { BuyBasis } from '@ncb/shared-kernel/domain/vocabulary';

/** What backs a document, as it is typed. */
export interface BasisValues {
  /** '' while nothing is chosen. */
  readonly basis: BuyBasis | '';
  readonly contracts: readonly ContractShare[];
  readonly agreementNumber: string;
  /** `yyyy-MM-dd`, or what was typed. */
  readonly agreementDate: string;
  readonly basisText: string;
}

/** No basis yet. */
export const NO_BASIS_VALUES: BasisValues = { ...NO_BASIS, basis: '' };

/** What is checked and sent of it: of the parts, those of the chosen basis. */
export function toBasis({ basis, contracts, agreementNumber, agreementDate, basisText }: BasisValues): BasisDraft {
  if (basis === '') return NO_BASIS;
  return {
    basis,
    contracts: contracts.map(({ contractId, amount }) => ({ contractId, amount: plainAmount(amount) })),
    agreementNumber: tidyLine(agreementNumber),
    agreementDate,
    basisText: tidyLine(basisText),
  };
}

/** The values of a stored or changed basis. */
export function fromBasis({ basis, contracts, agreementNumber, agreementDate, basisText }: BasisDraft): BasisValues {
  return { basis: basis ?? '', contracts, agreementNumber, agreementDate, basisText };
}

/** The contracts after the document's amount has changed: a single one backs all of it. Source: spec 3 §4 */
export function sharesOfAmount(contracts: readonly ContractShare[], amount: string): readonly ContractShare[] {
  const [only, ...others] = contracts;
  return only && others.length === 0 ? [{ ...only, amount }] : contracts;
}

/** A kept list of contracts can be one: each has its id and its amount. */
export function isShares(value: unknown): boolean {
  const isShare = (share: unknown) =>
    typeof share === 'object' &&
    share !== null &&
    typeof (share as Partial<ContractShare>).contractId === 'string' &&
    typeof (share as Partial<ContractShare>).amount === 'string';
  return Array.isArray(value) && value.every(isShare);
}

/** An amount in the wire's form where it is one. */
export function plainAmount(typed: string): string {
  const parsed = parseAmount(typed);
  return parsed.ok ? parsed.amount : typed;
}
