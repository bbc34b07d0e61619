import type { CatalogueName } from '../domain/vocabulary';

export type CodeList = 'tax_kinds' | 'budget_codes';

export const catalogueKeys = {
  rows: (companyRef: string, catalogue: CatalogueName) => ['catalogues', companyRef, catalogue] as const,
  codes: (list: CodeList) => ['catalogues', 'codes', list] as const,
  bank: (bankCode: string) => ['catalogues', 'bank', bankCode] as const,
  banks: () => ['catalogues', 'banks'] as const,
  /** Invalidated with the catalogue, whose rows are part of the comparison. */
  receiverChecks: (companyRef: string, pairs: readonly unknown[]) =>
    ['catalogues', companyRef, 'receiverChecks', pairs] as const,
};

/** Catalogues change rarely and by hand: data a minute old are fresh enough. */
export const CATALOGUE_STALE_MS = 60_000;
