import { UKRAINE } from '../../domain/countries';
import { onlyCodeOf } from '../../domain/identifiers';
import type { UltimateParty } from '../../domain/parties';
import { identificationTypesFor, isIdentificationType, type IdentificationType } from '../../domain/vocabulary';

/** The types that a party may be identified by. */
export function typesOf({ isJuridical, residenceCountry }: UltimateParty): readonly IdentificationType[] {
  const isResident = residenceCountry === '' || residenceCountry === UKRAINE.alpha2;
  return identificationTypesFor({ isJuridical, isResident });
}

/** A party whose type went with its kind or its country: a company has no passport. */
export function withAllowedType(party: UltimateParty): UltimateParty {
  const { identificationType: type } = party;
  return typesOf(party).some((allowed) => allowed === type) ? party : { ...party, identificationType: '' };
}

/** A party with a new type; where the type allows one code only, that code is filled in. */
export function withType(party: UltimateParty, type: string): UltimateParty {
  const { isJuridical, residenceCountry: country } = party;
  const only = isIdentificationType(type) ? onlyCodeOf({ type, isJuridical, country }) : null;
  return { ...party, identificationType: type, identificationCode: only ?? party.identificationCode };
}
