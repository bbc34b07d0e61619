import {
  findClearingSystem,
  findNationalCodeForm,
  isClabe,
  isRoutingNumber,
  normaliseNationalCode,
} from './national-codes';

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
    ['US', '021000021', 'USABA'],
    ['GB', '20-00-00', 'GBDSC'],
    ['GB', '//SC 20 00 00', 'GBDSC'],
    ['CA', '000300012', 'CACPA'],
    ['CA', '//CC000300012', 'CACPA'],
    ['AU', 'BSB: 062-000', 'AUBSB'],
    ['NZ', '01-0902', 'NZNCC'],
    ['IN', 'IFSC hdfc0000123', 'INFSC'],
    ['CN', '1021 0009 9996', 'CNAPS'],
    ['CN', '10210009999612', 'CNAPS'],
    ['ZA', '051001', 'ZANCC'],
    ['HK', '004', 'HKNCC'],
    ['CH', '230', 'CHBCC'],
    ['CH', '002301', 'CHSIC'],
  ])('of %s, %s, belongs to %s', (country, code, system) => {
    expect(findClearingSystem(country, normaliseNationalCode(code))).toBe(system);
  });

  it.each([
    ['US', '02100002'],
    ['GB', '2000000'],
    ['CA', '100300012'],
    ['CA', '00012003'],
    ['AU', '06200'],
    ['NZ', '010902001'],
    ['IN', 'HDFC1000123'],
    ['IN', 'HDFC000012'],
    ['CN', '10210009999'],
    ['ZA', '51001'],
    ['HK', '004123'],
    ['CH', '0023011'],
    // A country whose codes are not known here.
    ['PL', '10901014'],
  ])('of %s, %s, belongs to no system', (country, code) => {
    expect(findClearingSystem(country, code)).toBeNull();
  });

  it.each(['US', 'GB', 'CA', 'AU', 'NZ', 'IN', 'CN', 'ZA', 'HK', 'CH'])('of %s has a sample of its form', (country) => {
    const entry = findNationalCodeForm(country);
    expect(entry?.form.test(normaliseNationalCode(entry.sample))).toBe(true);
  });

  it('keeps letters that only look like the name of a code', () => {
    expect(normaliseNationalCode('ABAX0000123')).toBe('ABAX0000123');
  });
});
