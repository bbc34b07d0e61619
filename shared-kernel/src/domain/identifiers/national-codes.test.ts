import { expectedNationalCode, isClabe, isRoutingNumber, normaliseNationalCode } from './national-codes';

describe('a routing number of the USA', () => {
  it.each(['021000021', '011401533', '091000019'])('%s is one', (code) => {
    expect(isRoutingNumber(code)).toBe(true);
  });

  it.each(['021000022', '12100002', '0210000210', '02100002x', ''])('%s is none', (code) => {
    expect(isRoutingNumber(code)).toBe(false);
  });
});

describe('a CLABE', () => {
  it.each(['032180000118359719', '002010077777777771', '646180110400000007'])('%s is one', (account) => {
    expect(isClabe(account)).toBe(true);
  });

  it.each(['032180000118359718', '03218000011835971', '646180110400000008'])('%s is none', (account) => {
    expect(isClabe(account)).toBe(false);
  });
});

describe('the code of a bank in its country', () => {
  it.each([
    ['GB', '20-00-00'],
    ['AU', '062-000'],
    ['IN', 'hdfc0000123'],
    ['CN', '1021 0009 9996'],
    ['CA', '000300012'],
    ['HK', '004'],
    ['PL', '10901014'],
  ])('of %s is as usual: %s', (country, code) => {
    expect(expectedNationalCode(country, normaliseNationalCode(code))).toBeNull();
  });

  it.each([
    ['GB', '2000000', '20-00-00'],
    ['IN', 'HDFC1000123', 'SBIN0000001'],
    ['CN', '10210009999', '102100099996'],
    ['AU', '06200', '062-000'],
  ])('of %s that has another form is shown beside one: %s', (country, code, sample) => {
    expect(expectedNationalCode(country, code)).toBe(sample);
  });
});
