import { isRefusalCode, REFUSAL_CODES } from './refusal';

describe('isRefusalCode', () => {
  it.each(REFUSAL_CODES)('knows %s', (code) => {
    expect(isRefusalCode(code)).toBe(true);
  });

  it.each(['', 'Unauthorized', 'toString', '__proto__', null, undefined, 401])('does not know %s', (value) => {
    expect(isRefusalCode(value)).toBe(false);
  });

  it('has no code twice', () => {
    expect(new Set(REFUSAL_CODES).size).toBe(REFUSAL_CODES.length);
  });
});
