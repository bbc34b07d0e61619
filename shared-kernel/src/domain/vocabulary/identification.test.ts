import { IdentificationType, getIdentificationTypes, isIdentificationType } from './identification';

describe('identificationTypesFor', () => {
  it.each([
    [true, true, ['USRC', 'TRAN', 'UNKN', 'NA', 'OT']],
    [true, false, ['NA', 'TRAN', 'USRC', 'UNKN', 'OT']],
    [false, true, ['RNRCT', 'PSPT', 'USRC', 'UNKN', 'OT']],
    [false, false, ['PSPT', 'RNRCT']],
  ])('of a company (%s) that is a resident (%s) are %j', (isJuridical, isResident, types) => {
    expect(getIdentificationTypes({ isJuridical, isResident })).toEqual(types);
  });
});

describe('isIdentificationType', () => {
  it('knows the codes of the XML and nothing else', () => {
    expect(Object.values(IdentificationType)).toEqual(['PSPT', 'RNRCT', 'UNKN', 'NA', 'TRAN', 'USRC', 'OT']);
    expect(Object.values(IdentificationType).every(isIdentificationType)).toBe(true);
    expect(['pspt', 'LEI', '', null, undefined, 0, 'toString'].some(isIdentificationType)).toBe(false);
  });
});
