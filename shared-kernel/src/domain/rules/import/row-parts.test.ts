import { partyOfCells, purposeOfCells } from './row-parts';

describe('the actual party of a row', () => {
  test('is none where its four cells are empty', () => {
    expect(partyOfCells('', ' ', undefined, '')).toBeUndefined();
  });

  test('is a person where the code is one that only people have', () => {
    expect(partyOfCells('Петренко', 'rnrct', '1234567899', 'ua')).toMatchObject({
      isJuridical: false,
      identificationType: 'RNRCT',
      residenceCountry: 'UA',
    });
  });

  test('keeps a code whose kind nobody knows, without the spaces around it, for the rules to refuse the kind', () => {
    expect(partyOfCells('Світанок', 'abc', ' 12 ', '')).toMatchObject({
      identificationType: 'ABC',
      identificationCode: '12',
    });
  });
});

test('a distribution of taxes does not fit into cells: such a row has none of them', () => {
  expect(purposeOfCells({ spp_type: 'singleAccount' })).toEqual({ kind: 'singleAccount', taxLines: [] });
  expect(purposeOfCells({ spp_type: 'other' })).toBeUndefined();
});
