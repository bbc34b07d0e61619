import { readCanonical, writeCanonical } from './canonical';
import { FIELDS, linesOf, type CanonicalField, type CanonicalType } from './canonical-fields';
import { CONTENTS } from './testing';

const KINDS = Object.keys(FIELDS) as CanonicalType[];
const MADE_BY_WRITER: readonly CanonicalField[] = ['v', 'type'];

/** Kind × field, those of the writer left out. */
function fieldsWhere(isWanted: (kind: CanonicalType, field: CanonicalField) => boolean) {
  return KINDS.flatMap((kind) =>
    FIELDS[kind].all
      .filter((field) => !MADE_BY_WRITER.includes(field) && isWanted(kind, field))
      .map((field) => [kind, field] as const),
  );
}

const isOptional = (kind: CanonicalType, field: CanonicalField) =>
  (FIELDS[kind].optional as readonly CanonicalField[]).includes(field);

describe.each(KINDS)('a document of kind %s', (kind) => {
  it('is read with every field of its closed list, in the order in which people read it', () => {
    const reading = readCanonical(writeCanonical(kind, CONTENTS[kind]));
    expect(reading.ok && reading.document.type).toBe(kind);
    expect(reading.ok && reading.document.fields.map(({ name }) => name)).toEqual(FIELDS[kind].all);
  });

  it('names each field once, and lets no field be missing that it does not have', () => {
    const { all, optional } = FIELDS[kind];
    expect(new Set(all).size).toBe(all.length);
    expect(optional.filter((field) => !(all as readonly string[]).includes(field))).toEqual([]);
  });

  it.each(KINDS.filter((other) => other !== kind))('is not taken for one of kind %s', (other) => {
    const text = writeCanonical(kind, CONTENTS[kind]).replace(`"type":"${kind}"`, `"type":"${other}"`);
    expect(readCanonical(text).ok).toBe(false);
  });
});

it.each(fieldsWhere(isOptional))('a document of kind %s is whole without %s', (kind, field) => {
  const text = writeCanonical(kind, { ...CONTENTS[kind], [field]: '' });
  expect(readCanonical(text)).toMatchObject({ ok: true });
});

it.each(fieldsWhere((kind, field) => !isOptional(kind, field)))(
  'a document of kind %s cannot be written without %s',
  (kind, field) => {
    expect(() => writeCanonical(kind, { ...CONTENTS[kind], [field]: '' })).toThrow('missingField');
  },
);

describe('a field of several lines', () => {
  const withEmployees = (employees: string) => () => writeCanonical('payroll', { ...CONTENTS.payroll, employees });

  it('is shown line by line, and only such a field is', () => {
    expect(linesOf('employees', 'а\nб')).toEqual(['а', 'б']);
    expect(linesOf('contracts', 'а')).toEqual(['а']);
    expect(linesOf('purpose', 'а\nб')).toEqual(['а\nб']);
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
