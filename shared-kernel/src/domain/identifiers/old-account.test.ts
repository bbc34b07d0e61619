import fc from 'fast-check';
import vectors from '../../../test/data/vectors.json';
import { checkOldAccount, isBankCode, normaliseAccount } from './old-account';

const { old_account_key: accounts } = vectors;
const digits = (min: number, max = min) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));
const parts = { bank: digits(6), head: digits(4), tail: digits(0, 9) };

function findKeyDigits(bank: string, head: string, tail: string): readonly number[] {
  const keys = Array.from({ length: 10 }, (_, digit) => digit);
  return keys.filter((key) => checkOldAccount(head + key + tail, bank) === null);
}

describe('checkOldAccount', () => {
  it.each(accounts.valid)('takes $account at bank $mfo, whose key is $key', ({ mfo, account }) => {
    expect(checkOldAccount(account, mfo)).toBeNull();
  });

  it.each(accounts.invalid)('refuses $account at bank "$mfo" with $error', ({ mfo, account, error }) => {
    expect(checkOldAccount(account, mfo)).toBe(error);
  });

  it('takes exactly one key digit for any other digits and bank', () => {
    fc.assert(
      fc.property(fc.record(parts), ({ bank, head, tail }) => {
        expect(findKeyDigits(bank, head, tail)).toHaveLength(1);
      }),
    );
  });

  it('looks at five digits of the bank code only: the sixth changes nothing', () => {
    fc.assert(
      fc.property(fc.record(parts), digits(1), ({ bank, head, tail }, sixth) => {
        expect(findKeyDigits(bank.slice(0, 5) + sixth, head, tail)).toEqual(findKeyDigits(bank, head, tail));
      }),
    );
  });

  it('refuses an account of which any one digit is another: every weight has an inverse', () => {
    const place = fc.integer({ min: 0, max: 13 });
    fc.assert(
      fc.property(fc.record(parts), place, fc.integer({ min: 1, max: 9 }), ({ bank, head, tail }, at, by) => {
        const account = `${head}${findKeyDigits(bank, head, tail)[0]}${tail}`;
        fc.pre(at < account.length);
        const other = account.slice(0, at) + ((Number(account[at]) + by) % 10) + account.slice(at + 1);
        expect(checkOldAccount(other, bank)).toBe('illegalOldAcn');
      }),
    );
  });

  it.each([
    ['15 digits', '260083170068470', 'illegalOldAcn'],
    ['no digits', '', 'illegalOldAcn'],
    ['a space inside', '2600 8', 'illegalOldAcn'],
    ['full-width digits', '２６００８', 'illegalOldAcn'],
    ['a line break at the end', '26008\n', 'illegalOldAcn'],
  ])('refuses an account of %s', (_, account, key) => {
    expect(checkOldAccount(account, '351607')).toBe(key);
  });

  it('looks at the bank code first', () => {
    expect(checkOldAccount('', '3516070')).toBe('illegalMfoAcn');
  });
});

describe('isBankCode', () => {
  it.each([
    ['351607', true],
    ['000001', true],
    ['35160', false],
    ['3516077', false],
    ['35160A', false],
    ['３５１６０７', false],
    ['', false],
  ])('of "%s" is %s', (text, expected) => {
    expect(isBankCode(text)).toBe(expected);
  });
});

describe('normaliseAccount', () => {
  it.each([
    [' 2600 8 ', '26008'],
    ['2600\u00a08', '26008'],
    ['2600-8\n', '26008'],
    ['2600A8', '2600A8'],
  ])('makes of "%s" "%s"', (typed, account) => {
    expect(normaliseAccount(typed)).toBe(account);
  });
});
