import { findCountryByName, findCountry, normaliseCountry } from '../../countries';
import { normaliseIdentificationCode } from '../../identifiers';
import { EMPTY_PARTY, type UltimateParty } from '../../parties';
import {
  buildPurposeText,
  recogniseOldPurpose,
  type BudgetPurpose,
  type StatePropertyPurpose,
  type StructuredPurpose,
} from '../../remittance';
import { tidyLine } from '../../text';
import { IdentificationType, isIdentificationType } from '../../vocabulary';
import type { ImportRow } from './columns';

export const TYPES_OF_PERSONS: ReadonlySet<string> = new Set([IdentificationType.passport, IdentificationType.taxCode]);

type PurposeCells = Partial<Readonly<Record<'spp_type' | 'spp_code' | 'spp_inf', string>>>;

/** Taxes of a distribution do not fit into cells: such a row gets a problem. */
export function readPurposeCells({
  spp_type,
  spp_code = '',
  spp_inf = '',
}: PurposeCells): StructuredPurpose | undefined {
  const code = spp_code.trim();
  const additionalInfo = tidyLine(spp_inf);
  switch (spp_type?.trim() ?? '') {
    case 'budget':
      return { kind: 'budget', paymentKindCode: code, taxNotice: '', additionalInfo };
    case 'stateProperty':
      return { kind: 'stateProperty', budgetCode: code, additionalInfo };
    case 'singleAccount':
      return { kind: 'singleAccount', taxLines: [] };
    default:
      return undefined;
  }
}

/**
 * Converts an old tax text (`*;101;code;text;;;`). The tax notice has no column and stays in the text. Null for any
 * other purpose.
 */
export function toStructuredCells(row: ImportRow): ImportRow | null {
  if (row.spp_type?.trim()) return null;
  const purpose = recogniseOldPurpose(row.pay_purp ?? '', row.acn_c ?? '');
  if (purpose?.kind === 'stateProperty') return writeCells(purpose);
  if (purpose?.kind !== 'budget') return null;
  const additionalInfo = [purpose.additionalInfo, purpose.taxNotice].filter(Boolean).join(' ');
  return writeCells({ ...purpose, taxNotice: '', additionalInfo });
}

function writeCells(purpose: BudgetPurpose | StatePropertyPurpose): ImportRow {
  return {
    spp_type: purpose.kind,
    spp_code: purpose.kind === 'budget' ? purpose.paymentKindCode : purpose.budgetCode,
    spp_inf: purpose.additionalInfo,
    pay_purp: buildPurposeText(purpose),
  };
}

/** Returns undefined if all cells are empty. */
export function readPartyCells(name = '', typeCell = '', code = '', country = ''): UltimateParty | undefined {
  const type = typeCell.trim().toUpperCase();
  if (`${name}${type}${code}${country}`.trim() === '') return undefined;
  const normalisedCountry = normaliseCountry(country);
  return {
    ...EMPTY_PARTY,
    name: tidyLine(name),
    isJuridical: !TYPES_OF_PERSONS.has(type),
    identificationType: type,
    identificationCode: isIdentificationType(type) ? normaliseIdentificationCode(type, code) : tidyLine(code),
    residenceCountry: (findCountry(normalisedCountry) ?? findCountryByName(country))?.alpha2 ?? normalisedCountry,
  };
}
