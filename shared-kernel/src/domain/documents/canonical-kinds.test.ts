import fc from 'fast-check';
import { readCanonical, writeCanonical } from './canonical';
import { splitLines, type CanonicalField, type CanonicalType } from './canonical-fields';
import { CONTENTS, TEXTS } from './testing';

const COMMON = 'v type id version number documentDate valueDate? payerName payerCode payerIban';
const FEE = 'feeMode feeAmount feeCurrency feeIban?';
const BASIS_PARTS = 'contracts? agreementNumber? agreementDate? basisText?';
const CALL_BACK =
  'callBack? callBackCaller? callBackPerson? callBackPhone? callBackPhoneSince? callBackDay? callBackTime? callBackConfirmedBy?';
const SUPPORTING = 'note? files?';
const PARTS = 'structuredPurposeKind? structuredPurpose? ultimateDebtor? ultimateCreditor?';

/**
 * Closed lists in reading order; `?` marks optional fields (docs/adr/0016). Source:
 * docs/requirements/hryvnia-payments.md#payment-on-the-wire,
 * docs/requirements/currency-payroll-credits-statements.md#payment-in-currency.
 */
const CLOSED_LISTS: Readonly<Record<CanonicalType, string>> = {
  '1':
    `${COMMON} amount currency receiverName receiverCode receiverHasCode receiverIsResident receiverCountry? receiverIban ` +
    `purpose ` +
    `standardPurposeCode? ${PARTS} ${CALL_BACK} ${SUPPORTING} requestId?`,
  '2':
    `${COMMON} amount currency paymentKind fundsSource feePayer ${FEE} ` +
    'receiverName receiverCode? receiverSecondCode? receiverAccount receiverCountry receiverAddress? ' +
    'receiverBankSwift receiverBankName receiverBankCountry receiverBankAddress? receiverBankAccount? receiverBankCode? ' +
    'intermediaryBankSwift? intermediaryBankName? intermediaryBankCountry? intermediaryBankAddress? ' +
    'intermediaryBankAccount? intermediaryBankCode? ' +
    `basis ${BASIS_PARTS} purpose comment? ${PARTS} ${SUPPORTING} requestId?`,
  '3':
    `${COMMON} amount currency rateType customerRate? creditIban restIban hryvnias transitIban ${FEE} ` +
    `basis ${BASIS_PARTS} purpose? ${SUPPORTING}`,
  '4': `${COMMON} amount currency rateType customerRate? creditIban ${FEE} basis? ${BASIS_PARTS} purpose? ${SUPPORTING}`,
  '5': `${COMMON} amount currency targetCurrency rateType customerRate? creditIban ${FEE} basis? ${BASIS_PARTS} purpose? ${SUPPORTING}`,
  payroll: `${COMMON} transitIban payrollType payrollPeriod? payrollHalf? amount currency employeeCount employees ${SUPPORTING}`,
  declaration: 'v type id version documentDate subject companyName companyCode content',
};

const KINDS: readonly CanonicalType[] = ['1', '2', '3', '4', '5', 'payroll', 'declaration'];

function listFields(kind: CanonicalType, which: 'all' | 'optional' | 'required'): readonly CanonicalField[] {
  const listed = CLOSED_LISTS[kind].split(' ').slice(2);
  const selected = listed.filter((name) => which === 'all' || name.endsWith('?') === (which === 'optional'));
  return selected.map((name) => name.replace('?', '') as CanonicalField);
}

const eachField = (which: 'all' | 'optional' | 'required') =>
  KINDS.flatMap((kind) => listFields(kind, which).map((field) => [kind, field] as const));

describe.each(KINDS)('a document of kind %s', (kind) => {
  it('has the canonical text that another program makes of the same fields', () => {
    expect(writeCanonical(kind, CONTENTS[kind])).toBe(TEXTS[kind]);
  });

  it('is read with every field of its closed list, in the order in which people read it', () => {
    const reading = readCanonical(TEXTS[kind]);
    expect(reading.ok && reading.document.type).toBe(kind);
    expect(reading.ok && reading.document.fields.map(({ name }) => name)).toEqual([
      'v',
      'type',
      ...listFields(kind, 'all'),
    ]);
  });

  it.each(KINDS.filter((other) => other !== kind))('is not taken for one of kind %s', (other) => {
    expect(readCanonical(TEXTS[kind].replace(`"type":"${kind}"`, `"type":"${other}"`)).ok).toBe(false);
  });
});

