import { hashCode, createSmsCode, createToken, isSameHex, hashToken } from './tokens';

test('ten thousand session tokens are all different and have 256 bits each', () => {
  const tokens = Array.from({ length: 10_000 }, createToken);
  expect(new Set(tokens).size).toBe(10_000);
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
});

test('what the database keeps of a token is not the token', () => {
  const token = createToken();
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashToken(token)).not.toContain(token);
});

test('codes have six digits, also small ones', () => {
  expect(Array.from({ length: 1000 }, createSmsCode).every((code) => /^[0-9]{6}$/.test(code))).toBe(true);
});

test('the same code gives another value in another sign-in and under another pepper', () => {
  const values = [
    hashCode(Buffer.from('a'), 'one', '111111'),
    hashCode(Buffer.from('a'), 'two', '111111'),
    hashCode(Buffer.from('b'), 'one', '111111'),
  ];
  expect(new Set(values).size).toBe(3);
  expect(isSameHex(values[0] ?? '', hashCode(Buffer.from('a'), 'one', '111111'))).toBe(true);
});
