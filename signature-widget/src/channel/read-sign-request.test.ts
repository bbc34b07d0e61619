import { readSignRequest } from './read-sign-request';

const DOCUMENT = { id: '9001', version: 1, canonical: Uint8Array.of(1, 2) };
const REQUEST = {
  kind: 'sign',
  language: 'ua',
  theme: 'light',
  documents: [DOCUMENT],
  certificates: [Uint8Array.of(3)],
};
const with_ = (document: object) => ({ ...REQUEST, documents: [{ ...DOCUMENT, ...document }] });

describe('readSignRequest', () => {
  it('reads a well-formed request', () => {
    expect(readSignRequest(REQUEST)).toEqual(REQUEST);
  });

  it('reads a payroll of 5,000 employees with its difference to the last one, and nothing that is almost one', () => {
    const canonical = new Uint8Array(1_500_000);
    const difference = {
      number: '4',
      documentDate: '2026-07-05',
      total: '1000.00',
      employeeCount: 5,
      left: 0,
      marks: [{ row: 1, mark: 'account', before: 'UA64' }],
    };
    const request = with_({ canonical, difference });
    expect(readSignRequest(request)).toEqual(request);
    for (const wrong of [
      null,
      {},
      { ...difference, total: '1' },
      { ...difference, number: 'Підпис\u202e' },
      { ...difference, documentDate: 'вчора' },
      { ...difference, left: -1 },
      { ...difference, more: 1 },
      { ...difference, marks: [{ row: 1, mark: 'other', before: '' }] },
      { ...difference, marks: [{ row: 1, mark: 'account', before: 'x'.repeat(65) }] },
    ])
      expect(readSignRequest(with_({ canonical, difference: wrong }))).toBeNull();
  });

  it('reads a request without certificates: that no key fits is told when one is tried', () => {
    expect(readSignRequest({ ...REQUEST, certificates: [] })).not.toBeNull();
  });

  it('copies the bytes, so that the sender cannot change them after they were shown', () => {
    const canonical = Uint8Array.of(1, 2);
    const request = readSignRequest(with_({ canonical }));
    canonical[0] = 9;
    expect(request?.documents[0]?.canonical).toEqual(Uint8Array.of(1, 2));
  });

  it('takes the part of a buffer that a view shows, not the whole buffer', () => {
    const canonical = Uint8Array.of(1, 2, 3, 4).subarray(1, 3);
    expect(readSignRequest(with_({ canonical }))?.documents[0]?.canonical).toEqual(Uint8Array.of(2, 3));
  });

  it.each([
    ['nothing', null],
    ['a text', 'sign'],
    ['an array', [REQUEST]],
    ['another kind', { ...REQUEST, kind: 'cancel' }],
    ['a field too many', { ...REQUEST, confirm: true }],
    ['a field too few', { ...REQUEST, certificates: undefined, theme: undefined }],
    ['an unknown language', { ...REQUEST, language: 'de' }],
    ['an unknown theme', { ...REQUEST, theme: 'blue' }],
    ['no documents', { ...REQUEST, documents: [] }],
    ['more than 1,000 documents', { ...REQUEST, documents: many(1001) }],
    ['the same document twice', { ...REQUEST, documents: [DOCUMENT, DOCUMENT] }],
    ['documents that are no list', { ...REQUEST, documents: { 0: DOCUMENT } }],
    ['a document with a field too many', with_({ title: 'Оплата' })],
    ['a document without an id', with_({ id: '' })],
    ['a numeric id', with_({ id: 9001 })],
    ['a version that is a text', with_({ version: '1' })],
    ['a broken version', with_({ version: 1.5 })],
    ['a text instead of bytes', with_({ canonical: '{}' })],
    ['other bytes than Uint8Array', with_({ canonical: new Uint16Array(1) })],
    ['an empty document', with_({ canonical: new Uint8Array() })],
    ['a document over 2 MB', with_({ canonical: new Uint8Array(2 * 1024 * 1024 + 1) })],
    ['a certificate that is a text', { ...REQUEST, certificates: ['MII'] }],
    ['a certificate over 16 KB', { ...REQUEST, certificates: [new Uint8Array(16_385)] }],
    ['more certificates than a person has', { ...REQUEST, certificates: Array(33).fill(Uint8Array.of(1)) }],
  ])('refuses %s', (_, message) => {
    expect(readSignRequest(message)).toBeNull();
  });

  it('reads 1,000 documents', () => {
    expect(readSignRequest({ ...REQUEST, documents: many(1000) })?.documents).toHaveLength(1000);
  });
});

function many(count: number) {
  return Array.from({ length: count }, (_, index) => ({ ...DOCUMENT, id: String(index) }));
}
