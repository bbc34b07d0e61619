import { UKRAINE } from '../../domain/countries';
import { getOnlyCode } from '../../domain/identifiers';
import type { UltimateParty } from '../../domain/parties';
import { getIdentificationTypes, isIdentificationType, type IdentificationType } from '../../domain/vocabulary';

export function getAllowedTypes({ isJuridical, residenceCountry }: UltimateParty): readonly IdentificationType[] {
  const isResident = residenceCountry === '' || residenceCountry === UKRAINE.alpha2;
  return getIdentificationTypes({ isJuridical, isResident });
}

/** Clears the identification type if kind or country no longer allow it: a company has no passport. */
export function withAllowedType(party: UltimateParty): UltimateParty {
  const { identificationType: type } = party;
  return getAllowedTypes(party).some((allowed) => allowed === type) ? party : { ...party, identificationType: '' };
}

/** Sets the identification type, and the code if the type allows only one. */
export function withType(party: UltimateParty, type: string): UltimateParty {
  const { isJuridical, residenceCountry: country } = party;
  const only = isIdentificationType(type) ? getOnlyCode({ type, isJuridical, country }) : null;
  return { ...party, identificationType: type, identificationCode: only ?? party.identificationCode };
}
