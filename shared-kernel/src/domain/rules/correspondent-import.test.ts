import { readCorrespondentCells } from './correspondent-import';

const CELLS = {
  code: ' 14360570',
  name: ' ТОВ «Ромашка» ',
  iban: 'UA98 3052 9900 0002 6008 1380 4371 8',
  is_resident: '1',
  has_code: '1',
  sal: '',
};
const read = (changes: Readonly<Record<string, string>> = {}) => readCorrespondentCells({ ...CELLS, ...changes });
const problemsOf = (changes: Readonly<Record<string, string>>) =>
  read(changes).problems.map(({ field, key }) => [field, key]);

describe('a row of a file of correspondents', () => {
  it('loses the spaces of codes and accounts, and its maximum becomes an amount', () => {
    expect(read({ sal: '1 500,5' }).row).toEqual({
      code: '14360570',
      name: 'ТОВ «Ромашка»',
      iban: 'UA983052990000026008138043718',
      isResident: true,
      hasCode: true,
      maximum: '1500.50',
      phone: '',
    });
  });

  it('takes a phone, if the file has one, as people write it', () => {
    expect(read({ phone: '+38 (044) 000-22-18' })).toMatchObject({ row: { phone: '0440002218' }, problems: [] });
    expect(problemsOf({ phone: '22-18' })).toEqual([['phone', 'incorrectPhone']]);
  });

  it('without flags is of a resident with a code, as on the wire', () => {
    expect(read({ is_resident: '', has_code: '' }).row).toMatchObject({ isResident: true, hasCode: true });
  });

  it('with the flag of a passport is judged by the passport rule', () => {
    expect(problemsOf({ code: 'АА507841', has_code: '0' })).toEqual([]);
    expect(problemsOf({ code: 'АА507841' })).toEqual([['code', 'invalidOkpo']]);
  });

  it('is told everything that is wrong with it', () => {
    expect(problemsOf({ name: 'Я'.repeat(39), iban: 'UA1', sal: 'багато', is_resident: 'може' })).toEqual([
      ['name', 'tooLongName'],
      ['iban', 'invalidIban'],
      ['maximum', 'incorrectAmount'],
      ['isResident', 'onlyDigits'],
    ]);
  });
});
