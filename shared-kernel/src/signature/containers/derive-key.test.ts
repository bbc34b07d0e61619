import { createKupynaMac } from '../kupyna/kupyna';
import { DERIVATIONS, pbkdf2Kupyna } from './derive-key';

const bytes = (text: string) => new TextEncoder().encode(text);
const fromHex = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

describe('the key of a password', () => {
  it('with the code of DSTU 7564 is what the rounds give, under the password filled up with zeros', () => {
    const key = new Uint8Array(32);
    key.set(bytes('password'));
    const code = createKupynaMac(key);
    const first = code(Uint8Array.from([...bytes('salt'), 0, 0, 0, 1]));
    const second = code(first);
    const third = code(second);
    const expected = first.map((byte, at) => byte ^ (second[at] ?? 0) ^ (third[at] ?? 0));
    const derived = (password: string) => pbkdf2Kupyna(bytes(password), bytes('salt'), 3, () => undefined);
    expect(new Uint8Array(derived('password'))).toEqual(expected);
    expect(derived('p'.repeat(32))).toEqual(derived('p'.repeat(40)));
    expect(derived('passwort')).not.toEqual(derived('password'));
  });

  it('with SHA-256 is that of RFC 7914', async () => {
    const derived = await DERIVATIONS['1.2.840.113549.2.9']?.(bytes('passwd'), bytes('salt'), 1, () => undefined);
    expect(derived).toEqual(fromHex('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc'));
  });
});
