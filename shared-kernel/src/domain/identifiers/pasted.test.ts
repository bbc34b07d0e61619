import { compactCode, withoutSpaces } from './pasted';

const PASTED_SPACES = [' ', '\t', '\n', '\u00a0', '\u202f', '\u2009', '\u200b', '\ufeff', '\u200e'];

describe('a pasted code', () => {
  it.each(PASTED_SPACES)('loses the space or invisible mark %j wherever it stands', (space) => {
    expect(withoutSpaces(`${space}1${space}${space}2${space}`)).toBe('12');
    expect(compactCode(`${space}1${space}${space}2${space}`)).toBe('12');
  });

  it.each(['-', '\u2010', '\u2011', '\u2012', '\u2013'])(
    'loses the hyphen %j only where hyphens part groups',
    (hyphen) => {
      expect(compactCode(`1${hyphen}2${hyphen}3`)).toBe('123');
      expect(withoutSpaces(`1${hyphen}2`)).toBe(`1${hyphen}2`);
    },
  );

  it('keeps its letters, digits of other scripts and other signs for the check to see', () => {
    expect(withoutSpaces('аb１/_')).toBe('аb１/_');
    expect(compactCode('аb１/_\u2014')).toBe('АB１/_\u2014');
  });
});
