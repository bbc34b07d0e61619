import { PAGES } from '@ncb/shared-kernel/domain/vocabulary';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';

/** The three catalogues, by their names in the address. Source: spec 2 §2 */
export const CATALOGUES = ['correspondents', 'beneficiaries', 'purposes'] as const;
export type CatalogueName = (typeof CATALOGUES)[number];

/** To manage a catalogue, to choose one row of it, or several. Source: spec 2 §2 */
export const CATALOGUE_MODES = ['view', 'search', 'searchMultiple'] as const;
export type CatalogueMode = (typeof CATALOGUE_MODES)[number];

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
const TAKERS = {
  correspondents: { page: 'miPmtUahNew', parameter: 'correspondent' },
  beneficiaries: { page: 'miPmtCurNew', parameter: 'beneficiary' },
  purposes: { page: 'miPmtUahNew', parameter: 'purpose' },
} as const satisfies Readonly<Record<CatalogueName, { readonly page: string; readonly parameter: string }>>;

/** Reads `type`, `mode` and `for`; what is not known is the first of its kind, so that an old link opens something. */
export function readAddress(parameters: PageParameters): CatalogueAddress {
  const { type, mode, for: target, ...others } = parameters;
  const catalogue = CATALOGUES.find((known) => known === type) ?? 'correspondents';
  return {
    catalogue,
    mode: CATALOGUE_MODES.find((known) => known === mode) ?? 'view',
    target: PAGES.find((known) => known === target) ?? TAKERS[catalogue].page,
    others,
  };
}

/** The address of another catalogue, for the same purpose. */
export function addressOf(catalogue: CatalogueName, { type: _, ...parameters }: PageParameters): PageParameters {
  return { ...parameters, type: catalogue };
}

/** What the page that asked is opened with: its own parameters and the ids of what was chosen. */
export function choiceOf({ catalogue, others }: CatalogueAddress, ids: readonly string[]): PageParameters {
  return { ...others, [TAKERS[catalogue].parameter]: ids.join(',') };
}
