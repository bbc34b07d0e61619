import { readCanonical, type CanonicalReading } from './canonical';
import { PAYMENT_TEXT } from './testing';

function reasonOf(text: string): Extract<CanonicalReading, { ok: false }>['reason'] | null {
  const reading = readCanonical(text);
  return reading.ok ? null : reading.reason;
}

function withPiece(piece: string, other: string): string {
  expect(PAYMENT_TEXT).toContain(piece);
  return PAYMENT_TEXT.replace(piece, other);
}

describe('readCanonical refuses a text that is not its own canonical form', () => {
  it.each([
    ['a key twice', '"amount":"1234.56"', '"amount":"1.00","amount":"1234.56"'],
    ['a key twice, the second value shown last', '"amount":"1234.56"', '"amount":"1234.56","amount":"1.00"'],
    ['keys in another order', '"amount":"1234.56","currency":"UAH"', '"currency":"UAH","amount":"1234.56"'],
    ['a space between', '"amount":', '"amount": '],
    ['a space before the end', '"version":"1"}', '"version":"1" }'],
    ['a line break behind the end', '"version":"1"}', '"version":"1"}\n'],
    ['a byte order mark before the start', '{"amount"', '\ufeff{"amount"'],
    ['a character written as an escape', '"UAH"', '"UA\\u0048"'],
    ['an escaped slash', 'ncb-doc/1', 'ncb-doc\\/1'],
    ['a number', '"version":"1"', '"version":1'],
    ['a truth value', '"receiverHasCode":"1"', '"receiverHasCode":true'],
    ['null', '"number":"17"', '"number":null'],
    ['a list', '"number":"17"', '"number":["17"]'],
    ['an object inside', '"number":"17"', '"number":{"a":"17"}'],
    ['an object under __proto__', '{"amount"', '{"__proto__":{"number":"18"},"amount"'],
  ])('with %s', (_, piece, other) => {
    expect(reasonOf(withPiece(piece, other))).toBe('notCanonical');
  });

  it.each(['', '{', 'null', '"text"', '1', '[]', '["amount"]', 'undefined', '{"amount":"1"'])('as "%s"', (text) => {
    expect(reasonOf(text)).toBe('notCanonical');
  });
});

describe('readCanonical refuses a field outside the closed list', () => {
  it.each([
    ['unknown', '"currency":"UAH"', '"comment":"x","currency":"UAH"'],
    ['named __proto__', '{"amount"', '{"__proto__":"x","amount"'],
    ['named constructor', '"currency":"UAH"', '"constructor":"x","currency":"UAH"'],
    ['of another case', '"amount"', '"Amount"'],
    ['of the next version', '"v":"ncb-doc/1"', '"v":"ncb-doc/2"'],
    ['without a version', '"v":"ncb-doc/1",', ''],
    ['of an unknown type', '"type":"1"', '"type":"9"'],
    ['of a type that every object has', '"type":"1"', '"type":"toString"'],
    ['without a type', '"type":"1",', ''],
  ])('%s', (_, piece, other) => {
    expect(reasonOf(withPiece(piece, other))).toBe('unknownField');
  });

  it('and an object without any', () => {
    expect(reasonOf('{}')).toBe('unknownField');
  });
});

describe('readCanonical refuses a document that lacks a field', () => {
  it.each([
    ['the amount', '"amount":"1234.56",'],
    ['the purpose', '"purpose":"Оплата за товар згідно рах. № 15",'],
    ['the account that is paid', '"receiverIban":"UA983052990000026008138043718",'],
    ['its version', ',"version":"1"'],
  ])('%s', (_, piece) => {
    expect(reasonOf(withPiece(piece, ''))).toBe('missingField');
  });
});

describe('readCanonical refuses a value that a signer would not see as it is', () => {
  it.each([
    ['a direction override', 'Оплата\u202e за'],
    ['a direction isolate', 'Оплата\u2067 за'],
    ['a zero-width space', 'Опла\u200bта за'],
    ['a soft hyphen', 'Опла\u00adта за'],
    ['a no-break space', 'Оплата\u00a0за'],
    ['a letter outside normal form C', 'Перши\u0306 за'],
    ['a private-use character', 'Оплата \ue000 за'],
    ['a line break, escaped as the canonical form asks', 'Оплата\\n за'],
    ['a null character, escaped likewise', 'Оплата\\u0000 за'],
    ['half a surrogate pair, escaped likewise', 'Оплата\\ud83d за'],
  ])('with %s', (_, words) => {
    expect(reasonOf(withPiece('Оплата за', words))).toBe('notDisplayable');
  });
});
