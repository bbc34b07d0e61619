import {
  FOREIGN_IBAN,
  OLD_ACCOUNT,
  OWN_BANK_CODE,
  OWN_IBAN,
  findRowProblems,
  VALID_ROW,
} from '../testing/valid-payroll';
import { canEditEmployee, checkEmployee } from './employee';

const toProblems = (field: string, key: string | null) => (key === null ? [] : [{ field, key }]);

describe('the name of an employee', () => {
  it.each([
    ['one letter', 'Ї', null],
    ['a hyphen and a space', 'Нечуй-Левицький Старший', null],
    ['a straight apostrophe', "В'ячеслав", null],
    ['a curly apostrophe', 'В’ячеслав', null],
    ['an apostrophe that is a letter', 'Вʼячеслав', null],
    ['Ukrainian letters', 'ҐґЄєІіЇї', null],
    ['Russian letters', 'Ёлкин Ыъэ', null],
    ['the first and the last letter of the Cyrillic block', 'Ѐџ', null],
    ['a letter beyond that block', 'Ѡ', 'illegalCharsInFio'],
    ['Latin letters', 'Umovna', 'illegalCharsInFio'],
    ['one Latin letter among Cyrillic ones', 'Умoвна', 'illegalCharsInFio'],
    ['a digit', 'Умовна2', 'illegalCharsInFio'],
    ['a point', 'О.', 'illegalCharsInFio'],
    ['a line break', 'Умовна\n', 'illegalCharsInFio'],
    ['no letter at all', "-'", 'illegalCharsInFio'],
  ])('with %s (%j) has the problem %s, whichever name it is', (_, name, key) => {
    expect(findRowProblems({ lastName: name })).toEqual(toProblems('lastName', key));
    expect(findRowProblems({ firstName: name })).toEqual(toProblems('firstName', key));
    expect(findRowProblems({ middleName: name })).toEqual(toProblems('middleName', key));
  });

  it.each(['', ' '])('is asked for when last or first name is "%s"; a middle name may be missing', (empty) => {
    expect(findRowProblems({ lastName: empty, firstName: empty, middleName: empty })).toEqual([
      { field: 'lastName', key: 'empFioIsEmpty' },
      { field: 'firstName', key: 'empFioIsEmpty' },
    ]);
  });

  it('has at most 40 letters', () => {
    expect(findRowProblems({ lastName: 'Я'.repeat(40) })).toEqual([]);
    expect(findRowProblems({ lastName: 'Я'.repeat(41) })).toEqual([
      { field: 'lastName', key: 'tooLongText', params: { length: '41', max: '40' } },
    ]);
  });
});

describe('the account of an employee', () => {
  it.each([
    ['an IBAN of the own bank', OWN_IBAN, null],
    ['an IBAN of another bank', FOREIGN_IBAN, null],
    ['an old account with the right key digit', OLD_ACCOUNT, null],
    ['nothing', '', 'empAcnIsEmpty'],
    ['an old account with a wrong key digit', '26204999000209', 'illegalOldAcn'],
    ['14 characters that are no digits', '26204999000A20', 'illegalOldAcn'],
    ['the beginning of an IBAN', 'UA883516070000', 'invalidIban'],
    ['the first letters of an IBAN', 'UA', 'invalidIban'],
    ['15 digits', '262039990002090', 'invalidIban'],
    ['28 digits', '2620399900020900000000000000', 'invalidIban'],
    ['a card number', '4731219610001234', 'invalidIban'],
    ['an IBAN with a wrong check digit', 'UA893516070000026202999000200', 'invalidIban'],
    ['29 characters of another country', 'PL883516070000026202999000200', 'nonUkrainianIban'],
  ])('that is %s (%s) has the problem %s', (_, account, key) => {
    expect(findRowProblems({ account })).toEqual(toProblems('account', key));
  });

  it('of the old form is one of the own bank, whose code must be one', () => {
    const row = { ...VALID_ROW, account: OLD_ACCOUNT };
    expect(checkEmployee(row, { ownBankCode: '35160' })).toEqual(toProblems('account', 'illegalMfoAcn'));
    expect(checkEmployee(row, { ownBankCode: '305299' })).toEqual(toProblems('account', 'illegalOldAcn'));
  });
});

describe('the code of an employee', () => {
  it.each([
    ['a tax number', '0148102804', null],
    ['a passport book', 'АА123456', null],
    ['an ID card', '123456789', null],
    ['a company code', '14360570', null],
    ['a tax number with a wrong check digit', '0148102805', 'invalidOkpo'],
    ['ten zeros', '0000000000', 'invalidOkpo'],
    ['nine zeros', '000000000', 'invalidOkpo'],
    ['seven digits', '1436057', 'invalidOkpo'],
    ['a passport with a Latin series', 'AA123456', 'invalidPspNo'],
    ['a passport with five digits', 'АА12345', 'invalidPspNo'],
  ])('that is %s (%s) has the problem %s', (_, taxCode, key) => {
    expect(findRowProblems({ taxCode })).toEqual(toProblems('taxCode', key));
    expect(findRowProblems({ taxCode, account: FOREIGN_IBAN })).toEqual(toProblems('taxCode', key));
  });

  it('may be missing for an account of the own bank, of either form', () => {
    expect(findRowProblems({ taxCode: '' })).toEqual([]);
    expect(findRowProblems({ taxCode: '', account: OLD_ACCOUNT })).toEqual([]);
  });

  it('must be there for an account of another bank', () => {
    expect(findRowProblems({ taxCode: '', account: FOREIGN_IBAN })).toEqual(
      toProblems('taxCode', 'empToForeignBankEmptyCode'),
    );
  });

  it('is not asked for while the account itself is wrong', () => {
    expect(findRowProblems({ taxCode: '', account: FOREIGN_IBAN.replace('27', '28') })).toEqual(
      toProblems('account', 'invalidIban'),
    );
  });
});

describe('an employee', () => {
  it('without an amount is checked as in a payroll', () => {
    const { amount: _amount, ...employee } = VALID_ROW;
    expect(checkEmployee(employee, { ownBankCode: OWN_BANK_CODE })).toEqual([]);
    expect(checkEmployee({ ...employee, account: '' }, { ownBankCode: OWN_BANK_CODE })).toEqual(
      toProblems('account', 'empAcnIsEmpty'),
    );
  });

  it('whose data comes from the bank cannot be edited', () => {
    expect([canEditEmployee({ fromBank: true }), canEditEmployee({ fromBank: false })]).toEqual([false, true]);
  });
});
