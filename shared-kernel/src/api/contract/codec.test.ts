import fc from 'fast-check';
import { decodeWire } from './call';
import { decimal, flag, id, idList, letterFlag, money, oneOf, text, whole, word, type Codec } from './codec';

function read<T>(codec: Codec<T>, wire: unknown): T | 'refused' {
  const decoded = decodeWire(codec, wire);
  return decoded.ok ? decoded.value : 'refused';
}

describe('money', () => {
  it.each([
    ['1234.56', '1234.56'],
    ['1234.5', '1234.50'],
    ['1234', '1234.00'],
    ['-0.05', '-0.05'],
    ['1234,56', '1234.56'],
    ['1,5', '1.50'],
    [1234.56, '1234.56'],
    [1234.5, '1234.50'],
    [0, '0.00'],
    [-7, '-7.00'],
    ['999999999999999.99', '999999999999999.99'],
  ])('reads %p as the text "%s"', (wire, amount) => {
    expect(read(money, wire)).toBe(amount);
  });

  it.each([
    '',
    '1,234',
    '1,234.00',
    '1.234,00',
    '1 000.00',
    '1.234',
    '.5',
    '5.',
    '+1',
    '1e3',
    'NaN',
    '1234567890123456',
    '１',
    1e21,
    0.001,
  ])('refuses %p', (wire) => {
    expect(read(money, wire)).toBe('refused');
  });

  it.each([null, undefined, true, {}, ['1.00'], NaN, Infinity])('refuses %p, which is no sum at all', (wire) => {
    expect(read(money, wire)).toBe('refused');
  });

  it('is never a JS number in the house, nor on the wire that we write', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (kopecks) => {
        expect(typeof read(money, kopecks / 100)).toBe('string');
        expect(money.encode(String(kopecks))).toBe(String(kopecks));
      }),
    );
  });

  it('is exact when a bank writes sums of up to 13 digits before the point as JSON numbers', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{0,12}\.[0-9]{2}$/), (amount) => {
        expect(read(money, JSON.parse(amount))).toBe(amount);
      }),
    );
  });
});

describe('a rate or a percentage', () => {
  it.each([
    ['19.50', '19.50'],
    ['0.075', '0.075'],
    [41.5, '41.5'],
    [-1, '-1'],
    ['123456789012345.0123456789', '123456789012345.0123456789'],
  ])('written %p is "%s", with the decimals it has', (wire, value) => {
    expect(read(decimal, wire)).toBe(value);
  });

  it.each(['', '1,5', '.5', '5.', '1e3', '19.50 %', '0.12345678901', '1234567890123456', 1e-7, null, undefined])(
    '%p is refused',
    (wire) => {
      expect(read(decimal, wire)).toBe('refused');
    },
  );
});

describe('an id', () => {
  it.each([
    ['7001', '7001'],
    [7001, '7001'],
    ['a1b2-c3_d4', 'a1b2-c3_d4'],
    [-5, '-5'],
    ['x'.repeat(64), 'x'.repeat(64)],
  ])('written %p is the text "%s"', (wire, value) => {
    expect(read(id, wire)).toBe(value);
  });

  it.each(['', ' ', '1 2', '1,2', '../1', "1'", 'ї', 'x'.repeat(65), 1.5, 1e21, null, undefined, true, ['1']])(
    '%p is refused',
    (wire) => {
      expect(read(id, wire)).toBe('refused');
    },
  );
});

describe('ids separated by commas', () => {
  it.each([
    ['7001', ['7001']],
    [7001, ['7001']],
    ['7001,7002', ['7001', '7002']],
    ['7001, 7002', ['7001', '7002']],
  ])('%p are %p', (wire, value) => {
    expect(read(idList, wire)).toEqual(value);
  });

  it.each(['', ',', '7001,', '7001,  7002', ' 7001', '7001 7002', ['7001']])('%p are refused', (wire) => {
    expect(read(idList, wire)).toBe('refused');
  });
});

describe('a whole number', () => {
  it.each([
    ['17', 17],
    [17, 17],
    ['-1', -1],
    ['007', 7],
    ['999999999999999', 999_999_999_999_999],
  ])('written %p is %d', (wire, value) => {
    expect(read(whole, wire)).toBe(value);
  });

  it.each(['', '1.0', '1e3', '0x1', ' 1', '1 ', '1234567890123456', 1.5, 1e16, NaN, null, undefined, false, []])(
    '%p is refused',
    (wire) => {
      expect(read(whole, wire)).toBe('refused');
    },
  );
});

describe('a number out of a list', () => {
  const status = oneOf([0, 1, -1]);

  it.each([
    [0, 0],
    ['1', 1],
    [-1, -1],
  ])('%p is %d', (wire, value) => {
    expect(read(status, wire)).toBe(value);
  });

  it.each([2, '2', '', 'new', 0.5, null, undefined, true, ' 1'])('%p is refused', (wire) => {
    expect(read(status, wire)).toBe('refused');
  });
});

describe('a word out of a list', () => {
  const scheme = word(['one', 'two']);

  it('is itself, and every other is refused', () => {
    expect(read(scheme, 'two')).toBe('two');
    for (const wire of ['three', 'Two', '', ' two', 1, null, undefined, 'toString'])
      expect(read(scheme, wire)).toBe('refused');
  });
});

describe('a flag', () => {
  it.each([1, '1', 'Y', true, 'true'])('%p is yes', (wire) => {
    expect(read(flag, wire)).toBe(true);
    expect(read(letterFlag, wire)).toBe(true);
  });

  it.each([0, '0', 'N', false, 'false'])('%p is no', (wire) => {
    expect(read(flag, wire)).toBe(false);
    expect(read(letterFlag, wire)).toBe(false);
  });

  it.each(['', 'y', 'yes', 'TRUE', 2, '01', -1, null, undefined, []])('%p is refused', (wire) => {
    expect(read(flag, wire)).toBe('refused');
  });

  it('is written 1 and 0, or with letters where the specification does', () => {
    expect([flag.encode(true), flag.encode(false)]).toEqual([1, 0]);
    expect([letterFlag.encode(true), letterFlag.encode(false)]).toEqual(['Y', 'N']);
  });
});

describe('a text', () => {
  it('is taken as it is, also with spaces around and nothing in it', () => {
    for (const value of ['', '  ', ' ТОВ «Приклад»\n']) expect(read(text, value)).toBe(value);
  });

  it('written as a number is the same digits', () => {
    expect([read(text, 17), read(text, 12.5)]).toEqual(['17', '12.5']);
  });

  it.each([NaN, true, null, undefined, {}, ['x']])('%p is none', (wire) => {
    expect(read(text, wire)).toBe('refused');
  });
});
