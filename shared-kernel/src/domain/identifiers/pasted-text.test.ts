import { normaliseCode, normaliseIban, normaliseTypedIban } from '.';
import { removeSeparators, removeSpaces } from './pasted-text';

const PASTED_SPACES = [' ', '\t', '\n', '\u00a0', '\u202f', '\u2009', '\u200b', '\ufeff', '\u200e'];

describe('a pasted code', () => {
  it.each(PASTED_SPACES)('loses the space or invisible mark %j wherever it stands', (space) => {
    expect(removeSpaces(`${space}1${space}${space}2${space}`)).toBe('12');
    expect(removeSeparators(`${space}1${space}${space}2${space}`)).toBe('12');
  });

  it.each(['-', '\u2010', '\u2011', '\u2012', '\u2013'])(
    'loses the hyphen %j only where hyphens part groups',
    (hyphen) => {
      expect(removeSeparators(`1${hyphen}2${hyphen}3`)).toBe('123');
      expect(removeSpaces(`1${hyphen}2`)).toBe(`1${hyphen}2`);
    },
  );

  it('keeps its letters, digits of other scripts and other signs for the check to see', () => {
    expect(removeSpaces('аb１/_')).toBe('аb１/_');
    expect(removeSeparators('аb１/_\u2014')).toBe('АB１/_\u2014');
  });
});

describe('a code pasted with the words around it', () => {
  const IBAN = 'UA263052990000026006999000301';

  it.each([
    `IBAN: ${IBAN}`,
    `iban ${IBAN}.`,
    `р/р ${IBAN}`,
    `Р/р № ${IBAN};`,
    `п/р: ${IBAN.slice(0, 4)} ${IBAN.slice(4)}`,
    `рахунок отримувача – ${IBAN}`,
    `${IBAN}....`,
    `поточний рахунок ${IBAN} .`,
  ])('is the account alone: %s', (text) => {
    expect(normaliseIban(text)).toBe(IBAN);
  });

  it('is the account also where UA is in Cyrillic letters', () => {
    expect(normaliseTypedIban(`IBAN: УА${IBAN.slice(2)}`)).toBe(IBAN);
  });

  it.each(['ЄДРПОУ 92000019', 'код ЄДРПОУ: 92000019.', 'ЄДРПОУ/ІПН 92000019', 'ИНН 92000019,', 'рнокпп № 92000019'])(
    'is the code alone: %s',
    (text) => {
      expect(normaliseCode(text)).toBe('92000019');
    },
  );

  it('stays where there are no figures behind the words', () => {
    expect(normaliseCode('ЄДРПОУ')).toBe('ЄДРПОУ');
    expect(normaliseIban('рахунок')).toBe('РАХУНОК'.toUpperCase());
    expect(normaliseCode('АБ.')).toBe('АБ.');
  });
});
