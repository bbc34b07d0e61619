import fc from 'fast-check';
import { decodeEcdsaDer, toEcdsaDer } from './ecdsa-value';
import { toHex } from './encoding/bytes';

const half = fc.uint8Array({ minLength: 1, maxLength: 32 }).map((digits) => {
  const padded = new Uint8Array(32);
  padded.set(digits, 32 - digits.length);
  return padded;
});

describe('the two forms of an ECDSA value', () => {
  it('gives back every r and s, also short ones and ones with the highest bit set', () => {
    fc.assert(
      fc.property(half, half, (r, s) => {
        const raw = Uint8Array.from([...r, ...s]);
        expect(toHex(decodeEcdsaDer(toEcdsaDer(raw)) ?? new Uint8Array())).toBe(toHex(raw));
      }),
    );
  });

  it.each([
    ['a negative r', '3006020180020101'],
    ['a zero too many before r', '300702020001020101'],
    ['a third integer', '3009020101020101020101'],
    ['a byte after the end', '300602010102010100'],
    ['an r of 33 bytes', `302602210${'1'.repeat(65)}020101`],
    ['nothing', ''],
  ])('refuses %s', (_, hex) => {
    expect(decodeEcdsaDer(Uint8Array.from(Buffer.from(hex, 'hex')))).toBeNull();
  });
});
