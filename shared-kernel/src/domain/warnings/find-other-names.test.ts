import { isSameName } from '../receiver-name';
import { findOtherNames } from '.';

const IBAN = 'UA983052990000026008138043718';
const earlier = [
  { receiverName: 'ТОВ «Світанок»', receiverAccount: IBAN },
  { receiverName: 'ПП «Млин»', receiverAccount: 'UA263052990000026006999000301' },
];
const other = (receiverName: string, creditIban = IBAN) =>
  findOtherNames({ receiverName, creditIban }, earlier, isSameName);

describe('a receiver whose account is known by another name', () => {
  it.each([
    ['another name', 'ТОВ «Захід»', ['ТОВ «Світанок»']],
    ['the same in other quotes and letters', 'тов  "СВІТАНОК"', []],
    ['the same with its legal form in full', 'Товариство з обмеженою відповідальністю "Світанок"', []],
    ['the same without its legal form', 'Світанок', []],
    ['the same with its legal form behind', '«Світанок», ТОВ', []],
    // The letters C, i, a and o are Latin.
    ['the same in look-alike letters', 'ТОВ «Cвiтaнoк»', []],
    ['no name yet', '', []],
  ])('is told for %s', (_, name, names) => {
    expect(other(name)).toEqual(names);
  });

  it('is not told for an account that nobody has paid, nor for one of the Treasury', () => {
    expect(other('ТОВ «Захід»', 'UA213223130000026007233566001')).toEqual([]);
    const treasury = 'UA308999980310001000000000001';
    const paid = [{ receiverName: 'ГУК у м. Києві', receiverAccount: treasury }];
    expect(findOtherNames({ receiverName: 'ГУК у Київській області', creditIban: treasury }, paid, isSameName)).toEqual(
      [],
    );
  });

  it.each([
    ['an apostrophe', 'ТОВ «Зв’язок»', "ТОВ «Зв'язок»"],
    ['the order of words', 'Шевченко Оксана Петрівна', 'Оксана Петрівна Шевченко'],
    ['the form of a sole trader', 'ФОП Шевченко Оксана Петрівна', 'Шевченко Оксана Петрівна'],
  ])('is not told for %s alone', (_, receiverName, name) => {
    const records = [{ receiverName: name, receiverAccount: IBAN }];
    expect(findOtherNames({ receiverName, creditIban: IBAN }, records, isSameName)).toEqual([]);
  });
});
