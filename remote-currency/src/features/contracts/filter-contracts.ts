import type { Contract } from '@ncb/shared-kernel/api/contract';
import { getCountryName, createWordSearch } from '@ncb/shared-kernel/ui';
import { getTermLeft } from '@ncb/shared-kernel/domain/rules';
import { LANGUAGES, type ContractKind } from '@ncb/shared-kernel/domain/vocabulary';

export interface ContractFilter {
  /** Undefined for all. Source: docs/requirements/currency-payroll-credits-statements.md#contracts. */
  readonly currencyCode: string | undefined;
  readonly kind: ContractKind | undefined;
  readonly isUrgent: boolean;
}

/**
 * Filters contracts.
 * @param bankDay `yyyy-MM-dd`
 */
export function filterContracts(
  contracts: readonly Contract[],
  { currencyCode, kind, isUrgent }: ContractFilter,
  bankDay: string,
): readonly Contract[] {
  return contracts.filter(
    (contract) =>
      (currencyCode === undefined || contract.currencyCode === currencyCode) &&
      (kind === undefined || contract.kind === kind) &&
      (!isUrgent || isEndingSoon(contract, bankDay)),
  );
}

/** True if goods or a refund are due soon or overdue. */
export function isEndingSoon({ settleBy }: Pick<Contract, 'settleBy'>, bankDay: string): boolean {
  return settleBy !== null && getTermLeft(settleBy, bankDay).nearness !== 'calm';
}

/** Searches contracts, also by country in every language. */
export const findContracts = createWordSearch(({ number, partner, beneficiary }: Contract) =>
  [
    number,
    partner.name,
    partner.code,
    beneficiary,
    ...LANGUAGES.map((language) => getCountryName(partner.country, language)),
  ].join(' '),
);
