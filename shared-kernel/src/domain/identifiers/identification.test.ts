import fc from 'fast-check';
import vectors from '../../../test/data/vectors.json';
import { IdentificationType, isIdentificationType } from '../vocabulary';
import {
  checkIdentificationCode,
  normaliseIdentificationCode,
  getOnlyCode,
  type Identification,
} from './identification';

const RESIDENT = { isJuridical: false, country: 'UA' };
const FOREIGNER = { isJuridical: false, country: 'PL' };
const COMPANY = { isJuridical: true, country: 'UA' };
const FOREIGN_COMPANY = { isJuridical: true, country: 'PL' };
const TAX_CODE = '0315891687';
const NINE_ZEROS = '000000000';

type Party = Pick<Identification, 'isJuridical' | 'country'>;

function keyOf(type: IdentificationType, party: Party, code: string) {
  return checkIdentificationCode({ type, ...party, code });
}

describe('checkIdentificationCode', () => {
  it.each(vectors.identity_rules)(
    'of the type $type, company $juridical, country $country, code $code: $ok',
    ({ type, juridical, country, code, ok }) => {
      if (!isIdentificationType(type)) throw new Error(type);
      const key = checkIdentificationCode({ type, isJuridical: juridical, country, code });
      expect(key).toBe(ok ? null : `sep4.identity.invalidCodeValue${type}`);
    },
  );

  it.each<[string, IdentificationType, Party, string]>([
    ['the passport book of a resident', 'PSPT', RESIDENT, 'КЕ523400'],
    ['the tax code of a foreigner', 'RNRCT', FOREIGNER, TAX_CODE],
    ['the tax code under which a sole trader is registered', 'USRC', RESIDENT, TAX_CODE],
    ['a registry code of a company', 'USRC', COMPANY, '14360570'],
    ['a registry code of a foreign company', 'USRC', FOREIGN_COMPANY, '14360570'],
    ['99999 for what is unknown of a resident', 'UNKN', RESIDENT, '99999'],
    ['nine zeros of a company without a code', 'NA', COMPANY, NINE_ZEROS],
    ['a taxpayer record of a foreign company', 'TRAN', FOREIGN_COMPANY, '400012345'],
    ['another code of a resident', 'OT', RESIDENT, 'посвідчення 12/АБ'],
    ['another code of 35 characters', 'OT', COMPANY, 'X'.repeat(35)],
  ])('takes %s', (_, type, party, code) => {
    expect(keyOf(type, party, code)).toBeNull();
  });

  it.each<[string, IdentificationType, Party, string]>([
    ['a passport of a foreigner', 'PSPT', FOREIGNER, '903396238'],
    ['nine zeros as the passport of a company', 'PSPT', FOREIGN_COMPANY, NINE_ZEROS],
    ['a company code as a tax code', 'RNRCT', RESIDENT, '14360570'],
    ['a code of nine digits as a registry code', 'USRC', COMPANY, '123456789'],
    ['six nines for what is unknown', 'UNKN', COMPANY, '999999'],
    ['something before 99999', 'UNKN', COMPANY, '099999'],
    ['other digits than zeros where nothing is available', 'NA', COMPANY, '123456789'],
    ['ten zeros where nothing is available', 'NA', COMPANY, '0000000000'],
    ['nine zeros of a foreigner', 'NA', FOREIGNER, NINE_ZEROS],
    ['a taxpayer record of ten digits', 'TRAN', COMPANY, '1234567890'],
    ['a taxpayer record with something before it', 'TRAN', COMPANY, 'X123456789'],
    ['a letter in a taxpayer record', 'TRAN', COMPANY, '12345678A'],
    ['full-width digits in a taxpayer record', 'TRAN', COMPANY, '12345678９'],
    ['another code of 36 characters', 'OT', COMPANY, 'X'.repeat(36)],
    ['another code of spaces', 'OT', COMPANY, '  '],
    ['99999 of a foreigner, who may have a passport or a tax code only', 'UNKN', FOREIGNER, '99999'],
    ['a registry code of a foreigner', 'USRC', FOREIGNER, TAX_CODE],
    ['a taxpayer record of a foreigner', 'TRAN', FOREIGNER, '123456789'],
  ])('refuses %s', (_, type, party, code) => {
    expect(keyOf(type, party, code)).toBe(`sep4.identity.invalidCodeValue${type}`);
  });

  it('takes a person whose country is not chosen yet for a resident', () => {
    expect(keyOf('PSPT', { isJuridical: false, country: '' }, 'АА507841')).toBeNull();
    expect(keyOf('PSPT', { isJuridical: false, country: '' }, NINE_ZEROS)).not.toBeNull();
  });

  it.each(Object.values(IdentificationType))('refuses an empty code of the type %s, of whomever', (type) => {
    for (const party of [RESIDENT, FOREIGNER, COMPANY, FOREIGN_COMPANY])
      expect(keyOf(type, party, '')).toBe(`sep4.identity.invalidCodeValue${type}`);
  });

  it('takes nine zeros for nothing but a company without a code and a foreigner’s passport', () => {
    const party = fc.constantFrom(RESIDENT, FOREIGNER, COMPANY, FOREIGN_COMPANY);
    const types = Object.values(IdentificationType).filter((type) => type !== 'OT');
    fc.assert(
      fc.property(fc.constantFrom(...types), party, (type, who) => {
        const isRight = (type === 'NA' && who.isJuridical) || (type === 'PSPT' && who === FOREIGNER);
        expect(keyOf(type, who, NINE_ZEROS) === null).toBe(isRight);
      }),
    );
  });
});

describe('normaliseIdentificationCode', () => {
  it.each<[IdentificationType, string, string]>([
    ['PSPT', ' ke № 523400', 'КЕ523400'],
    ['USRC', ' 14 360\u00a0570 ', '14360570'],
    ['RNRCT', '0315 891 687', TAX_CODE],
    ['OT', '  anything 12/AB ', 'anything 12/AB'],
    ['NA', '000 000 000', NINE_ZEROS],
  ])('makes of the %s "%s" "%s"', (type, typed, code) => {
    expect(normaliseIdentificationCode(type, typed)).toBe(code);
  });
});

describe('onlyCodeOf', () => {
  it.each<[IdentificationType, Party, string | null]>([
    ['UNKN', COMPANY, '99999'],
    ['UNKN', RESIDENT, '99999'],
    ['NA', COMPANY, NINE_ZEROS],
    ['NA', RESIDENT, null],
    ['PSPT', FOREIGNER, NINE_ZEROS],
    ['PSPT', RESIDENT, null],
    ['RNRCT', FOREIGNER, null],
    ['USRC', COMPANY, null],
    ['TRAN', FOREIGN_COMPANY, null],
    ['OT', COMPANY, null],
  ])('of the type %s for %j is %s', (type, party, code) => {
    expect(getOnlyCode({ type, ...party })).toBe(code);
  });
});
