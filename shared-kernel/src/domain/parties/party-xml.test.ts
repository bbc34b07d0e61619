import fc from 'fast-check';
import { readSample } from '../xml/testing';
import {
  EMPTY_ADDRESS,
  EMPTY_PARTY,
  hasAddress,
  isEmptyParty,
  dropForeignFields,
  PartyRole,
  readParty,
  writeParty,
} from '.';
import type { PartyAddress, UltimateParty } from '.';

const party = (fields: Partial<UltimateParty>, address: Partial<PartyAddress> = {}): UltimateParty => ({
  ...EMPTY_PARTY,
  ...fields,
  address: { ...EMPTY_ADDRESS, ...address },
});
const { debtor, creditor } = PartyRole;

const LEGAL = party(
  {
    name: 'ТОВ "Тестова Брама"',
    identificationType: 'USRC',
    identificationCode: '92267320',
    lei: '5299008KMLJFYCSC8U45',
    residenceCountry: 'UA',
  },
  { street: 'вул. Вигадана', house: '1', postalIndex: '01001', city: 'Київ', country: 'UA' },
);
const INDIVIDUAL = party(
  {
    name: 'Тестенко Іван Вигаданович',
    isJuridical: false,
    identificationType: 'RNRCT',
    identificationCode: '0152023275',
    birthDate: '1904-02-29',
    birthPlace: 'Харків',
    birthCountry: 'UA',
    residenceCountry: 'UA',
  },
  {
    street: 'вул. Вигадана',
    house: '5-А',
    flat: '12',
    postalIndex: '61000',
    city: 'Харків',
    district: 'Київський',
    adminDistrict: 'Харківська область',
    country: 'UA',
  },
);
const FOREIGN = party(
  {
    name: 'Test Handel GmbH',
    identificationType: 'NA',
    identificationCode: '000000000',
    bic: 'DEUTDEFFXXX',
    residenceCountry: 'DE',
  },
  { street: 'Teststrasse', house: '3', city: 'Berlin', country: 'DE' },
);
const MINIMAL = party({
  name: 'ФОП Пробний Петро',
  isJuridical: false,
  identificationType: 'RNRCT',
  identificationCode: '0152023275',
});
const NON_RESIDENT = party(
  {
    name: 'Jan Testowy',
    isJuridical: false,
    identificationType: 'PSPT',
    identificationCode: '000000000',
    residenceCountry: 'PL',
  },
  { street: 'ul. Testowa', house: '7', city: 'Warszawa', country: 'PL' },
);

describe.each([
  ['ultmtDbtr_legal', LEGAL, debtor],
  ['ultmtDbtr_minimal', MINIMAL, debtor],
  ['ultmtDbtr_nonresident_person', NON_RESIDENT, debtor],
  ['ultmtCdtr_foreign_company', FOREIGN, creditor],
  ['ultmtCdtr_individual', INDIVIDUAL, creditor],
])('the sample %s', (name, fields, role) => {
  it('is what is written of its fields, to the letter', () => {
    expect(writeParty(fields, role)).toBe(readSample(name));
  });

  it('is read into its fields', () => {
    expect(readParty(readSample(name), role)).toEqual({ ok: true, party: fields });
  });

  it('is no party on the other side of the payment', () => {
    const other = role === debtor ? creditor : debtor;
    expect(readParty(readSample(name), other)).toEqual({ ok: false, reason: 'noParty' });
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((typed) => typed.trim());
const filled = text.filter(Boolean);
const addresses = fc.record<PartyAddress>({
  street: text,
  house: text,
  flat: text,
  postalIndex: text,
  city: text,
  district: text,
  adminDistrict: text,
  country: text,
});
const parties = fc
  .record<UltimateParty>({
    name: text,
    isJuridical: fc.boolean(),
    identificationType: text,
    // Without a code the text does not show the kind of party.
    identificationCode: filled,
    residenceCountry: text,
    lei: text,
    bic: text,
    birthDate: text,
    birthCountry: text,
    birthPlace: text,
    address: addresses,
  })
  .map(dropForeignFields);

describe('a party', () => {
  it('comes through XML unchanged on either side, whatever was typed', () => {
    fc.assert(
      fc.property(parties, fc.constantFrom(debtor, creditor), (fields, role) => {
        expect(readParty(writeParty(fields, role), role)).toEqual({ ok: true, party: fields });
      }),
    );
  });

  it('in which nothing is filled in is no text at all, of either sort of person', () => {
    expect([writeParty(EMPTY_PARTY, debtor), writeParty({ ...EMPTY_PARTY, isJuridical: false }, creditor)]).toEqual([
      '',
      '',
    ]);
    expect(readParty(' ', debtor)).toEqual({ ok: true, party: EMPTY_PARTY });
  });

  it('is written without the fields of the other sort of person', () => {
    const birth = { birthDate: '1904-02-29', birthPlace: 'Харків', birthCountry: 'UA' };
    const both = { ...birth, lei: '5299008KMLJFYCSC8U45', bic: 'DEUTDEFF' };
    expect(writeParty({ ...LEGAL, ...both }, debtor)).toBe(writeParty({ ...LEGAL, bic: 'DEUTDEFF' }, debtor));
    expect(writeParty({ ...MINIMAL, ...both }, debtor)).toBe(writeParty({ ...MINIMAL, ...birth }, debtor));
  });

  it('is read with the type in the short place of the scheme, an outer element and unknown ones', () => {
    const other = '<Othr><Id>0152023275</Id><SchmeNm><Cd>PSPT</Cd></SchmeNm><Issr>x</Issr></Othr>';
    const xml = `<p:Pty><p:UltmtDbtr><Nm>А</Nm><CtctDtls/><Id><PrvtId>${other}</PrvtId></Id></p:UltmtDbtr></p:Pty>`;
    const expected = party({
      name: 'А',
      isJuridical: false,
      identificationType: 'PSPT',
      identificationCode: '0152023275',
    });
    expect(readParty(xml, debtor)).toEqual({ ok: true, party: expected });
  });

  it.each([
    ['<UltmtDbtr>', 'broken'],
    ['<!DOCTYPE a><UltmtDbtr/>', 'doctype'],
    ['<Dbtr/>', 'noParty'],
  ])('that is %s is refused as %s', (xml, reason) => {
    expect(readParty(xml, debtor)).toEqual({ ok: false, reason });
  });
});

describe('what is filled in', () => {
  const texts = Object.keys(EMPTY_PARTY).filter((name) => !['isJuridical', 'address'].includes(name));

  it('is nothing in an empty party, of either sort of person', () => {
    expect([isEmptyParty(EMPTY_PARTY), isEmptyParty({ ...EMPTY_PARTY, isJuridical: false })]).toEqual([true, true]);
    expect(hasAddress(EMPTY_PARTY)).toBe(false);
  });

  it.each(texts)('is something when there is only %s', (name) => {
    expect(isEmptyParty({ ...EMPTY_PARTY, [name]: 'x' })).toBe(false);
  });

  it.each(Object.keys(EMPTY_ADDRESS))('is an address when there is only %s', (name) => {
    expect([hasAddress(party({}, { [name]: 'x' })), isEmptyParty(party({}, { [name]: 'x' }))]).toEqual([true, false]);
  });
});
