import { CURRENCIES, getCurrencyDigits, type CurrencyLetters, type Language } from '../../vocabulary';
import { ENGLISH } from './english';
import { RUSSIAN } from './russian';
import type { Grammar, Noun, Words } from './grammar';
import { UKRAINIAN } from './ukrainian';

const GRAMMARS = { ua: UKRAINIAN, uk: UKRAINIAN, ru: RUSSIAN, en: ENGLISH };

/** Up to 999,999,999,999.99. */
const AMOUNT = /^(-?)0*([0-9]{1,12})(?:\.([0-9]{1,2}))?$/;

export function hasWords(currency: string): currency is CurrencyLetters {
  return CURRENCIES.some(({ letters }) => letters === currency);
}

/**
 * Writes an amount for a printout: `Сто двадцять три гривні 45 копійок`. Source:
 * docs/requirements/banking-rules.md#amount-in-words.
 * @param amount at most two decimals, up to 999,999,999,999.99, also negative
 * @param currency letters; see `hasWords`
 * @param language interface language or its tag `uk`
 * @param minor `ifUsed` omits the sen of whole yen, as printouts do
 * @throws RangeError for another text or currency: check them before
 */
export function spellAmount(
  amount: string,
  currency: CurrencyLetters,
  language: Language | 'uk',
  minor: 'always' | 'ifUsed' = 'always',
): string {
  const match = AMOUNT.exec(amount);
  if (!match || !hasWords(currency)) throw new RangeError('no words for this amount');
  const grammar = GRAMMARS[language];
  const nouns = grammar.currencies[currency];
  const whole = match[2] ?? '';
  const cents = (match[3] ?? '').padEnd(2, '0');
  const isNegative = match[1] === '-' && /[1-9]/.test(whole + cents);
  const words = [...writeNumber(whole, nouns.major, grammar), getNounForm(whole, nouns.major, grammar)];
  const isMinorSaid = minor === 'always' || getCurrencyDigits(currency) > 0 || cents !== '00';
  if (isMinorSaid) words.push(cents, getNounForm(cents, nouns.minor, grammar));
  if (isNegative) words.unshift(grammar.minus);
  return capitalise(words.filter(Boolean).join(' '));
}

/** Makes the last three digits agree with the noun's gender. */
function writeNumber(digits: string, counted: Noun, grammar: Grammar): Words {
  if (digits === '0') return [grammar.zero];
  const padded = digits.padStart(12, '0');
  const [thousand, million, billion] = grammar.scales;
  return [
    ...writeScale(padded.slice(0, 3), billion, grammar),
    ...writeScale(padded.slice(3, 6), million, grammar),
    ...writeScale(padded.slice(6, 9), thousand, grammar),
    ...grammar.hundreds(padded.slice(9), counted.isFeminine ?? false),
  ];
}

function writeScale(threeDigits: string, scale: Noun, grammar: Grammar): Words {
  if (threeDigits === '000') return [];
  return [...grammar.hundreds(threeDigits, scale.isFeminine ?? false), getNounForm(threeDigits, scale, grammar)];
}

function getNounForm(digits: string, noun: Noun, grammar: Grammar): string | undefined {
  return noun.forms[grammar.getFormIndex(digits)];
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
