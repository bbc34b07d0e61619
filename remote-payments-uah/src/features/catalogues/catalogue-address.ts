import {
  buildPageAddress,
  readPageAddress,
  type CatalogueMode,
  type CatalogueName,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';

export interface CatalogueAddress {
  readonly catalogue: CatalogueName;
  readonly mode: CatalogueMode;
  readonly target: string;
  /** Parameters passed back to the calling page. */
  readonly others: PageParameters;
}

/** Default targets and the parameter that carries the ids. */
const DEFAULT_TARGETS = {
  correspondents: { page: 'miPmtUahNew', parameter: 'correspondent' },
  beneficiaries: { page: 'miPmtCurNew', parameter: 'beneficiary' },
  purposes: { page: 'miPmtUahNew', parameter: 'purpose' },
} as const satisfies Readonly<Record<CatalogueName, { readonly page: string; readonly parameter: string }>>;

/** Reads `type`, `mode` and `for`; unknown values become defaults for old links. */
export function readCatalogueAddress(parameters: PageParameters): CatalogueAddress {
  const {
    catalogue = 'correspondents',
    mode = 'view',
    target,
    others = {},
  } = readPageAddress('miCatalogs', parameters);
  return { catalogue, mode, target: target ?? DEFAULT_TARGETS[catalogue].page, others };
}

/** Builds the address of another catalogue. */
export function buildCatalogueAddress(catalogue: CatalogueName, parameters: PageParameters): PageParameters {
  return buildPageAddress('miCatalogs', { ...readPageAddress('miCatalogs', parameters), catalogue }).parameters;
}

/** Builds the target's parameters with the chosen ids. */
export function buildChoice({ catalogue, others }: CatalogueAddress, ids: readonly string[]): PageParameters {
  return { ...others, [DEFAULT_TARGETS[catalogue].parameter]: ids.join(',') };
}
