import fc from 'fast-check';
import { isDisplayable } from '../text';
import { readCanonical, writeCanonical } from './canonical';
import type { CanonicalField } from './canonical-fields';
import { PAYMENT, PAYMENT_TEXT } from './testing';

const FIELDS_SHOWN: readonly CanonicalField[] = [
  'v',
  'type',
  'id',
  'version',
  'number',
  'documentDate',
  'valueDate',
  'payerName',
  'payerCode',
  'payerIban',
  'amount',
  'currency',
  'receiverName',
  'receiverCode',
  'receiverHasCode',
  'receiverIsResident',
  'receiverIban',
  'purpose',
  'standardPurposeCode',
  'structuredPurposeKind',
  'structuredPurpose',
  'ultimateDebtor',
  'ultimateCreditor',
  'requestId',
];
const OPTIONAL: readonly CanonicalField[] = [
  'valueDate',
  'standardPurposeCode',
  'structuredPurposeKind',
  'structuredPurpose',
  'ultimateDebtor',
  'ultimateCreditor',
  'requestId',
];
const REQUIRED = FIELDS_SHOWN.filter((name) => !OPTIONAL.includes(name) && name !== 'v' && name !== 'type');

describe('writeCanonical', () => {
  it('writes one flat object, names in the order of RFC 8785, no spaces', () => {
    expect(writeCanonical('1', PAYMENT)).toBe(PAYMENT_TEXT);
  });

  it('writes the same text whatever the order of the fields it is given', () => {
    const reversed = Object.fromEntries(Object.entries(PAYMENT).reverse());
    expect(writeCanonical('1', reversed)).toBe(PAYMENT_TEXT);
  });

  it.each(OPTIONAL)('leaves out %s when it is empty or absent: there is one text of one content', (name) => {
    expect(writeCanonical('1', { ...PAYMENT, [name]: '' })).toBe(PAYMENT_TEXT);
    expect(writeCanonical('1', { ...PAYMENT, [name]: undefined })).toBe(PAYMENT_TEXT);
    expect(writeCanonical('1', { ...PAYMENT, [name]: 'дещо' })).not.toBe(PAYMENT_TEXT);
  });

  it.each(REQUIRED)('throws when %s is empty or absent', (name) => {
    expect(() => writeCanonical('1', { ...PAYMENT, [name]: '' })).toThrow('missingField');
    expect(() => writeCanonical('1', { ...PAYMENT, [name]: undefined })).toThrow('missingField');
  });

  it('writes its own version and type, whatever the caller gave under these names', () => {
    expect(writeCanonical('1', { ...PAYMENT, v: 'ncb-doc/2', type: '5' })).toBe(PAYMENT_TEXT);
  });

  it('throws for what a signer could not be shown', () => {
    expect(() => writeCanonical('1', { ...PAYMENT, purpose: 'Оплата\u202eатал' })).toThrow('notDisplayable');
    expect(() => writeCanonical('1', { ...PAYMENT, purpose: 'перши\u0306' })).toThrow('notDisplayable');
  });

  it.each(['comment', '__proto__', 'constructor', 'toString'])(
    'throws for the field "%s", which nobody shows',
    (name) => {
      const fields: object = JSON.parse(JSON.stringify(PAYMENT).replace('{', `{"${name}":"x",`));
      expect(() => writeCanonical('1', fields)).toThrow('unknownField');
    },
  );
});

describe('readCanonical', () => {
  it('gives the fields in the order in which people read them, absent ones left out', () => {
    const reading = readCanonical(PAYMENT_TEXT);
    const values = { ...PAYMENT, v: 'ncb-doc/1', type: '1' };
    expect(reading).toEqual({
      ok: true,
      document: {
        type: '1',
        fields: FIELDS_SHOWN.filter((name) => name in values).map((name) => ({
          name,
          value: values[name as keyof typeof values],
        })),
      },
    });
  });

  it('shows every field of the closed list when all are there', () => {
    const reading = readCanonical(writeCanonical('1', Object.fromEntries(FIELDS_SHOWN.map((name) => [name, 'є']))));
    expect(reading.ok && reading.document.fields.map(({ name }) => name)).toEqual(FIELDS_SHOWN);
  });

  it('gives back what writeCanonical was given, and its writing is the same text again', () => {
    const value = fc.string({ unit: 'binary', minLength: 1 }).filter(isDisplayable);
    const contents = fc.record(Object.fromEntries([...REQUIRED, ...OPTIONAL].map((name) => [name, value])), {
      requiredKeys: [...REQUIRED],
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(contents, (content: Partial<Record<CanonicalField, string>>) => {
        const text = writeCanonical('1', content);
        const reading = readCanonical(text);
        if (!reading.ok) throw new Error(reading.reason);
        const read = Object.fromEntries(reading.document.fields.map(({ name, value }) => [name, value]));
        expect(read).toEqual({ ...content, v: 'ncb-doc/1', type: '1' });
        expect(writeCanonical('1', read)).toBe(text);
      }),
    );
  });
});
