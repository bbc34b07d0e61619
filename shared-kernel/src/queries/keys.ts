import type { QueryKey } from '@tanstack/react-query';
import type { CatalogueName } from '../domain/vocabulary';
import type { getActions, RequestOf } from '../api/contract';

// Apart from the hooks: code that only invalidates an answer must not load its call.

export type CodeList = 'tax_kinds' | 'budget_codes';

export const catalogueKeys = {
  rows: (companyRef: string, catalogue: CatalogueName) => ['catalogues', companyRef, catalogue] as const,
  codes: (list: CodeList) => ['catalogues', 'codes', list] as const,
  bank: (bankCode: string) => ['catalogues', 'bank', bankCode] as const,
  banks: () => ['catalogues', 'banks'] as const,
  instantTermsOf: (companyRef: string) => ['catalogues', companyRef, 'instantTerms'] as const,
  instantTerms: (companyRef: string, bankCode: string) => ['catalogues', companyRef, 'instantTerms', bankCode] as const,
  /** Invalidated with the catalogue, whose rows are part of the comparison. */
  receiverChecks: (companyRef: string, pairs: readonly unknown[]) =>
    ['catalogues', companyRef, 'receiverChecks', pairs] as const,
};

/** Catalogues change rarely and by hand: data a minute old are fresh enough. */
export const CATALOGUE_STALE_MS = 60_000;

export const templateKeys = {
  all: (companyRef: string) => ['templates', companyRef] as const,
  one: (companyRef: string, id: string) => ['templates', companyRef, 'one', id] as const,
};

/** Query keys of cards as the shell caches them; their bank data have keys of their own. */
export const cardKeys = {
  all: (companyRef: string) => ['cards', companyRef] as const,
  one: (companyRef: string, part: string, language: string) => ['cards', companyRef, part, language] as const,
};

/** Query keys of the data that salary files are checked against: employees, company code, payroll types. */
export const payrollImportKeys = {
  context: (companyRef: string) => ['payrolls', companyRef, 'import'] as const,
};

export type ActionRequest = Omit<RequestOf<typeof getActions>, 'lastId'>;

export const actionKeys = {
  found: (companyRef: string, request: ActionRequest) => ['actions', companyRef, request, 'counted'] as const,
};

/** First parts of the keys of letters (mail.ts) and of the questionnaire (company.ts). */
const WRITTEN_AREAS: readonly unknown[] = ['mail', 'company'];

/** True if the kernel itself writes answers under this key after a save. */
export function isWrittenByKernel([area]: QueryKey): boolean {
  return WRITTEN_AREAS.includes(area);
}
