import {
  pageAddress,
  readPageAddress,
  type CatalogueMode,
  type CatalogueName,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';

/** What the address asks for. */
export interface CatalogueAddress {
  readonly catalogue: CatalogueName;
  readonly mode: CatalogueMode;
  /** The page that gets the choice. */
  readonly target: string;
  /** Parameters that the page which asks wants to have back. */
  readonly others: PageParameters;
}

/** What takes a row of each catalogue where the address names nobody, and the parameter that it is handed on in. */
const DEFAULT_TARGETS = {
  correspondents: { page: 'miPmtUahNew', parameter: 'correspondent' },
  beneficiaries: { page: 'miPmtCurNew', parameter: 'beneficiary' },
  purposes: { page: 'miPmtUahNew', parameter: 'purpose' },
} as const satisfies Readonly<Record<CatalogueName, { readonly page: string; readonly parameter: string }>>;

/** Reads `type`, `mode` and `for`; what is not known is the first of its kind, so that an old link opens something. */
export function readAddress(parameters: PageParameters): CatalogueAddress {
  const {
    catalogue = 'correspondents',
    mode = 'view',
    target,
    others = {},
  } = readPageAddress('miCatalogs', parameters);
  return { catalogue, mode, target: target ?? DEFAULT_TARGETS[catalogue].page, others };
}

/** The address of another catalogue, for the same purpose. */
export function addressOf(catalogue: CatalogueName, parameters: PageParameters): PageParameters {
  return pageAddress('miCatalogs', { ...readPageAddress('miCatalogs', parameters), catalogue }).parameters;
}

/** What the page that asked is opened with: its own parameters and the ids of what was chosen. */
export function choiceOf({ catalogue, others }: CatalogueAddress, ids: readonly string[]): PageParameters {
  return { ...others, [DEFAULT_TARGETS[catalogue].parameter]: ids.join(',') };
}