it.each(eachField('optional'))('a document of kind %s is whole without %s, which is left out then', (kind, field) => {
  const text = writeCanonical(kind, { ...CONTENTS[kind], [field]: '' });
  expect(Object.keys(JSON.parse(text) as object)).not.toContain(field);
  expect(readCanonical(text)).toMatchObject({ ok: true });
});

it.each(eachField('required'))('a document of kind %s cannot be written without %s', (kind, field) => {
  expect(() => writeCanonical(kind, { ...CONTENTS[kind], [field]: '' })).toThrow('missingField');
});

it.each(eachField('all'))('a document of kind %s has another text once %s is another', (kind, field) => {
  const changed = writeCanonical(kind, { ...CONTENTS[kind], [field]: 'інше' });
  expect(JSON.parse(changed)).toEqual({ ...(JSON.parse(TEXTS[kind]) as object), [field]: 'інше' });
  expect(changed).not.toBe(TEXTS[kind]);
});

describe('the canonical texts of two documents', () => {
  /** Look like the surrounding JSON: one field could pretend to be two. */
  const value = fc.constantFrom('1', '2', '","amount":"', '\\', '"', '","type":"2', 'а', "'", '{}');
  const content = (kind: CanonicalType) =>
    fc
      .tuple(
        fc.record(Object.fromEntries(listFields(kind, 'required').map((field) => [field, value]))),
        fc.dictionary(fc.constantFrom(...listFields(kind, 'all')), fc.oneof(value, fc.constant('')), { maxKeys: 4 }),
      )
      .map(([required, others]) => ({ ...others, ...required }));
  const document = fc
    .constantFrom(...KINDS)
    .chain((kind) => fc.record({ kind: fc.constant(kind), content: content(kind) }));
  const filled = ({ kind, content: fields }: { kind: string; content: Readonly<Record<string, string>> }) =>
    JSON.stringify([
      kind,
      ...Object.entries(fields)
        .filter(([, text]) => text !== '')
        .sort(),
    ]);

  it('are the same if and only if kind and fields are', () => {
    fc.assert(
      fc.property(document, document, (one, other) => {
        const areEqual = writeCanonical(one.kind, one.content) === writeCanonical(other.kind, other.content);
        expect(areEqual).toBe(filled(one) === filled(other));
      }),
    );
  });

  it('differ where one field of one differs, whichever it is and however little', () => {
    const pair = document.chain(({ kind, content: fields }) =>
      fc.record({
        kind: fc.constant(kind),
        fields: fc.constant(fields),
        field: fc.constantFrom(...listFields(kind, 'all')),
      }),
    );
    fc.assert(
      fc.property(pair, value, ({ kind, fields, field }, other) => {
        const before = (fields as Readonly<Record<string, string>>)[field] ?? '';
        const changed = writeCanonical(kind, { ...fields, [field]: other });
        expect(changed === writeCanonical(kind, fields)).toBe(before === other);
      }),
    );
  });
});

describe('a field of several lines', () => {
  const withEmployees = (employees: string) => () => writeCanonical('payroll', { ...CONTENTS.payroll, employees });

  it('is shown line by line, and only such a field is', () => {
    expect(splitLines('employees', 'а\nб')).toEqual(['а', 'б']);
    expect(splitLines('contracts', 'а')).toEqual(['а']);
    expect(splitLines('purpose', 'а\nб')).toEqual(['а\nб']);
  });

  it.each([
    ['an empty line between', 'а\n\nб'],
    ['an empty line at the end', 'а\n'],
    ['a carriage return', 'а\r\nб'],
    ['a line separator of Unicode', 'а\u2028б'],
    ['a character in a line that nobody sees', 'а\nб\u200b'],
  ])('is refused with %s', (_, employees) => {
    expect(withEmployees(employees)).toThrow('notDisplayable');
  });

  it('does not let a line break into any other field', () => {
    const contents = CONTENTS['3'];
    expect(() => writeCanonical('3', { ...contents, purpose: 'Купівля\nвалюти' })).toThrow('notDisplayable');
  });
});
