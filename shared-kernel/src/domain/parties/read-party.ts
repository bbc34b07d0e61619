import { findElement, readXml, readText, unwrap, type XmlElement, type XmlRefusal } from '../xml';
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
  return root ? { ok: true, party: buildParty(root) } : { ok: false, reason: 'noParty' };
}

function buildParty(root: XmlElement): UltimateParty {
  const person = findElement(root, 'Id', 'PrvtId');
  const company = findElement(root, 'Id', 'OrgId');
  const other = findElement(person ?? company, 'Othr');
  const birth = findElement(person, 'DtAndPlcOfBirth');
  return dropForeignFields({
    name: readText(root, 'Nm'),
    isJuridical: !person,
    identificationType: readText(other, 'SchmeNm', 'Prtry') || readText(other, 'SchmeNm', 'Cd'),
    identificationCode: readText(other, 'Id'),
    residenceCountry: readText(root, 'CtryOfRes'),
    lei: readText(company, 'LEI'),
    bic: readText(company, 'AnyBIC'),
    birthDate: readText(birth, 'BirthDt'),
    birthCountry: readText(birth, 'CtryOfBirth'),
    birthPlace: readText(birth, 'CityOfBirth'),
    address: readAddress(findElement(root, 'PstlAdr')),
  });
}

function readAddress(address: XmlElement | undefined): PartyAddress {
  return {
    street: readText(address, 'StrtNm'),
    house: readText(address, 'BldgNb'),
    flat: readText(address, 'Room'),
    postalIndex: readText(address, 'PstCd'),
    city: readText(address, 'TwnNm'),
    district: readText(address, 'DstrctNm'),
    adminDistrict: readText(address, 'CtrySubDvsn'),
    country: readText(address, 'Ctry'),
  };
}
