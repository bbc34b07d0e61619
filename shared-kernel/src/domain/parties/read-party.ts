import { elementAt, readXml, textAt, unwrap, type XmlElement, type XmlRefusal } from '../xml';
import { EMPTY_PARTY, dropForeignFields, type PartyAddress, type UltimateParty } from './ultimate-party';
import type { PartyRole } from './write-party';

export type PartyReading =
  | { readonly ok: true; readonly party: UltimateParty }
  | { readonly ok: false; readonly reason: XmlRefusal | 'noParty' };

/** Reads tolerantly: any prefix, an outer element, unknown elements skipped. Without `PrvtId` it is a legal entity. */
export function readParty(xml: string, role: PartyRole): PartyReading {
  if (xml.trim() === '') return { ok: true, party: EMPTY_PARTY };
  const reading = readXml(xml);
  if (!reading.ok) return reading;
  const root = unwrap(reading.root, role);
  return root ? { ok: true, party: partyOf(root) } : { ok: false, reason: 'noParty' };
}

function partyOf(root: XmlElement): UltimateParty {
  const person = elementAt(root, 'Id', 'PrvtId');
  const company = elementAt(root, 'Id', 'OrgId');
  const other = elementAt(person ?? company, 'Othr');
  const birth = elementAt(person, 'DtAndPlcOfBirth');
  return dropForeignFields({
    name: textAt(root, 'Nm'),
    isJuridical: !person,
    identificationType: textAt(other, 'SchmeNm', 'Prtry') || textAt(other, 'SchmeNm', 'Cd'),
    identificationCode: textAt(other, 'Id'),
    residenceCountry: textAt(root, 'CtryOfRes'),
    lei: textAt(company, 'LEI'),
    bic: textAt(company, 'AnyBIC'),
    birthDate: textAt(birth, 'BirthDt'),
    birthCountry: textAt(birth, 'CtryOfBirth'),
    birthPlace: textAt(birth, 'CityOfBirth'),
    address: addressOf(elementAt(root, 'PstlAdr')),
  });
}

function addressOf(address: XmlElement | undefined): PartyAddress {
  return {
    street: textAt(address, 'StrtNm'),
    house: textAt(address, 'BldgNb'),
    flat: textAt(address, 'Room'),
    postalIndex: textAt(address, 'PstCd'),
    city: textAt(address, 'TwnNm'),
    district: textAt(address, 'DstrctNm'),
    adminDistrict: textAt(address, 'CtrySubDvsn'),
    country: textAt(address, 'Ctry'),
  };
}
