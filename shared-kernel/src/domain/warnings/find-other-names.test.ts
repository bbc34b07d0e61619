import { findOtherNames } from '.';

const IBAN = 'UA983052990000026008138043718';
const earlier = [
  { receiverName: 'ТОВ «Світанок»', receiverAccount: IBAN },
  { receiverName: 'ПП «Млин»', receiverAccount: 'UA263052990000026006999000301' },
];
const other = (receiverName: string, creditIban = IBAN) => findOtherNames({ receiverName, creditIban }, earlier);

describe('a receiver whose account is known by another name', () => {
  it.each([
    ['another name', 'ТОВ «Захід»', ['ТОВ «Світанок»']],
    ['the same in other quotes and letters', 'тов  "СВІТАНОК"', []],
    ['no name yet', '', []],
  ])('is told for %s', (_, name, names) => {
    expect(other(name)).toEqual(names);
  });

  it('is not told for an account that nobody has paid, nor for one of the Treasury', () => {
    expect(other('ТОВ «Захід»', 'UA213223130000026007233566001')).toEqual([]);
    const treasury = 'UA308999980310001000000000001';
    const paid = [{ receiverName: 'ГУК у м. Києві', receiverAccount: treasury }];
    expect(findOtherNames({ receiverName: 'ГУК у Київській області', creditIban: treasury }, paid)).toEqual([]);
  });
});
