import { isClabe, isRoutingNumber } from './national-codes';

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
