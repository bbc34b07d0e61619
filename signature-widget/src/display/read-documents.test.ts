import '../testing/browser';
import { bytesOf, paymentBytes } from '../testing/documents';
import { readDocuments } from './read-documents';

const text = (id = '9001', fields?: Parameters<typeof paymentBytes>[1]) =>
  new TextDecoder().decode(paymentBytes(id, fields).canonical);

describe('readDocuments', () => {
  it('reads what the bank stored, and keeps the very bytes', () => {
    const bytes = paymentBytes('9001');
    const reading = readDocuments([bytes]);
    expect(reading.ok && reading.documents[0]?.canonical).toBe(bytes.canonical);
  });

  it('refuses the batch and names every document that cannot be shown', () => {
    const reading = readDocuments([paymentBytes('1'), bytesOf('2', '{}'), paymentBytes('3'), bytesOf('4', '')]);
    expect(reading).toEqual({ ok: false, ids: ['2', '4'] });
  });

  it.each([
    ['an unknown field', () => bytesOf('9001', text().replace('{', '{"aaa":"1",'))],
    ['a key twice', () => bytesOf('9001', text().replace('{', '{"amount":"1.00",'))],
    ['a space between the fields', () => bytesOf('9001', text().replace(',', ', '))],
    ['a number instead of a text', () => bytesOf('9001', text().replace('"101"', '101'))],
    ['a character that turns the direction', () => bytesOf('9001', text().replace('Оплата', 'Опла\u202eта'))],
    ['a letter that is not in normal form C', () => bytesOf('9001', text().replace('Оплата', 'и\u0306'))],
    ['a missing field', () => bytesOf('9001', text().replace('"amount":"1234567.80",', ''))],
    ['an amount that is not one', () => paymentBytes('9001', { amount: '1e9' })],
    ['an amount with three decimals, which would be shown rounded', () => paymentBytes('9001', { amount: '1.005' })],
    ['a negative amount', () => paymentBytes('9001', { amount: '-1.00' })],
    ['a day that does not exist', () => paymentBytes('9001', { documentDate: '2026-02-30' })],
    ['a flag that is neither yes nor no', () => paymentBytes('9001', { receiverHasCode: 'maybe' })],
    ['the bytes of another document', () => ({ ...paymentBytes('9002'), id: '9001' })],
    ['the bytes of another version', () => ({ ...paymentBytes('9001'), version: 2 })],
    ['a byte order mark in front', () => withBytes(Uint8Array.of(0xef, 0xbb, 0xbf, ...paymentBytes('9001').canonical))],
    ['bytes that are not UTF-8', () => withBytes(Uint8Array.of(0xff, 0xfe))],
  ])('refuses a document with %s', (_, document) => {
    expect(readDocuments([document()])).toEqual({ ok: false, ids: ['9001'] });
  });
});

function withBytes(canonical: Uint8Array) {
  return { id: '9001', version: 1, canonical };
}
