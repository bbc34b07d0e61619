import { readPartyCells, readPurposeCells, toStructuredCells } from './row-parts';

describe('the actual party of a row', () => {
  test('is none where its four cells are empty', () => {
    expect(readPartyCells('', ' ', undefined, '')).toBeUndefined();
  });

  test('is a person where the code is one that only people have', () => {
    expect(readPartyCells('Петренко', 'rnrct', '1234567899', 'ua')).toMatchObject({
      isJuridical: false,
      identificationType: 'RNRCT',
      residenceCountry: 'UA',
    });
  });

  test('keeps a code whose kind nobody knows, without the spaces around it, for the rules to refuse the kind', () => {
    expect(readPartyCells('Світанок', 'abc', ' 12 ', '')).toMatchObject({
      identificationType: 'ABC',
      identificationCode: '12',
    });
  });
});

test('a distribution of taxes does not fit into cells: such a row has none of them', () => {
  expect(readPurposeCells({ spp_type: 'singleAccount' })).toEqual({ kind: 'singleAccount', taxLines: [] });
  expect(readPurposeCells({ spp_type: 'other' })).toBeUndefined();
});

describe('a tax in the old text', () => {
  const TREASURY = 'UA308999980310001000000000001';
  const cells = (spp_type: string, spp_code: string, spp_inf: string) => ({
    spp_type,
    spp_code,
    spp_inf,
    pay_purp: `${spp_code} ${spp_inf}`,
  });

  test.each([
    ['*;101;91000017;ПДФО за червень;;;', cells('budget', '101', 'ПДФО за червень')],
    ['*;131;91000017;Штраф;ППР № 5;01.07.2026;', cells('budget', '131', 'Штраф ППР № 5 01.07.2026')],
    ['101 ЄСВ за жовтень', cells('budget', '101', 'ЄСВ за жовтень')],
    ['22080300 Орендна плата', cells('stateProperty', '22080300', 'Орендна плата')],
  ])('%s becomes cells of a structured purpose', (pay_purp, expected) => {
    expect(toStructuredCells({ pay_purp, acn_c: TREASURY })).toEqual(expected);
  });

  test('stays as it is where it is none, or the row has a structure', () => {
    expect(toStructuredCells({ pay_purp: 'Оплата за товар', acn_c: TREASURY })).toBeNull();
    expect(toStructuredCells({ pay_purp: '101 штука', acn_c: 'UA263052990000026006999000301' })).toBeNull();
    expect(toStructuredCells({ pay_purp: '*;101;91000017;ПДФО;;;', acn_c: TREASURY, spp_type: 'budget' })).toBeNull();
  });
});
