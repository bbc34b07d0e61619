import { element, textElement } from '../xml';
import { dropForeignFields, type PartyAddress, type UltimateParty } from './ultimate-party';

/** Name of the party's XML element. */
export const PartyRole = { debtor: 'UltmtDbtr', creditor: 'UltmtCdtr' } as const;
export type PartyRole = (typeof PartyRole)[keyof typeof PartyRole];

/**
 * Writes ISO 20022 `PartyIdentification135` for the wire: elements in ISO order, no declaration or namespace; '' if
 * empty. Source: docs/requirements/banking-rules.md#actual-payer-and-receiver.
 */
export function writeParty(party: UltimateParty, role: PartyRole): string {
  const relevant = dropForeignFields(party);
  return element(
    role,
    textElement('Nm', relevant.name),
    writeAddress(relevant.address),
    element('Id', relevant.isJuridical ? writeCompanyId(relevant) : writePersonId(relevant)),
    textElement('CtryOfRes', relevant.residenceCountry),
  );
}

function writeAddress(address: PartyAddress): string {
  return element(
    'PstlAdr',
    textElement('StrtNm', address.street),
    textElement('BldgNb', address.house),
    textElement('Room', address.flat),
    textElement('PstCd', address.postalIndex),
    textElement('TwnNm', address.city),
    textElement('DstrctNm', address.district),
    textElement('CtrySubDvsn', address.adminDistrict),
    textElement('Ctry', address.country),
  );
}

function writeCompanyId(party: UltimateParty): string {
  return element('OrgId', textElement('AnyBIC', party.bic), textElement('LEI', party.lei), writeOtherId(party));
}

function writePersonId(party: UltimateParty): string {
  const birth = element(
    'DtAndPlcOfBirth',
    textElement('BirthDt', party.birthDate),
    textElement('CityOfBirth', party.birthPlace),
    textElement('CtryOfBirth', party.birthCountry),
  );
  return element('PrvtId', birth, writeOtherId(party));
}

/** Writes the type to `Prtry`: `Cd` holds four characters and `RNRCT` has five. */
function writeOtherId({ identificationCode, identificationType }: UltimateParty): string {
  const scheme = element('SchmeNm', textElement('Prtry', identificationType));
  return element('Othr', textElement('Id', identificationCode), scheme);
}
