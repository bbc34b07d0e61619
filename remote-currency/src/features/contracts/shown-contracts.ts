import type { Contract } from '@ncb/shared-kernel/api/contract';
import { countryName, findByWords } from '@ncb/shared-kernel/ui';
import { termLeft } from '@ncb/shared-kernel/domain/rules';
import { LANGUAGES } from '@ncb/shared-kernel/domain/vocabulary';

export interface ContractFilter {
  /** Numeric code; undefined: all currencies. Source: spec 3 §2 ("Filtered by currency") */
  readonly currencyCode: string | undefined;
  /** Only those with a term that ends soon. */
  readonly isUrgent: boolean;
}

/** The contracts that the user wants to see. @param bankDay `yyyy-MM-dd` */
export function filterContracts(
  contracts: readonly Contract[],
  { currencyCode, isUrgent }: ContractFilter,
  bankDay: string,
): readonly Contract[] {
  return contracts.filter(
    (contract) =>
      (currencyCode === undefined || contract.currencyCode === currencyCode) &&
      (!isUrgent || endsSoon(contract, bankDay)),
  );
}

/** Whether goods or the money's return must follow within the days that are told apart, or should have. */
export function endsSoon({ settleBy }: Pick<Contract, 'settleBy'>, bankDay: string): boolean {
  return settleBy !== null && termLeft(settleBy, bankDay).nearness !== 'calm';
}

/** Contracts by number, partner, beneficiary and country, whose name is understood in every language. */
export const findContracts = findByWords(({ number, partner, beneficiary }: Contract) =>
  [
    number,
    partner.name,
    partner.code,
    beneficiary,
    ...LANGUAGES.map((language) => countryName(partner.country, language)),
  ].join(' '),
);
