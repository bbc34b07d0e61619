/** @jest-environment jsdom */
import { openPhraseStore, parsePhrase } from './phrase-store';

beforeEach(() => localStorage.clear());

describe('parsePhrase', () => {
  it.each([
    ['a plain one', 'жовтий чайник', 'жовтий чайник'],
    ['one with spaces too many', '  жовтий \t чайник ', 'жовтий чайник'],
    ['one in two ways of writing й', 'жовтии\u0306', 'жовтий'],
    ['one of 40 characters', 'ж'.repeat(40), 'ж'.repeat(40)],
    ['a longer one', 'ж'.repeat(41), null],
    ['three characters', 'чай', null],
    ['nothing', '', null],
    ['one with letters that turn the text around', 'чай\u202eкин', null],
    ['one with a space that cannot be seen', 'чай\u200bник', null],
  ])('takes %s', (_, typed, phrase) => {
    expect(parsePhrase(typed)).toBe(phrase);
  });
});

describe('openPhraseStore', () => {
  it('keeps a phrase for the next opening and forgets it when asked', () => {
    openPhraseStore(() => localStorage)?.save('жовтий чайник');
    expect(openPhraseStore(() => localStorage)?.read()).toBe('жовтий чайник');
    openPhraseStore(() => localStorage)?.save(null);
    expect(openPhraseStore(() => localStorage)?.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('takes what somebody else wrote there for no phrase', () => {
    localStorage.setItem('ncb.phrase', '\u202eкиначай');
    expect(openPhraseStore(() => localStorage)?.read()).toBeNull();
  });

  it('is none where the browser refuses its storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(openPhraseStore(refuse)).toBeNull();
  });
});
